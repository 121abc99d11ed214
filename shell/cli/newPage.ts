import { sections } from '@site/build/packages';
import { siteCommand } from './siteCommand';
import { createPage } from './new/createPage';

await siteCommand(
  'npm run new:page --',
  'Writes a page into a section: head, breadcrumbs, sample words, a style and a test. Ready to be released.',
)
  .argument('<section>', sections.map(({ name }) => name).join(', '))
  .argument('<address>', 'such as /about/careers')
  .option('--title <words>', 'its heading and title; the last word of the address otherwise')
  .run(createPage);
