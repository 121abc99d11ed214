import { root } from '@site/build/packages';
import { exec, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';

// What breaks with the newest tools: each group is tried alone, then all that can be built with, in a copy of what is committed.
// TypeScript 7 checks types; ts-loader and typescript-eslint need the interface that TypeScript 6 was the last to have.
const groups: Readonly<Record<string, readonly string[]>> = {
  webpack: ['webpack'],
  federation: ['@module-federation/enhanced'],
  typescript: ['typescript@6', 'typescript-native'],
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

const execute = promisify(exec);

/** The line of an output that tells most of what went wrong. */
function reasonIn(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim());
  return (lines.find((line) => /error|cannot|failed|✗|✘/i.test(line)) ?? lines.find(Boolean) ?? '').slice(0, 120);
}

/** The name that package.json has for a package of a group, and the newest version of it. */
function newestOf(wanted: string): readonly [name: string, version: string] {
  const spec = wanted === 'typescript-native' ? 'typescript' : wanted;
  const versions = JSON.parse(execFileSync('npm', ['view', spec, 'version', '--json'], { encoding: 'utf8' })) as
    string | readonly string[];
  return [wanted.replace(/(?<=.)@.*/, ''), [versions].flat().at(-1) ?? ''];
}

/** Names other versions in every package.json that names these packages; gives what has changed, as 'webpack 5.1.0 → 5.2.0'. */
function raise(copy: string, versions: ReadonlyMap<string, string>): readonly string[] {
  const lock = readFileSync(path.join(copy, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, { link?: boolean; resolved?: string }> };
  const workspaces = Object.values(packages).flatMap(({ link, resolved }) => (link && resolved ? [resolved] : []));
  const raised = new Set<string>();
  for (const folder of ['.', ...workspaces]) {
    const file = path.join(copy, folder, 'package.json');
    let manifest = readFileSync(file, 'utf8');
    for (const [name, version] of versions) {
      manifest = manifest.replaceAll(new RegExp(`(?<="${name}": "(?:npm:.*@)?)\\d[^"]*`, 'g'), (before) => {
        if (before !== version) raised.add(`${name} ${before} → ${version}`);
        return version;
      });
    }
    writeFileSync(file, manifest);
  }
  return [...raised];
}

/** A row of the table: what has changed, and what each step says. */
async function attempt(names: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const copy = mkdtempSync(path.join(tmpdir(), 'canary-'));
  try {
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, copy]);
    const raised = raise(copy, new Map(names.map(newestOf)));
    const row: Record<string, string> = { changes: raised.join(', ') || 'nothing newer' };
    let reason = '';
    for (const [step, command] of raised.length > 0 ? steps : []) {
      const env = { ...process.env, SITE_DIST: '', SITE_STORE: '' };
      const failed = await execute(command, { cwd: copy, env, maxBuffer: 1e9 }).then(
        () => null,
        ({ message, stderr = '', stdout = '' }: Error & { stdout?: string; stderr?: string }) =>
          stderr + stdout || message,
      );
      row[step] = failed === null ? '✓' : '✗';
      if (failed === null) continue;
      const said = failed.replaceAll(`${copy}/`, '');
      console.error(`${raised.join(', ')}, ${step}:\n${said.slice(0, 2000)}\n`);
      reason ||= `${step}: ${reasonIn(said)}`;
      if (step === 'install' || step === 'build') break;
    }
    return { ...row, ...(reason && { 'breaks first': reason }) };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const asked = process.argv.slice(2);
const isAsked = (name: string) => asked.length === 0 || asked.includes('all') || asked.includes(name);
const table: Record<string, Readonly<Record<string, string>>> = {};
/** With those that do not build alone, nothing would be known of the others together. */
const canBuild = (name: string) => table[name]?.['install'] !== '✗' && table[name]?.['build'] !== '✗';
for (const name of [...Object.keys(groups), 'all'].filter(isAsked)) {
  const together = name === 'all' ? Object.keys(groups).filter(canBuild) : [name];
  table[name] = await attempt(together.flatMap((one) => groups[one] ?? []));
}
console.table(table);
if (Object.values(table).some((row) => Object.values(row).includes('✗'))) process.exitCode = 1;
