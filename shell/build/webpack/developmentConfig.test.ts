/** @jest-environment node */
import { pictureHashes } from '@site/shared-data/pictures.generated';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { forProduction } from './common';
import { developmentConfig } from './developmentConfig';

/** Builds a script as a development server does, and returns it. */
async function built(source: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'development-'));
  try {
    const entry = path.join(folder, 'entry.js');
    writeFileSync(entry, source);
    const config: webpack.Configuration = {
      name: 'shop browser',
      infrastructureLogging: { level: 'error' },
      entry,
      plugins: [...forProduction],
      output: { path: folder, filename: 'out.js' },
    };
    await new Promise<void>((resolve, reject) => {
      const compiler = webpack(developmentConfig(config, 3009));
      compiler?.run((error) => compiler.close(() => (error ? reject(error) : resolve())));
    });
    return readFileSync(path.join(folder, 'out.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('developmentConfig', () => {
  it('keeps the pictures that a script uses, although its modules are written as strings', async () => {
    const [name = '', hash = ''] = Object.entries(pictureHashes.wide)[0] ?? [];
    const script = await built(`const table = { '${name}': '${hash}' };\nconsole.log(table["${name}"]);\n`);
    expect(script.includes(hash)).toBe(true);
  });

  it("keeps React's connection to its developer tools, which hot reload needs", async () => {
    const script = await built('if (typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ === "object") console.log("connected");\n');
    expect(script.includes('typeof __REACT_DEVTOOLS_GLOBAL_HOOK__')).toBe(true);
  });
});
