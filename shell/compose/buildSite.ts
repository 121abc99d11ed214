import { changeSite } from './changeSite';
import type { ChangeOptions } from './changeSite';
import { checkContent } from './stage/checkSources';
import { planBuild } from './stage/plan';

/**
 * Builds what changed since it was last released, and composes the site; says what is worth knowing.
 * @throws UserError with a line for each thing that is wrong; nothing has changed then.
 */
export async function buildSite(options: Pick<ChangeOptions, 'dropPages'>): Promise<void> {
  for (const line of await checkContent()) console.log(line);
  const { released, pages, notes } = await changeSite(planBuild, options);
  for (const note of notes) console.log(note);
  const news = released.length > 0 ? `${released.join(', ')} released` : 'nothing had changed';
  console.log(`${news}; ${pages} pages composed`);
}
