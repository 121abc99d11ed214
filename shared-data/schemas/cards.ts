import { z } from 'zod';
import {
  always,
  externalUrl,
  flag,
  group,
  headLengths,
  listOf,
  pageDescription,
  pageTitle,
  paragraph,
  sitePath,
  step,
  title,
  valueIn,
} from './fields';
import { image } from './image';
import { source } from './source';

/** A picture with a short text and a link: a service, a way to take part, or an area for volunteers. */
export const card = group({
  title,
  path: sitePath,
  description: paragraph.describe('One sentence or two.'),
  image,
  source: source.exactOptional(),
});

/** A service: its card, and its text in the menu. */
export const service = group({ ...card.shape, hint: title.describe('A description of a few words, for the menu.') });

/** A topic for prayer. */
export const prayerTopic = group({
  title,
  description: paragraph.describe('Two sentences.'),
  image,
  source: source.exactOptional(),
});

/** An organization that the clinic belongs to, shown by its logo without a link. It is a placeholder for a real one. */
export const affiliate = group({ name: title, image, source: source.exactOptional() });

/** A way to give. Its button links to a page of this site, or to another site with `isExternalLink`. */
export const donationOption = group({
  title,
  description: paragraph,
  amountLabel: title.describe("The amount in a word or two: 'Any amount'."),
  image,
  buttonText: title,
  buttonLink: z
    .string({ error: 'the target of the button' })
    .describe('A path of this site, or an https address of another site.'),
  isExternalLink: flag.describe('Whether the button opens another site in a new tab.'),
  source: source.exactOptional(),
}).superRefine((option, context) => {
  const [link, isExternal] = [valueIn(option, 'buttonLink'), valueIn(option, 'isExternalLink')];
  const allowed = isExternal === true ? [externalUrl] : isExternal === false ? [sitePath] : [sitePath, externalUrl];
  const wanted = allowed.map((schema) => schema.safeParse(link).error?.issues[0]?.message);
  if (typeof link === 'string' && !wanted.includes(undefined))
    context.addIssue({ code: 'custom', path: ['buttonLink'], message: wanted.join(', or ') });
}, always);

/** Details for people who think about volunteering in one area. */
export const volunteerDetails = group({
  path: sitePath,
  title: pageTitle.describe('The heading of the page, and its title.'),
  description: pageDescription.describe(
    `The description in search results, ${headLengths.description.least} to ${headLengths.description.most} characters.`,
  ),
  lead: paragraph.describe('The first sentences under the heading.'),
  suits: listOf(paragraph).describe("The people it suits. Each line is a sentence that starts with 'You'."),
  tasks: listOf(paragraph).describe('The tasks of volunteers. Each line starts with a verb.'),
  time: paragraph.describe('The time it takes.'),
  shifts: listOf(group({ when: title, hours: title }))
    .exactOptional()
    .describe('The usual shifts, with the day of the week and the hours.'),
  inside: group({
    heading: title,
    shape: z
      .enum(['hours', 'places', 'months'], { error: "'hours', 'places' or 'months'" })
      .describe('The form on the page: the hours of a shift, the places of the work, or the tasks of each month.'),
    parts: listOf(step),
  })
    .exactOptional()
    .describe('A description of the work. No other area has this part of the page.'),
  training: paragraph,
  age: paragraph.describe('The minimum age of volunteers.'),
  checks: paragraph.describe('The requirements for volunteers that keep families safe.'),
  role: title.describe(
    'The title of the person who answers: one of the roles of the clinic, such as {roles.volunteers}.',
  ),
  hasEventDays: flag.exactOptional().describe('Whether the page lists the event days.'),
  source: source.exactOptional(),
});
