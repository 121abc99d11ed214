// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { register } from 'tsx/esm/api';
import { trialDay } from './packages.js';

// Node runs TypeScript from here on. The compiler of entries is the first TypeScript it loads.
register();

const root = path.resolve(import.meta.dirname, '../..');
const data = path.join(root, 'shared-data');

/** The folders that the generated modules depend on. */
const sources = ['entries', 'schemas', 'compile', 'check', 'src'];

/** Commands that publish or pack the entries as they are, or compare them with the specification. */
const withAllEntries = ['fonts', 'kit', 'specification'];

/**
 * Commands that only need existing releases, show or correct the entries, or encode the pictures that an entry lacks. They
 * run with the modules of an earlier command if the entries cannot be compiled.
 */
const withoutEntries = [
  'compose',
  'content',
  'doctor',
  'edit',
  'facts',
  'pictures',
  'preview',
  'publish',
  'rollback',
  'sections',
  'tell',
  'watch',
];

/** Commands that list the problems themselves, or encode the picture that an entry lacks. */
const withoutWarning = ['content', 'facts', 'pictures'];

/** The folder of the modules. A trial has its own, so that nothing else builds them. */
const generatedFolder = path.join(data, 'generated', ...(trialDay ? ['trials', trialDay] : []));

/**
 * Returns the day at the clinic for which to compile the entries. `SOURCE_DATE_EPOCH` overrides the current time, as in
 * every command.
 */
async function compiledDay() {
  const { clinicClock } = await import('@site/shared-data/dates/clinicClock');
  const epoch = Number(process.env['SOURCE_DATE_EPOCH'] || NaN) * 1000;
  return clinicClock(Number.isNaN(epoch) ? Date.now() : epoch).day;
}

/**
 * Returns a hash of the day, of the names, sizes and modification times of the source files, and of the names of
 * pictures. Reading their content would slow every command.
 * @param {string} day
 */
function stamp(day) {
  const hash = createHash('sha256').update(`${day}\n`);
  for (const folder of sources) {
    // The check reports a missing folder of entries as missing files.
    if (!existsSync(path.join(data, folder))) continue;
    const entries = readdirSync(path.join(data, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    for (const file of files.sort()) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${path.relative(data, file)} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.update(readdirSync(path.join(data, 'pictures')).sort().join()).digest('hex');
}

/** The most earlier versions of an invalid entry that are tried. */
const mostVersions = 10;

/**
 * Returns the versions of an entry in the history of this clone, the newest first.
 * @param {string} file
 */
async function earlierTexts(file) {
  const { userGit } = await import('@site/shell/git/git');
  const folder = path.join(data, 'entries');
  const ask = (/** @type {string[]} */ ...args) => userGit(args, {}, folder).catch(() => null);
  const commits = await ask('log', '--format=%H', `--max-count=${mostVersions}`, '--', file);
  const texts = [];
  for (const commit of commits?.split('\n').filter(Boolean) ?? []) texts.push(await ask('show', `${commit}:./${file}`));
  return texts.filter((text) => text !== null);
}

/**
 * Returns the command that runs, such as 'release'. Null for another program, such as the linter. `install.js` compiles the
 * entries for the command that its argument names.
 */
function runningCommand() {
  const [, program = '', command = ''] = process.argv;
  const name = path.basename(program);
  if (name === 'dev.js') return 'dev';
  return (name === 'site.ts' || name === 'install.js') && command !== '' ? command : null;
}

/**
 * Writes the modules of the entries for the day if anything changed. If an entry is invalid, a command gets the valid entries
 * and an earlier version of the invalid one. Then no release may contain its module. Any other program ends.
 */
export async function compileEntries() {
  const day = await compiledDay();
  const now = stamp(day);
  const written = path.join(generatedFolder, '.stamp');
  const before = existsSync(written) ? readFileSync(written, 'utf8') : null;
  if (before === now) return;
  const command = runningCommand();
  const mayGoOn = command !== null && !withAllEntries.includes(command);
  const hasModules = before !== null && withoutEntries.includes(command ?? '');
  try {
    const { compileContent } = await import('@site/shared-data/compile/compileContent');
    // Until every entry is valid, each command compiles them again.
    const forget = () => writeFileSync(written, '');
    if (mayGoOn && before !== null) forget();
    const { lines, isWritten } = await compileContent(day, generatedFolder, mayGoOn ? earlierTexts : null);
    if (lines.length === 0) return writeFileSync(written, now);
    if (isWritten) forget();
    else if (!hasModules) {
      for (const line of lines) console.error(line);
      process.exit(1);
    }
    const [, first, ...others] = lines;
    const more = others.length > 0 ? ` (and ${others.length} more: npm run content)` : '';
    if (!withoutWarning.includes(command ?? ''))
      console.error(`⚠ This entry is invalid and is not used: ${first}${more}`);
  } catch (error) {
    // For example, the disk is read-only.
    if (hasModules) return;
    const { describeSystemError } = await import('@site/shell/system/describeSystemError');
    console.error(describeSystemError(error) ?? error);
    process.exit(1);
  }
}
