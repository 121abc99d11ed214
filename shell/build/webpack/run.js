// @ts-check
// Builds one package: `node run.js <name> <folder>`. Sends its progress to the parent process, then the modules of the
// build and its failures. Exits with code 1 if the build failed.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { packages, sourceFolder } from '../packages.js';
import { buildFailures } from './buildFailures.js';
import { buildInputs } from './buildInputs.js';

const [, , name, folder] = process.argv;
const asked = packages.find((one) => one.name === name);
if (!asked || !folder) throw new Error('usage: node run.js <name> <folder>');
const pkg = asked;
const target = path.resolve(folder);

// The parent process is gone, and output written now would interfere with the next build.
process.on('disconnect', () => process.exit(1));

await rm(target, { recursive: true, force: true });

/**
 * Sends the failures to the parent, and ends.
 * @param {readonly string[]} failures
 * @param {readonly string[]} [modules]
 */
function end(failures, modules = []) {
  const exit = () => process.exit(failures.length > 0 ? 1 : 0);
  if (process.send) process.send({ failures, modules }, exit);
  else exit();
}

/** @param {import('webpack').Configuration[]} configurations */
function build(configurations) {
  const compiler = webpack(configurations.map((config) => ({ ...config, output: { ...config.output, path: target } })));
  if (!compiler) return end(['webpack.config.js configures nothing']);
  new webpack.ProgressPlugin((fraction) => process.send?.({ fraction })).apply(compiler);
  compiler.run((error, stats) => {
    const failures = error ? [error.message] : buildFailures(stats);
    if (stats?.hasWarnings()) console.error(stats.toString('errors-warnings'));
    const modules = stats ? buildInputs(pkg, stats) : [];
    compiler.close(() => end(failures, modules));
  });
}

import(pathToFileURL(path.join(sourceFolder(pkg), 'webpack.config.js')).href).then(
  ({ default: configurations }) => build(configurations),
  (/** @type {Error} */ { message }) => end([message]),
);
