import { contentReport } from '@site/shared-data/check/contentReport';
import { ownSource, shownName } from '@site/shared-data/check/sourceFolder';
import { UserError } from '../UserError';
import { siteMode } from '../settings';

/**
 * Refuses to build from bad content, or a live site from samples.
 * @returns what is worth knowing all the same.
 * @throws UserError that lists every problem: file, item, field, value and what is wanted.
 */
export async function checkContent(): Promise<readonly string[]> {
  const { isAccepted, lines } = await contentReport(ownSource, shownName(ownSource), siteMode());
  if (!isAccepted) throw new UserError(lines.join('\n'));
  return lines;
}
