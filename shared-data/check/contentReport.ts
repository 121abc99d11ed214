import { clinicClock } from '../src/dates/clinicClock';
import { problemLine, type ContentProblem } from '../compile/ContentProblem';
import { shownName } from '../compile/entriesFolder';
import { loadContent, type LoadedContent } from '../compile/loadContent';
import { datedEntries, shownContent, type WaitingEntry } from '../compile/waiting';
import type { ClinicDay } from '../src/dates/clinicDay';
import { orderWarnings } from './orderWarnings';
import { disguisedSamples, oldFacts, sampleFacts, type PlacedFact } from './sampleFacts';
import type { SampleMark } from './sampleMarks';
import { samplesOn } from './samplesOn';
import { textWarnings } from './textWarnings';

/** The purpose of a site: a demonstration, or a site for visitors. */
export type ContentMode = 'demo' | 'live';

/** Whether a site may be built from the content, and the lines to print. */
export interface ContentReport {
  readonly isAccepted: boolean;
  readonly lines: readonly string[];
}

/** A fact that nobody has confirmed, with the pages that show it. */
export type Sample = Pick<PlacedFact, 'name' | 'pages' | 'status' | 'knownBy' | 'confirmedBy'> & {
  /** Why a fact that is not marked as a sample is one. */
  readonly mark?: SampleMark;
};

/** What commands need to know of the content besides its modules. */
export interface ContentFindings {
  /** The facts that are marked as samples. */
  readonly samples: readonly Sample[];
  /** The facts with sample text that are not marked. */
  readonly disguised: readonly Sample[];
  /** The entries that have a first day, sorted by that day. */
  readonly dated: readonly WaitingEntry[];
  /** Hints for people, each in one line. */
  readonly notes: readonly string[];
}

interface ReportOptions {
  readonly mode: ContentMode;
  /** The addresses of the pages to publish. The default is the whole site. */
  readonly pages?: readonly string[];
}

/** Returns a report with a line for each problem of the content in a folder. */
export const contentProblems = (problems: readonly ContentProblem[], folder: string): ContentReport => ({
  isAccepted: false,
  lines: [
    `The content has ${counted(problems.length, 'problem')}:`,
    ...problems.map((problem) => problemLine(problem, shownName(folder))),
  ],
});

/** Prints a report. The command fails if the content is not accepted. */
export function printReport({ isAccepted, lines }: ContentReport): void {
  const output = isAccepted ? process.stdout : process.stderr;
  output.write(lines.map((line) => `${line}\n`).join(''));
  process.exitCode = isAccepted ? 0 : 1;
}

/**
 * Returns the findings in valid content, or in the valid part of a content.
 * @param folder the folder of the entries, for the names of files.
 * @param day the day for which the site is built. Entries that are not shown then may still be samples.
 */
export function findingsOf(all: LoadedContent, folder: string, day: ClinicDay): ContentFindings {
  const content = shownContent(all, day);
  const sampleOf = ({
    name,
    pages,
    status,
    knownBy,
    confirmedBy,
    mark,
  }: PlacedFact & Pick<Sample, 'mark'>): Sample => ({
    ...{ name, pages, status },
    ...(knownBy !== undefined && { knownBy }),
    ...(confirmedBy !== undefined && { confirmedBy }),
    ...(mark && { mark }),
  });
  const samples = sampleFacts(content).map(sampleOf);
  const hints = [...orderWarnings(all, folder), ...textWarnings(content)];
  const old = oldFacts(content, day).length;
  const notes = [
    ...(samples.length > 0 ? [`⚠ ${remaining(samples.length)} (npm run facts lists them)`] : []),
    ...(old > 0 ? [`⚠ ${counted(old, 'fact')} confirmed long ago. Confirm them again (npm run facts lists them)`] : []),
    ...hints.slice(0, most.hints).map(({ file, field, words }) => `⚠ ${shownName(folder)}/${file} · ${field} ${words}`),
    ...(hints.length > most.hints ? [`⚠ and ${counted(hints.length - most.hints, 'more hint')} like these`] : []),
  ];
  return { samples, disguised: disguisedSamples(content).map(sampleOf), dated: datedEntries(all), notes };
}

/** Returns the report on findings. A demonstration may show samples, but pages for visitors may not. */
export function reportOn(
  { samples, disguised, notes }: ContentFindings,
  { mode, pages }: ReportOptions,
): ContentReport {
  const all = mode === 'live' ? [...samples, ...disguised] : [];
  const inQuestion = pages ? samplesOn(all, pages) : all;
  return inQuestion.length > 0 ? { isAccepted: false, lines: refusal(inQuestion) } : { isAccepted: true, lines: notes };
}

/** Reads the entries of a folder, and reports what is wrong with them today. */
export function contentReport(folder: string, options: ReportOptions): ContentReport {
  const content = loadContent(folder);
  if (content.problems.length > 0) return contentProblems(content.problems, folder);
  return reportOn(findingsOf(content, folder, clinicClock(Date.now()).day), options);
}

/** The limits of a report: owners, facts of each owner, and hints about single fields. */
const most = { owners: 10, facts: 4, hints: 5 } as const;

/** Returns who must confirm what before visitors may read it. Owners with the most facts come first. */
function refusal(facts: readonly Sample[]): readonly string[] {
  const byOwner = new Map<string, string[]>();
  for (const fact of facts) {
    const owner = fact.knownBy ?? fact.confirmedBy ?? 'nobody named';
    const { name, status, mark } = fact;
    const words = mark ? `${name} (${status}, but '${mark.words}' is ${mark.name})` : name;
    byOwner.set(owner, [...(byOwner.get(owner) ?? []), words]);
  }
  const owners = [...byOwner].sort(([, some], [, others]) => others.length - some.length);
  const lines = owners.slice(0, most.owners).map(([owner, names]) => {
    const more = names.length - most.facts;
    return `${owner}: ${names.slice(0, most.facts).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  });
  const more = owners.length - lines.length;
  return [
    `A live site has no samples. ${remaining(facts.length)}:`,
    ...lines,
    `${more > 0 ? `and ${counted(more, 'more owner')}; ` : ''}npm run facts lists each with its value and file`,
  ];
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const remaining = (count: number) => `${counted(count, 'sample fact')} ${count === 1 ? 'remains' : 'remain'}`;
