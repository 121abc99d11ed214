import { day, group, identifier, paragraph, sitePath, title } from './fields';
import { image } from './image';
import { shownFromField, shownFromHelp } from './shownFrom';
import { source } from './source';

/** A short article without its own page. Its summary is the whole text. */
export const blogPost = group({
  id: identifier.describe("A short name in lower-case letters and hyphens, such as 'first-visit'. Never change it."),
  title,
  summary: paragraph.describe('Two or three sentences.'),
  image,
  date: day.describe("The day of publication: '2024-03-15'."),
  author: title,
  readOn: group({ label: title, path: sitePath }).describe(
    'The page of this site with more about the subject of the post.',
  ),
  [shownFromField]: day.exactOptional().describe(shownFromHelp),
  source: source.exactOptional(),
});
