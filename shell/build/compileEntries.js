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

/**
 * Commands that go on even if an entry is invalid. They only need existing releases, or encode the pictures that an
 * entry lacks.
 */
const withoutEntries = ['compose', 'pictures', 'preview', 'publish', 'rollback', 'sections'];

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
    const entries = readdirSync(path.join(data, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    for (const file of files.sort()) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${path.relative(data, file)} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.update(readdirSync(path.join(data, 'pictures')).sort().join()).digest('hex');
}

/** Writes the modules of the entries for the day if anything changed. Ends the process if an entry is invalid. */
export async function compileEntries() {
  const day = await compiledDay();
  const now = stamp(day);
  const written = path.join(generatedFolder, '.stamp');
  const before = existsSync(written) ? readFileSync(written, 'utf8') : null;
  if (before === now) return;
  const [, program = '', command = ''] = process.argv;
  const mayGoOn = before !== null && path.basename(program) === 'site.ts' && withoutEntries.includes(command);
  try {
    const { compileContent } = await import('@site/shared-data/compile/compileContent');
    const problems = await compileContent(day, generatedFolder);
    if (problems.length === 0) return writeFileSync(written, now);
    if (mayGoOn) return;
    for (const problem of problems) console.error(problem);
    process.exit(1);
  } catch (error) {
    // For example, the disk is read-only.
    if (!mayGoOn) throw error;
  }
}
