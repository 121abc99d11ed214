import { checkContent } from './checkContent';
import { problemLine, shownValue } from './ContentProblem';
import { loadContent } from './loadContent';
import { sampleFacts } from './sampleFacts';

/** For whom the site is built: to be shown around, or for visitors. */
export type ContentMode = 'demo' | 'live';

/** Whether a site may be built from the content, and what to tell its author. */
export interface ContentReport {
  readonly isAccepted: boolean;
  readonly lines: readonly string[];
}

/** Reads the content of a source folder. Samples are fine to show around; a live site refuses them. */
export async function contentReport(
  sourceFolder: string,
  shownFolder: string,
  mode: ContentMode,
): Promise<ContentReport> {
  const { content, problems: unreadable } = await loadContent(sourceFolder);
  const problems = [...unreadable, ...checkContent(content)];
  if (problems.length > 0) {
    const lines = problems.map((problem) => problemLine(problem, shownFolder));
    return { isAccepted: false, lines: [`The content has ${counted(problems.length, 'problem')}:`, ...lines] };
  }
  const samples = sampleFacts(content);
  if (mode === 'live' && samples.length > 0) {
    const lines = samples.map(
      ({ file, name, value, knownBy }) => `${shownFolder}/${file} · ${name}: ${shownValue(value)} – ask ${knownBy}`,
    );
    return { isAccepted: false, lines: [`A live site has no samples. ${remaining(samples.length)}:`, ...lines] };
  }
  const warning = samples.length > 0 ? [`⚠ ${remaining(samples.length)} (npm run facts lists them)`] : [];
  return { isAccepted: true, lines: warning };
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const remaining = (count: number) => `${counted(count, 'sample fact')} ${count === 1 ? 'remains' : 'remain'}`;
