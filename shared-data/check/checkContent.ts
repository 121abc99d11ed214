import { checkEntries } from './checkEntries';
import { checkFacts } from './checkFacts';
import type { Content } from './Content';
import type { ContentProblem } from './ContentProblem';
import { entryKinds } from './entryKinds';

/** Everything that is wrong with the content, in one list. An empty one says that the site can be built. */
export function checkContent(content: Content): readonly ContentProblem[] {
  return [...checkFacts(content), ...entryKinds(content.pictures).flatMap((kind) => checkEntries(content, kind))];
}
