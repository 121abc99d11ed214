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
export const service = group({ ...card.shape, hint: title.describe('What it is in a few words, for the menu.') });

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
  amountLabel: title.describe("How much, in a word or two: 'Any amount'."),
  image,
  buttonText: title,
  buttonLink: z
    .string({ error: 'where the button leads' })
    .describe('A path of this site, or an https address when the button leaves this site.'),
  isExternalLink: flag.describe('Whether the button leaves this site, in a new tab.'),
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
    `The page in search results, ${headLengths.description.least} to ${headLengths.description.most} characters.`,
  ),
  lead: paragraph.describe('The first sentences under the heading.'),
  suits: listOf(paragraph).describe("Whom it suits: each a sentence that starts with 'You'."),
  tasks: listOf(paragraph).describe('What volunteers do: each starts with a verb.'),
  time: paragraph.describe('How much time it takes.'),
  shifts: listOf(group({ when: title, hours: title }))
    .exactOptional()
    .describe('The usual shifts: when in the week, and from which hour to which.'),
  inside: group({
    heading: title,
    shape: z
      .enum(['hours', 'places', 'months'], { error: "'hours', 'places' or 'months'" })
      .describe('How it is shown: a shift by the hour, the places of the work, or what the months bring.'),
    parts: listOf(step),
  })
    .exactOptional()
    .describe('What the work is like from the inside: a part of the page that no other area has.'),
  training: paragraph,
  age: paragraph.describe('How old volunteers are at least.'),
  checks: paragraph.describe('What is asked of volunteers for the safety of families.'),
  role: title.describe('Who answers, by the title: one of the roles of the clinic, such as {roles.volunteers}.'),
  hasEventDays: flag.exactOptional().describe('Whether the page lists the event days.'),
  source: source.exactOptional(),
});
