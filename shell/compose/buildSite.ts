import { changeSite } from './changeSite';
import type { ChangeOptions } from './changeSite';
import { checkContent } from './stage/checkSources';
import { planBuild } from './stage/plan';

/**
 * Builds what changed since its last release, composes the site, and prints what people should know.
 * @throws UserError with a line for each fault. Nothing has changed then.
 */
export async function buildSite(options: Pick<ChangeOptions, 'dropPages'>): Promise<void> {
  for (const line of await checkContent()) console.log(line);
  const { released, pages, notes } = await changeSite(planBuild, options);
  for (const note of notes) console.log(note);
  const news = released.length > 0 ? `${released.join(', ')} released` : 'nothing had changed';
  console.log(`${news}; ${pages} pages composed`);
}
