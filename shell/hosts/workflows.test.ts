/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const workflows = path.join(root, '.github/workflows');
const read = (name: string) => readFileSync(path.join(workflows, `${name}.yml`), 'utf8');
const folders = readdirSync(root, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && !entry.name.startsWith('.'),
);
const sections = folders.map(({ name }) => /^mfe-(.+)$/.exec(name)?.[1]).filter((name) => name !== undefined);
const callers = readdirSync(workflows)
  .map((file) => path.parse(file).name)
  .filter((name) => name !== 'release' && name !== 'nightly');

/** The paths whose change starts a workflow. */
const pathsOf = (name: string) => [...read(name).matchAll(/^ {6}- (\S+)$/gm)].map(([, one = '']) => one);

/** Whether a file of the repository is under one of the paths. */
const covers = (paths: readonly string[], file: string) =>
  paths.some((one) => (one.endsWith('/**') ? `${file}/`.startsWith(one.slice(0, -2)) : file === one));

describe('the workflows', () => {
  it('are one for each section, for the shell and for what all share', () => {
    expect([...callers].sort()).toEqual([...sections, 'shared', 'shell'].sort());
  });

  it.each(sections)('start for %s when its folder changes, and release it alone', (name) => {
    expect(pathsOf(name)).toContain(`mfe-${name}/**`);
    expect(pathsOf(name).filter((one) => !one.startsWith('.github/'))).toHaveLength(1);
    expect(read(name)).toMatch(new RegExp(`uses: ./.github/workflows/release.yml\\n +with:\\n +name: ${name}\\n`));
  });

  it('leave out no folder and no file that the site is built from', () => {
    const started = callers.flatMap(pathsOf);
    const shell = readdirSync(path.join(root, 'shell')).filter(
      (name) => !/^(node_modules|dist|tsconfig\.json)$/.test(name),
    );
    const top = folders.map(({ name }) => name).filter((name) => !/^(node_modules|dist|shell)$/.test(name));
    const files = [
      ...top,
      ...shell.map((name) => `shell/${name}`),
      'package.json',
      'package-lock.json',
      'tsconfig.base.json',
    ];
    expect(files.filter((file) => !covers(started, file))).toEqual([]);
  });

  it('release one at a time, from main alone, and drop none that waits', () => {
    expect(read('release')).toMatch(/concurrency:\n +group: live-site\n +cancel-in-progress: false\n +queue: max\n/);
    expect(read('release')).toContain("if: github.ref == 'refs/heads/main' && github.event_name != 'pull_request'");
    for (const name of callers) expect(read(name)).not.toMatch(/concurrency|npm run/);
  });
});
