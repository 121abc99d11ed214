import { sections } from '@site/build/packages';
import { removeSection } from './new/removeSection';
import { siteCommand } from './siteCommand';

await siteCommand(
  'npm run remove:section --',
  'Removes a section: its folder, and every list it is in. Its releases stay in the store.',
)
  .argument('<section>', sections.map(({ name }) => name).join(', '))
  .option('--redirect <address>', 'the page that its addresses lead to; the 404 page otherwise')
  .option('--discard', 'remove what git does not have, too')
  .run(removeSection);
