import { group, paragraph, title } from './fields';
import { image } from './image';
import { source } from './source';

/** Somebody who works at the clinic. */
export const staffMember = group({
  name: title,
  title,
  image: image
    .exactOptional()
    .describe(
      'A drawn portrait, until there is a photograph named after the person. Left out while there is neither: the card shows the initials.',
    ),
  bio: paragraph.describe('A few sentences, 60 to 90 words at best.'),
  source: source.exactOptional(),
});

/** A member of the board. */
export const boardMember = group({
  name: title,
  title,
  organization: title.exactOptional().describe('Where the member works or serves otherwise.'),
  source: source.exactOptional(),
});
