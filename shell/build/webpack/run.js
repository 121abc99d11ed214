// @ts-check
// Builds one package: `node run.js <name>`. Tells its parent how far it is, and what failed; ends with 1 then.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { buildFolder, packages, root } from '../packages.js';
import { buildFailures } from './buildFailures.js';

const pkg = packages.find(({ name }) => name === process.argv[2]);
if (!pkg) throw new Error(`no package is named ${process.argv[2]}`);

// Whoever asked for the build is gone: what it writes now would come in the way of the next one.
process.on('disconnect', () => process.exit(1));

await rm(buildFolder(pkg.name), { recursive: true, force: true });

/** Tells what failed, and ends. @param {readonly string[]} failures */
function end(failures) {
  const exit = () => process.exit(failures.length > 0 ? 1 : 0);
  if (process.send) process.send({ failures }, exit);
  else exit();
}

/** @param {import('webpack').Configuration[]} configurations */
function build(configurations) {
  const compiler = webpack(configurations);
  if (!compiler) return end(['webpack.config.js configures nothing']);
  new webpack.ProgressPlugin((fraction) => process.send?.({ fraction })).apply(compiler);
  compiler.run((error, stats) => {
    const failures = error ? [error.message] : buildFailures(stats);
    if (stats?.hasWarnings()) console.error(stats.toString('errors-warnings'));
    compiler.close(() => end(failures));
  });
}

import(pathToFileURL(path.join(root, pkg.folder, 'webpack.config.js')).href).then(
  ({ default: configurations }) => build(configurations),
  (/** @type {Error} */ { message }) => end([message]),
);
