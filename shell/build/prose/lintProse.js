// @ts-check
// `npm run lint` runs this over the project's documents and comments, or over the files that are named to it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { VFile } from 'vfile';
import { reporter } from 'vfile-reporter';
import { checkProse } from './checkProse.js';
import { commentsInScript, commentsInStyles } from './commentsIn.js';

const root = path.resolve(import.meta.dirname, '../../..');

/** Folders whose files nobody writes by hand. */
const notWritten = /(?:^|\/)(?:node_modules|dist|\.git)(?:\/|$)/;

/** The files below a folder that hold prose, from the root of the project. @param {string} folder @returns {string[]} */
const filesBelow = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (notWritten.test(file)) return [];
    if (entry.isDirectory()) return filesBelow(file);
    return /\.(?:md|css|[cm]?[jt]sx?)$/.test(entry.name) ? [file] : [];
  });

/** Checks the prose of a file: a document, or the comments of a source. @param {string} file */
function checkFile(file) {
  const source = readFileSync(path.resolve(root, file), 'utf8');
  if (file.endsWith('.md')) return checkProse(new VFile({ path: file, value: source }));
  const comments = file.endsWith('.css') ? commentsInStyles(source) : commentsInScript(source, file);
  const prose = new VFile({ path: file, value: comments.map(({ text }) => text).join('\n\n') });
  // A message names the line of the source, not the line among its comments.
  const lines = comments.flatMap(({ text, line }) => [...text.split('\n').map((_, below) => line + below), 0]);
  for (const message of checkProse(prose).messages) {
    const line = lines[(message.line ?? 0) - 1];
    if (line) message.place = { line, column: message.column ?? 1 };
  }
  return prose;
}

const files = process.argv.length > 2 ? process.argv.slice(2) : filesBelow('.');
const checked = files.map(checkFile);
const report = reporter(checked, { quiet: true });
if (report) console.error(report);
process.exitCode = checked.some(({ messages }) => messages.length > 0) ? 1 : 0;
