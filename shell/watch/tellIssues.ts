import { UserError } from '../system/UserError';
import type { SectionFault, WatchReport } from './WatchReport';

/** The issue tracker of a repository. */
export interface Tracker {
  /** The address of its API, such as 'https://api.github.com'. */
  readonly api: string;
  /** The repository, such as 'example/site'. */
  readonly repository: string;
  readonly token: string;
}

interface Issue {
  readonly number: number;
  readonly body: string | null;
}

/** The label of every issue that this command writes. */
const label = 'watch';

/** The number of consecutive runs with a fault before an issue is opened. */
const runsBeforeTold = 2;

/** Hidden lines of an issue with its key and its state. */
const keyOf = ({ section, kind }: Pick<SectionFault, 'section' | 'kind'>) => `<!-- watch: ${section} / ${kind} -->`;
const stateOf = ({ addresses, wanted, got }: SectionFault) =>
  `<!-- state: ${Buffer.from(JSON.stringify([addresses, wanted, got])).toString('base64')} -->`;

/** The hidden line of an issue with the checks that found its fault. */
const checksLine = (checks: readonly string[]) => `<!-- found by: ${checks.join(', ')} -->`;

/** Returns the checks that found the fault of an issue. */
const checksIn = ({ body }: Issue) => /<!-- found by: (.*) -->/.exec(body ?? '')?.[1]?.split(', ') ?? [];

const listed = 20;

/** Returns the text of an issue: the place, the time, the fault and the rollback. It escapes markup. */
function bodyOf(fault: SectionFault, { origin, at }: WatchReport): string {
  const { addresses, team, wanted, got, remedy, since, release, goBack } = fault;
  const code = (text: string) => `\`${text.replaceAll('`', "'").replaceAll('\n', ' ')}\``;
  const more = addresses.length - listed;
  return [
    `${team}: seen at ${origin} since ${since}, last at ${at}.`,
    '',
    ...addresses.slice(0, listed).map((one) => `- ${code(one)}`),
    ...(more > 0 ? [`- and ${more} more`] : []),
    '',
    `Wanted ${code(wanted)}, got ${code(got)}. Likely remedy: ${remedy}.`,
    '',
    `Live is release ${code(release)}. Back to the one before: ${code(goBack)}, or _Actions, rollback, Run workflow_.`,
    '',
    keyOf(fault),
    checksLine(fault.checks),
    stateOf(fault),
  ].join('\n');
}

/**
 * Updates issues from a report, with one issue for each section and kind. The second consecutive run with a fault opens
 * it. A change adds a comment, and the end of the fault closes it. A run without the check that found the fault closes nothing.
 * @returns a line for each changed issue.
 * @throws UserError if the API refuses the request.
 */
export async function tellIssues({ api, repository, token }: Tracker, report: WatchReport): Promise<string[]> {
  async function ask<Result>(method: string, place: string, body?: object): Promise<Result> {
    const response = await fetch(`${api}/repos/${repository}/${place}`, {
      method,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'x-github-api-version': '2022-11-28',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new UserError(
        `${method} ${api}/repos/${repository}/${place} answers ${response.status}. Check that the token may write issues`,
      );
    return (await response.json()) as Result;
  }
  const issues: Issue[] = [];
  for (let page = 1, found: readonly Issue[] = []; page === 1 || found.length === 100; page += 1) {
    found = await ask<readonly Issue[]>('GET', `issues?state=open&labels=${label}&per_page=100&page=${page}`);
    issues.push(...found);
  }
  const lines: string[] = [];
  const isOf = (key: string) => (issue: Issue) => issue.body?.includes(key);
  for (const fault of report.faults) {
    const issue = issues.find(isOf(keyOf(fault)));
    const body = bodyOf(fault, report);
    const name = `${fault.section}: ${fault.kind}`;
    if (!issue) {
      if (fault.runs < runsBeforeTold) continue;
      const title = `${fault.section}: visitors get something else (${fault.kind})`;
      const { number } = await ask<Issue>('POST', 'issues', {
        title,
        body,
        labels: [label, `section: ${fault.section}`],
      });
      lines.push(`#${number} opened, ${name}`);
    } else if (!issue.body?.includes(stateOf(fault))) {
      await ask('PATCH', `issues/${issue.number}`, { body });
      await ask('POST', `issues/${issue.number}/comments`, {
        body: `The fault has changed. ${body.split('\n<!--')[0]}`,
      });
      lines.push(`#${issue.number} commented, ${name}`);
    }
  }
  for (const issue of issues) {
    const isStill = report.faults.some((fault) => isOf(keyOf(fault))(issue));
    if (isStill || !issue.body?.includes('<!-- watch: ')) continue;
    const skipped = checksIn(issue).filter((check) => !report.checks.includes(check));
    if (skipped.length > 0) {
      lines.push(`#${issue.number} stays open, because this run could not check: ${skipped.join(', ')}`);
      continue;
    }
    await ask('POST', `issues/${issue.number}/comments`, { body: `The fault is gone, as of ${report.at}.` });
    await ask('PATCH', `issues/${issue.number}`, { state: 'closed', state_reason: 'completed' });
    lines.push(`#${issue.number} closed`);
  }
  return lines;
}
