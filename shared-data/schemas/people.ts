import { group, paragraph, title } from './fields';
import { image } from './image';
import { source } from './source';

export const staffMember = group({
  name: title,
  title,
  image: image
    .exactOptional()
    .describe(
      'A drawn portrait, until there is a photograph named after the person. Without either, the card shows the initials.',
    ),
  bio: paragraph.describe('A few sentences, ideally 60 to 90 words.'),
  source: source.exactOptional(),
});

export const boardMember = group({
  name: title,
  title,
  organization: title.exactOptional().describe('Another organization where the member works or serves.'),
  source: source.exactOptional(),
});
