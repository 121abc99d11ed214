/** @jest-environment node */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type MultiStats } from 'webpack';
import { builtModules } from './builtModules.js';

// In this test a module's name is its path in the test's own folder.
const home = realpathSync(mkdtempSync(path.join(tmpdir(), 'built-modules-')));
jest.mock('../moduleNames.js', () => ({ moduleName: (file: string) => path.relative(mockHome(), file) }));
const mockHome = () => home;

jest.setTimeout(60_000);

const files: Readonly<Record<string, string>> = {
  'package.json': '{ "sideEffects": false }',
  'entry.js': `
    import { limit } from './limit.js';
    import { title } from './again.js';
    import { unused } from './unused.js';
    import sheet from './sheet.css';
    console.log(limit, title, sheet, process.env.NODE_ENV === 'development' ? unused : 0);`,
  'limit.js': "export { limit } from './limits/number.js';",
  'limits/number.js': 'export const limit = 12;',
  'again.js': "export { title } from './title.js';",
  'title.js': 'export const title = () => new Date();',
  'unused.js': 'export const unused = () => 0;',
  'sheet.css': 'a { color: red; }',
  'tokens.css': ':root { --ink: black; }',
  'loader.cjs': `module.exports = function (text) {
    this.addDependency(require('node:path').join(__dirname, 'tokens.css'));
    return 'export default ' + JSON.stringify(text);
  };`,
};

async function build(): Promise<MultiStats> {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(home, name)), { recursive: true });
    writeFileSync(path.join(home, name), text);
  }
  const compiler = webpack([
    {
      mode: 'production',
      context: home,
      entry: './entry.js',
      output: { path: path.join(home, 'dist') },
      module: { rules: [{ test: /\.css$/, loader: path.join(home, 'loader.cjs') }] },
    },
  ]);
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => (stats ? resolve(stats) : reject(error ?? new Error('no build'))));
  });
}

afterAll(() => rmSync(home, { recursive: true }));

describe('builtModules', () => {
  it('lists every module that affects the output, even if its code was inlined or skipped', async () => {
    const modules = builtModules(await build());
    expect(modules).toEqual([
      'again.js', // skipped, but it tells where title comes from
      'entry.js',
      'limit.js',
      'limits/number.js', // its constant is inlined
      'sheet.css',
      'title.js',
      'tokens.css', // read by a loader
    ]);
  });
});
