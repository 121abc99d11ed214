// @ts-check
import path from 'node:path';
import { isInstalled, root } from '../packages.js';

/** Matches lines of a loader's message that say nothing about the file. */
const noise = /^(\[tsl\] ERROR|Module build failed|SyntaxError$)/;

/** Returns the most useful line of a message. @param {string} message */
function tellingLine(message) {
  const lines = message.split('\n').map((line) => line.trim());
  const line = lines.find((one) => one !== '' && !noise.test(one)) ?? lines[0] ?? '';
  return line
    .replace(/^Module (parse failed|not found): (Error: )?/, '')
    .replaceAll(`${root}${path.sep}`, '')
    .replace(/\.$/, '');
}

/** How to add a picture for `Picture`. */
const added = isInstalled
  ? "ask the site's team to add it, install the newer kit,"
  : 'put it in shared-data/photographs, run npm run pictures,';

const pictureFile = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** @param {import('webpack').WebpackError} error */
function failure(error) {
  const resource = error.module && 'resource' in error.module ? String(error.module.resource) : '';
  const file = path.relative(root, error.file ?? resource);
  if (pictureFile.test(file)) {
    return `${file} is a picture. Modules cannot import pictures: ${added} and show it with Picture (@site/ui/Picture)`;
  }
  const start = error.loc && 'start' in error.loc ? error.loc.start : undefined;
  const told = tellingLine(error.message);
  // PostCSS names the line only in the message: '(16:1) EventCard.module.css Unclosed block'.
  const [, line, column, reason] = /^\((\d+):(\d+)\) \S+ (.*)$/.exec(told) ?? [];
  const place = start ? `:${start.line}:${(start.column ?? 0) + 1}` : line ? `:${line}:${column}` : '';
  return `${file || 'the build'}${file && place} does not compile (${reason ?? told})`;
}

/**
 * Returns one line for each problem that made a build fail, the clearest first.
 * @param {import('webpack').MultiStats | undefined} stats
 */
export function buildFailures(stats) {
  const errors = /** @type {import('webpack').WebpackError[]} */ (
    stats?.stats.flatMap(({ compilation }) => compilation.errors) ?? []
  );
  // If TypeScript reports an error in a file, the bundler's error for the same file adds nothing.
  const clearest = [...errors.filter(({ file }) => file), ...errors.filter(({ file }) => !file)];
  // A style sheet that does not compile also fails when webpack executes it.
  const causes = clearest.filter(({ message }) => !message.includes('Execution of module code'));
  return [...new Set((causes.length > 0 ? causes : clearest).map(failure))];
}
