import { checkEntries } from './checkEntries';
import { checkFacts } from './checkFacts';
import type { Content } from './Content';
import type { ContentProblem } from './ContentProblem';
import { entryKinds } from './entryKinds';

/** Everything that is wrong with the content, in one list. An empty one says that the site can be built. */
export function checkContent(content: Content): readonly ContentProblem[] {
  const paths = Object.values(Object(content.modules.get('paths.ts')?.['paths']) as object);
  const addresses = paths.filter((path): path is string => typeof path === 'string');
  const kinds = entryKinds(addresses, content.pictures);
  return [...checkFacts(content), ...kinds.flatMap((kind) => checkEntries(content, kind))];
}
