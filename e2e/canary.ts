import { root } from '@site/build/packages';
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

// What breaks with the newest tools: each group is tried alone, then all of them, in a copy of what is committed.
const groups: Readonly<Record<string, readonly string[]>> = {
  webpack: ['webpack'],
  federation: ['@module-federation/enhanced'],
  typescript: ['typescript'],
  react: ['react', 'react-dom', '@types/react', '@types/react-dom'],
  router: ['react-router-dom'],
};

/** What is tried with each, in order: without an installation or a build, nothing after it is. */
const steps: readonly (readonly [name: string, command: string])[] = [
  ['install', 'npm install --no-audit --no-fund --loglevel=error'],
  ['types', 'npm run --silent types'],
  ['build', 'npm run --silent build'],
  ['tests', 'npm run --silent unit -- --silent mfe- shell/src shell/section'],
  [
    'other tools',
    'FULL=1 npx playwright test --config e2e/playwright.config.ts --reporter=line releases/sections-of-other-tools',
  ],
];

const exec = promisify(execFile);

const newest = (name: string) => execFileSync('npm', ['view', name, 'version'], { encoding: 'utf8' }).trim();

type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'peerDependencies', Record<string, string>>>;

/** Names other versions in every package.json that names these packages; gives what has changed, as 'webpack 5.1.0 → 5.2.0'. */
function raise(copy: string, versions: ReadonlyMap<string, string>): readonly string[] {
  const { workspaces } = JSON.parse(readFileSync(path.join(copy, 'package.json'), 'utf8')) as { workspaces: string[] };
  const raised = new Set<string>();
  for (const folder of ['.', ...workspaces]) {
    const file = path.join(copy, folder, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    for (const list of [manifest.dependencies, manifest.devDependencies, manifest.peerDependencies]) {
      for (const [name, version] of versions) {
        const before = list?.[name];
        if (!list || before === undefined || !/^\d/.test(before) || before === version) continue;
        raised.add(`${name} ${before} → ${version}`);
        list[name] = version;
      }
    }
    writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  }
  return [...raised];
}

/** A row of the table: what has changed, and what each step says. */
async function attempt(names: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const copy = mkdtempSync(path.join(tmpdir(), 'canary-'));
  try {
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, copy]);
    const raised = raise(copy, new Map(names.map((name) => [name, newest(name)])));
    const row: Record<string, string> = { changes: raised.join(', ') || 'nothing newer' };
    for (const [step, command] of raised.length > 0 ? steps : []) {
      const env = { ...process.env, SITE_DIST: '', SITE_STORE: '' };
      const failed = await exec('sh', ['-c', command], { cwd: copy, env, maxBuffer: 1e9 }).then(
        () => null,
        (error: Error & { stdout?: string; stderr?: string }) => error.stderr || error.stdout || error.message,
      );
      row[step] = failed === null ? '✓' : '✗';
      if (failed !== null) console.error(`${raised.join(', ')}, ${step}:\n${failed.slice(0, 2000)}\n`);
      if (failed !== null && (step === 'install' || step === 'build')) break;
    }
    return row;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const asked = process.argv.slice(2);
const wanted = Object.entries({ ...groups, all: Object.values(groups).flat() }).filter(
  ([name]) => asked.length === 0 || asked.includes(name),
);
const table: Record<string, Readonly<Record<string, string>>> = {};
for (const [name, packages] of wanted) table[name] = await attempt(packages);
console.table(table);
if (Object.values(table).some((row) => Object.values(row).includes('✗'))) process.exitCode = 1;
