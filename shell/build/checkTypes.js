// @ts-check
// Checks the types of what is in some folders, but its tests, and of all that is imported there:
// `node checkTypes.js <file for what is known> <folder>…`. Prints a list of lines as JSON.
import { createRequire } from 'node:module';
import path from 'node:path';
import { root, tsconfig } from './packages.js';

/** Required, TypeScript is there in half the time that importing it takes. @type {typeof import('typescript')} */
const ts = createRequire(import.meta.url)('typescript');

const [known = '', ...folders] = process.argv.slice(2);
const config = ts.getParsedCommandLineOfConfigFile(
  tsconfig,
  // What is known of unchanged files is kept: the second time takes half as long.
  { incremental: true, noEmit: true, tsBuildInfoFile: known },
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
);
if (!config) throw new Error(`${tsconfig} cannot be read`);

const isAsked = (/** @type {string} */ file) =>
  !/\.test\.tsx?$/.test(file) &&
  (file.endsWith('.d.ts') || folders.some((folder) => file.startsWith(path.join(root, folder, '/'))));

const program = ts.createIncrementalProgram({ rootNames: config.fileNames.filter(isAsked), options: config.options });
const found = [
  ...program.getOptionsDiagnostics(),
  ...program.getSyntacticDiagnostics(),
  ...program.getGlobalDiagnostics(),
  ...program.getSemanticDiagnostics(),
];
program.emit();

const lines = found.map(({ file, start = 0, messageText, code }) => {
  const reason = (typeof messageText === 'string' ? messageText : messageText.messageText).replace(/\.$/, '');
  if (!file) return `${reason} (TS${code})`;
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  return `${path.relative(root, file.fileName)}:${line + 1}:${character + 1} ${reason} (TS${code})`;
});
console.log(JSON.stringify(lines));
