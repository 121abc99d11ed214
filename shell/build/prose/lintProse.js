// @ts-check
// `npm run lint` and `npm run prose` run this.
import { Command } from 'commander';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { VFile } from 'vfile';
import { reporter } from 'vfile-reporter';
import { checkProse } from './checkProse.js';
import { commentsInScript, commentsInStyles } from './commentsIn.js';

const root = path.resolve(import.meta.dirname, '../../..');

/** Folders with generated or installed files. */
const notWritten = /(?:^|\/)(?:node_modules|dist|\.git)(?:\/|$)/;

/**
 * Returns the files below a folder that contain prose, by their paths in the project.
 * @param {string} folder
 * @returns {string[]}
 */
const filesBelow = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (notWritten.test(file)) return [];
    if (entry.isDirectory()) return filesBelow(file);
    return /\.(?:md|css|[cm]?[jt]sx?)$/.test(entry.name) ? [file] : [];
  });

/** Checks a document, or the comments of a source. @param {string} file */
function checkFile(file) {
  const source = readFileSync(path.resolve(root, file), 'utf8');
  if (file.endsWith('.md')) return checkProse(new VFile({ path: file, value: source }));
  const comments = file.endsWith('.css') ? commentsInStyles(source) : commentsInScript(source, file);
  const prose = new VFile({ path: file, value: comments.map(({ text }) => text).join('\n\n') });
  // Messages refer to lines of the source, not to lines of the joined comments.
  const lines = comments.flatMap(({ text, line }) => [...text.split('\n').map((_, below) => line + below), 0]);
  for (const message of checkProse(prose).messages) {
    const line = lines[(message.line ?? 0) - 1];
    if (line) message.place = { line, column: message.column ?? 1 };
  }
  return prose;
}

new Command('npm run prose --')
  .description('Checks the sentences of documents and comments.')
  .showHelpAfterError()
  .argument('[file...]', 'documents and sources (default: all of the project)')
  .action((/** @type {string[]} */ named, _, command) => {
    const missing = named.find((file) => !existsSync(path.resolve(root, file)));
    if (missing) command.error(`error: there is no file '${missing}'`);
    const checked = (named.length > 0 ? named : filesBelow('.')).map(checkFile);
    const report = reporter(checked, { quiet: true });
    if (report) console.error(report);
    process.exitCode = checked.some(({ messages }) => messages.length > 0) ? 1 : 0;
  })
  .parse();
