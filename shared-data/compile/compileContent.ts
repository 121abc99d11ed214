import { contentProblems, findingsOf } from '../check/contentReport';
import { findingsFile, type SiteFindings } from '../check/siteFindings';
import type { ClinicDay } from '../src/dates/clinicDay';
import type { ContentProblem } from './ContentProblem';
import { ownEntries } from './entriesFolder';
import { invalidModules } from './invalidModules';
import { loadContent, type LoadedContent } from './loadContent';
import { validContent, type EarlierTexts } from './validContent';
import { shownContent } from './waiting';
import { writeModules, writeTexts } from './writeModules';

/** The result of a compilation. */
export interface Compiled {
  /** A line for each problem of the content. */
  readonly lines: readonly string[];
  /** Whether the modules were written. */
  readonly isWritten: boolean;
}

/** The modules that commands import. They cannot run with a missing fact. */
const neededByCommands = ['siteFacts', 'claims'];

/** Returns whether every command can run with the modules of a content that has these problems. */
const canRun = ({ kinds }: LoadedContent, problems: readonly ContentProblem[]) =>
  !problems.some(({ file }) => kinds.some(({ kind }) => kind.place === file && neededByCommands.includes(kind.module)));

/**
 * Writes the content of a day as modules, and the findings that commands read.
 * @param folder the folder of the modules, such as `shared-data/generated`.
 * @param earlierTexts returns what replaces an invalid file. Null if invalid content must not be written.
 */
export async function compileContent(
  today: ClinicDay,
  folder: string,
  earlierTexts: EarlierTexts | null,
): Promise<Compiled> {
  const all = loadContent(ownEntries);
  const { lines } = all.problems.length > 0 ? contentProblems(all.problems, ownEntries) : { lines: [] };
  if (lines.length > 0 && earlierTexts === null) return { lines, isWritten: false };
  const valid = earlierTexts && lines.length > 0 ? await validContent(ownEntries, earlierTexts) : null;
  if (valid && !canRun(valid.content, valid.remaining)) return { lines, isWritten: false };
  const { content, invalid } = valid
    ? { content: valid.content, invalid: invalidModules(valid, ownEntries) }
    : { content: all, invalid: [] };
  const findings: SiteFindings = { ...findingsOf(content, ownEntries, today), invalid };
  const writeFindings = () => writeTexts(new Map([[findingsFile, JSON.stringify(findings)]]), folder);
  // A release in another process must not find a module that lacks an entry before the findings refuse it.
  if (invalid.length > 0) writeFindings();
  await writeModules(shownContent(content, today), folder, async () => (await import('../src/paths')).paths);
  writeFindings();
  return { lines, isWritten: true };
}
