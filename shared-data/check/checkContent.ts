import type { ClinicDay } from '../src/dates/clinicDay';
import { checkEntries } from './checkEntries';
import { checkFacts } from './checkFacts';
import type { Content } from './Content';
import type { ContentProblem } from './ContentProblem';
import { entryKinds } from './entryKinds';

/** Everything that is wrong with the content, in one list. An empty one says that the site can be built. */
export function checkContent(content: Content, today: ClinicDay): readonly ContentProblem[] {
  const kinds = entryKinds(content.pictures);
  return [...checkFacts(content, today), ...kinds.flatMap((kind) => checkEntries(content, kind, today))];
}
