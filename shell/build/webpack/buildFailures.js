// @ts-check
import path from 'node:path';
import { isInstalled, root } from '../packages.js';

/** Lines of a loader's message that say nothing of the file. */
const noise = /^(\[tsl\] ERROR|Module build failed|SyntaxError$)/;

/** The telling line of a message. @param {string} message */
function tellingLine(message) {
  const lines = message.split('\n').map((line) => line.trim());
  const line = lines.find((one) => one !== '' && !noise.test(one)) ?? lines[0] ?? '';
  return line
    .replace(/^Module (parse failed|not found): (Error: )?/, '')
    .replaceAll(`${root}${path.sep}`, '')
    .replace(/\.$/, '');
}

/** How a picture gets where Picture finds it. */
const added = isInstalled
  ? 'ask the people of the site to add it, install the newer kit that brings it,'
  : 'put it into shared-data/photographs, run npm run pictures,';

const pictureFile = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** @param {import('webpack').WebpackError} error */
function failure(error) {
  const resource = error.module && 'resource' in error.module ? String(error.module.resource) : '';
  const file = path.relative(root, error.file ?? resource);
  if (pictureFile.test(file)) {
    return `${file} is a picture, which no module imports; ${added} and show it with Picture (@site/ui/Picture)`;
  }
  const start = error.loc && 'start' in error.loc ? error.loc.start : undefined;
  const told = tellingLine(error.message);
  // Style sheets tell their place in the message alone: '(16:1) EventCard.module.css Unclosed block'.
  const [, line, column, reason] = /^\((\d+):(\d+)\) \S+ (.*)$/.exec(told) ?? [];
  const place = start ? `:${start.line}:${(start.column ?? 0) + 1}` : line ? `:${line}:${column}` : '';
  return `${file || 'the build'}${file && place} does not compile (${reason ?? told})`;
}

/**
 * What kept a build from being finished: one line for each problem, the clearest first.
 * @param {import('webpack').MultiStats | undefined} stats
 */
export function buildFailures(stats) {
  const errors = /** @type {import('webpack').WebpackError[]} */ (
    stats?.stats.flatMap(({ compilation }) => compilation.errors) ?? []
  );
  // Where TypeScript has spoken, a bundler that could not read the same file adds nothing.
  const clearest = [...errors.filter(({ file }) => file), ...errors.filter(({ file }) => !file)];
  // A style sheet fails again where it is run.
  const causes = clearest.filter(({ message }) => !message.includes('Execution of module code'));
  return [...new Set((causes.length > 0 ? causes : clearest).map(failure))];
}
