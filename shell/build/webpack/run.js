// @ts-check
// Builds one package: `node run.js <name>`. Tells its parent how far it is; errors go to the terminal, and end it with 1.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { buildFolder, packages, root } from '../packages.js';

const pkg = packages.find(({ name }) => name === process.argv[2]);
if (!pkg) throw new Error(`no package is named ${process.argv[2]}`);

await rm(buildFolder(pkg.name), { recursive: true, force: true });
/** @type {{ default: import('webpack').Configuration[] }} */
const { default: configurations } = await import(pathToFileURL(path.join(root, pkg.folder, 'webpack.config.js')).href);
const compiler = webpack(configurations);
if (!compiler) throw new Error(`${pkg.folder}/webpack.config.js configures nothing`);
new webpack.ProgressPlugin((fraction) => process.send?.(fraction)).apply(compiler);
compiler.run((error, stats) => {
  if (error) console.error(error.message);
  if (stats?.hasErrors() || stats?.hasWarnings()) console.error(stats.toString('errors-warnings'));
  compiler.close(() => process.exit(error || stats?.hasErrors() ? 1 : 0));
});
