/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packPackages } from './packKit';

// Each test starts npm several times.
jest.setTimeout(120_000);

let home: string;
const file = (...parts: readonly string[]) => path.join(home, ...parts);
const read = (...parts: readonly string[]) => readFileSync(file(...parts), 'utf8');
function write(name: string, content: string | object) {
  mkdirSync(path.dirname(file(name)), { recursive: true });
  writeFileSync(file(name), typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
}
const npm = (cwd: string, ...args: readonly string[]) =>
  execFileSync('npm', [...args, '--no-audit', '--no-fund', '--offline'], { cwd, stdio: 'pipe', encoding: 'utf8' });

const names = ['@tried/words', '@tried/look'];
const pack = (to = 'kit') => packPackages(file('site'), names, file(to), 'Other words for $&5.');
/** Writes the content of a package of the site. */
const say = (words: string) => write('site/words/words.js', `export const words = '${words}';\n`);

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'kit-test-'));
  write('site/package.json', { private: true, workspaces: ['words', 'look', 'section'] });
  write('site/words/package.json', { name: '@tried/words', version: '1.4.0', files: ['*.js', '!*.test.js'] });
  write('site/look/package.json', { name: '@tried/look', version: '2.0.0', dependencies: { '@tried/words': '1.4.0' } });
  write('site/section/package.json', { name: 'section', version: '1.0.0', dependencies: { '@tried/words': '1.4.0' } });
  write('site/words/CHANGELOG.md', '# Changes\n\n- **1.4.0** The first.\n');
  write('site/shell/README.md', '');
  say('first');
  npm(file('site'), 'install');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

describe('packPackages', () => {
  it('packs the same content under the same version, and writes only its record', async () => {
    const { files, raised } = await pack();
    expect(files).toEqual({ '@tried/words': 'tried-words-1.4.0.tgz', '@tried/look': 'tried-look-2.0.0.tgz' });
    const lock = read('site/package-lock.json');
    write('site/words/words.test.js', 'what is not packed');
    expect(await pack('elsewhere')).toEqual({ files, raised: [] });
    expect(raised).toEqual([]);
    expect(read('site/package-lock.json')).toBe(lock);
    expect(readdirSync(file('elsewhere')).sort()).toEqual(Object.values(files).sort());
  });

  it('raises the version of a changed package and of its dependents, wherever the repository names them', async () => {
    await pack();
    say('second');
    const { files, raised } = await pack();
    expect(raised).toEqual([
      { name: '@tried/words', from: '1.4.0', to: '1.4.1' },
      { name: '@tried/look', from: '2.0.0', to: '2.0.1' },
    ]);
    expect(Object.values(files)).toEqual(['tried-words-1.4.1.tgz', 'tried-look-2.0.1.tgz']);
    expect(read('site/section/package.json')).toContain('"@tried/words": "1.4.1"');
    expect(npm(file('site'), 'ls', '--all')).not.toMatch(/invalid|missing/);
    expect(read('site/package-lock.json')).not.toContain('1.4.0');
    expect(read('site/words/CHANGELOG.md')).toContain('\n- **1.4.1** Other words for $&5.\n- **1.4.0** The first.');
    expect((await pack('again')).raised).toEqual([]);
  });

  it('never reuses a packed version, even after someone resets the number', async () => {
    await pack();
    say('second');
    await pack();
    write('site/words/package.json', read('site/words/package.json').replace('1.4.1', '1.4.0'));
    say('third');
    const { raised } = await pack();
    expect(raised[0]).toEqual({ name: '@tried/words', from: '1.4.0', to: '1.4.2' });
  });

  it('rejects a folder that has other content under a version missing from the record', async () => {
    await pack();
    const before = readFileSync(file('kit/tried-words-1.4.0.tgz'));
    rmSync(file('site/shell/kit.json'));
    say('second');
    await expect(pack()).rejects.toThrow(
      / already has tried-words-1\.4\.0\.tgz with other content\. Raise its version/,
    );
    expect(readFileSync(file('kit/tried-words-1.4.0.tgz')).equals(before)).toBe(true);
  });

  it('packs files that npm installs next to a lock file of the earlier kit', async () => {
    const install = (files: Readonly<Record<string, string>>) =>
      npm(file('agency'), 'install', ...Object.values(files).map((one) => `../kit/${one}`));
    const installed = () => read('agency/node_modules/@tried/words/words.js');
    write('agency/package.json', { private: true, name: 'agency' });
    install((await pack()).files);
    expect(installed()).toContain('first');
    say('second');
    install((await pack()).files);
    expect(installed()).toContain('second');
    expect(read('agency/package.json')).toContain('tried-words-1.4.1.tgz');
    npm(file('agency'), 'ci');
    expect(installed()).toContain('second');
  });
});
