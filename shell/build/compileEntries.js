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

/** Commands that only need existing releases. They go on even if an entry is invalid. */
const withoutEntries = ['compose', 'preview', 'publish', 'rollback', 'sections'];

/** The folder of the modules: those of a trial stand apart, so that nobody else builds them. */
const generatedFolder = path.join(data, 'generated', ...(trialDay ? ['trials', trialDay] : []));

/** The day at the clinic for which the entries are compiled: that of `SOURCE_DATE_EPOCH` where it is set, as for every command. */
async function compiledDay() {
  const { clinicClock } = await import('@site/shared-data/dates/clinicClock');
  const epoch = Number(process.env['SOURCE_DATE_EPOCH'] || NaN) * 1000;
  return clinicClock(Number.isNaN(epoch) ? Date.now() : epoch).day;
}

/**
 * A hash of the day, of what files there are, how large they are, and when each was written: to read them all takes every command
 * a while.
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
  return hash.digest('hex');
}

/** Writes the modules of the entries that are shown today, where something has changed; ends where an entry is wrong. */
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
