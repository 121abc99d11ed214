import { root } from '@site/build/packages';
import { Argument, Command } from 'commander';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Finds out what the newest versions of the tools break, in a clone of the last commit. It tries each group alone, and
// then all groups that build. TypeScript 7 checks types. ts-loader and typescript-eslint need the API of TypeScript 6.
const groups: Readonly<Record<string, readonly string[]>> = {
  webpack: ['webpack'],
  federation: ['@module-federation/enhanced'],
  typescript: ['typescript@6', 'typescript-native'],
  react: ['react', 'react-dom', '@types/react', '@types/react-dom'],
  router: ['react-router-dom'],
};

/** The steps for each group, in order. After a failed installation or build, the others do not run. */
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

/** Returns the name of a group's package in package.json, and its newest version. */
function newestOf(wanted: string): readonly [name: string, version: string] {
  const spec = wanted === 'typescript-native' ? 'typescript' : wanted;
  const versions = execFileSync('npm', ['view', spec, 'version', '--json'], { encoding: 'utf8' });
  const newest = [JSON.parse(versions) as string | readonly string[]].flat().at(-1) ?? '';
  return [wanted.replace(/(?<=.)@.*/, ''), newest];
}

/**
 * Writes other versions into the package.json of the site and of its workspaces.
 * @returns the changes, such as 'webpack 5.1.0 → 5.2.0'.
 */
function raise(copy: string, versions: readonly (readonly [name: string, version: string])[]): readonly string[] {
  const raised = new Set<string>();
  const packages = ['package.json', '*/package.json', ':!e2e/*/*'];
  const list = execFileSync('git', ['ls-files', ...packages], { cwd: copy, encoding: 'utf8' });
  for (const place of list.trim().split('\n')) {
    const file = path.join(copy, place);
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

/**
 * Tries the newest versions of some groups. Returns a row of the table: the changed versions, and the result of each
 * step.
 */
function attempt(names: readonly string[]): Readonly<Record<string, string>> {
  const copy = mkdtempSync(path.join(tmpdir(), 'canary-'));
  try {
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, copy]);
    const raised = raise(copy, names.map(newestOf));
    const row: Record<string, string> = { changes: raised.join(', ') || 'nothing newer' };
    const env = { ...process.env, SITE_DIST: '', SITE_STORE: '' };
    for (const [step, command] of raised.length > 0 ? steps : []) {
      const options = { cwd: copy, env, shell: true, encoding: 'utf8', maxBuffer: 1e9 } as const;
      const { status, stdout, stderr } = spawnSync(command, options);
      row[step] = status === 0 ? '✓' : '✗';
      if (status === 0) continue;
      const said = (stderr + stdout).replaceAll(`${copy}/`, '');
      console.error(`${raised.join(', ')}, ${step}:\n${said.slice(0, 2000)}\n`);
      row['breaks first'] ??= step;
      if (step === 'install' || step === 'build') break;
    }
    return row;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const names = [...Object.keys(groups), 'all'];
const { args: asked } = new Command('npm run canary --')
  .description('Tries the newest versions of the tools in a clone of the last commit, and prints what they break.')
  .showHelpAfterError()
  .addArgument(new Argument('[group...]', 'the tools to try (default: all)').choices(names))
  .parse();
const isAsked = (name: string) => asked.length === 0 || asked.includes('all') || asked.includes(name);
const table: Record<string, Readonly<Record<string, string>>> = {};
/** Returns whether a group builds alone. The other groups would hide the faults of the combination. */
const canBuild = (name: string) => table[name]?.['install'] !== '✗' && table[name]?.['build'] !== '✗';
for (const name of names.filter(isAsked)) {
  const together = name === 'all' ? Object.keys(groups).filter(canBuild) : [name];
  table[name] = attempt(together.flatMap((one) => groups[one] ?? []));
}
console.table(table);
if (Object.values(table).some((row) => Object.values(row).includes('✗'))) process.exitCode = 1;
