import type { PageFile, StructuredData } from '@site/section/Section';
import { problemsOf, shownValue, valueAt } from '@site/shared-data/compile/ContentProblem';
import { pageTitle, paragraph, title } from '@site/shared-data/schemas/fields';
import semver from 'semver';
import { z } from 'zod';
import { Refusal } from '../../system/UserError';
import { addressFault, fileAddressFault } from './addresses';
import type { ShellData } from './ShellData';

// The message of a field says what is expected there.
const text = (wanted: string) => z.string(wanted).regex(/\S/);
const list = <Item extends z.ZodType>(item: Item, wanted: string) => z.array(item, wanted).default([]);
/** A function in data form (`loadSection` in `runner/bundles.js`). */
const functionMark = (wanted: string) => z.object({ isFunction: z.literal(true, wanted) }, wanted);

/** The deepest nesting of lists and objects in structured data. */
const deepestData = 20;

const isShallow = (value: unknown, room = deepestData): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (room > 0 && Object.values(value).every((inner) => isShallow(inner, room - 1)));

/** JSON-LD for one page. */
const structuredData = z.custom<StructuredData>(
  (value) => typeof Object(value)['@type'] !== 'undefined' && isShallow(value),
  `an object with an @type, and at most ${deepestData} objects in each other`,
);

const words = text('some words');
const pictureName = z
  .string('the name of a picture such as event-gala')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(100);
const file = {
  path: z.custom<PageFile['path']>((value) => typeof value === 'string', 'an address such as /events/hope-gala.ics'),
  type: z.string('a media type such as text/calendar').regex(/^[a-z]+\/[\w.+-]+(; ?charset=[\w-]+)?$/i),
};

/** The content of a page's document head. */
export const head = {
  title: words,
  description: words,
  canonical: z.string('an address such as /events').optional(),
  picture: pictureName.optional(),
  structuredData: list(structuredData, 'a list of JSON-LD objects'),
};
const page = {
  path: text('an address such as /events/hope-gala'),
  ...head,
  isForNeed: z.boolean('true or false').optional(),
  movedFrom: list(z.string('an address such as /its-old-address'), "a list such as ['/its-old-address']"),
  files: list(z.object(file, 'a path, a type and a text'), 'a list of files'),
};

const ownPage = 'the address of one of its pages';
const lateDay = "a day such as '2025-04-10', not before the first";
const eventDay = z.iso.date("a day such as '2025-04-10'").regex(/^(19|20)/, 'a day from 1900 to 2099');
const picture = {
  name: pictureName,
  hash: z.string('the eight digits its file names carry').regex(/^[0-9a-f]{8}$/),
  alt: paragraph,
};
// Every page contains all fields of the announced events, so each field has a limit and others are rejected.
const event = {
  path: text(ownPage),
  title: pageTitle,
  firstDay: eventDay,
  lastDay: eventDay,
  endsAt: z.iso.datetime({ offset: true, error: "a moment such as '2027-05-07T01:00:00-05:00'" }).optional(),
  when: title,
  where: title,
  summary: paragraph,
  isOpen: z.boolean('true or false'),
  picture: z.strictObject(picture, 'a name, a hash and an alt text'),
};

/** The description of a section as data, in `release.json` and in the guarded process. */
const sectionData = z.object(
  {
    contract: z.int('section.ts names no contract; make the section with defineSection (@site/section/defineSection)'),
    requires: z.record(
      z.string(),
      z.string('a range of versions such as ^19.0.0'),
      'section.ts requires nothing; make the section with defineSection (@site/section/defineSection)',
    ),
    pages: z.array(z.object(page, 'the fields of a page'), 'section.ts lists no pages; give it some').min(1),
    events: z
      .array(
        z.strictObject(event, 'the fields of an event'),
        'section.ts announces events that are no list; make it one',
      )
      .max(200, 'section.ts announces more than 200 events; leave out those long over')
      .default([]),
  },
  "section.ts exports no 'section'; export one (shell/section/src/Section.ts)",
);

/** A section as data: everything that other packages need to know about it. */
export type SectionData = z.infer<typeof sectionData>;

/** A page as data. Its component stays in the guarded process. */
export type PageData = SectionData['pages'][number];

/** The functions of a section. Data contains a mark for each. */
const functions = z.object({
  pages: z.array(
    z.object({
      Page: functionMark('a component'),
      files: list(z.object({ text: functionMark('a function that writes it') }), 'a list of files'),
    }),
  ),
});

const addresses = sectionData.superRefine(({ pages, events }, { addIssue }) => {
  const refuse = (subject: string, fault: string | null) => fault && addIssue(`${subject} ${fault}`);
  for (const { path, canonical = '/', movedFrom, files } of pages) {
    refuse(shownValue(path), addressFault(path));
    if (canonical !== '/') refuse(`${path}: its canonical ${shownValue(canonical)}`, addressFault(canonical));
    for (const address of movedFrom)
      refuse(`${path} has moved from ${shownValue(address)}, which`, addressFault(address));
    for (const { path: file } of files) refuse(`${path}: the file ${shownValue(file)}`, fileAddressFault(file));
  }
  for (const [index, { path, firstDay, lastDay }] of events.entries()) {
    const refuseField = (field: keyof typeof event, message: string) =>
      addIssue({ code: 'custom', path: ['events', index, field], message });
    if (!pages.some((one) => one.path === path)) refuseField('path', ownPage);
    if (lastDay < firstDay) refuseField('lastDay', lateDay);
    const isSame = (other: (typeof events)[number]) => other.path === path && other.firstDay === firstDay;
    if (events.findIndex(isSame) < index) refuseField('firstDay', 'a day of its own: an event is announced once');
  }
});

/**
 * Returns the fault of a section's export in data form: the page or event, the reason and the remedy. Returns null if there is
 * none.
 */
export function sectionFault(exported: unknown): string | null {
  const [problem] = [addresses, functions].flatMap((schema) => problemsOf(schema, exported));
  if (!problem) return null;
  const { value, wanted } = problem;
  const [list = '', index, ...field] = problem.path;
  if (list === 'requires' && index !== undefined)
    return `section.ts requires ${String(index)} as ${shownValue(value)}; give it ${wanted}`;
  if (index === undefined) return wanted;
  const { path, title } = Object(valueAt(exported, [list, index])) as Readonly<Record<string, unknown>>;
  const [kind, name] = list === 'pages' ? ['page', path] : ['announced event', title];
  const subject = typeof name === 'string' ? shownValue(name) : `${String(list)}[${String(index)}]`;
  return `the ${kind} ${subject} has ${shownValue(value)} as its ${field.join('.') || 'value'}; give it ${wanted}`;
}

/**
 * Parses the export of a section from a guarded process.
 * @throws Refusal if it breaks the contract.
 */
export function parseSection(name: string, exported: unknown): SectionData {
  const fault = sectionFault(exported);
  if (fault) throw new Refusal(name, fault);
  return sectionData.parse(exported);
}

/** Returns why a section cannot stand on a shell: its contract or a module, with the remedy. Returns null if it can. */
export function misfit(
  { contract, requires }: Pick<SectionData, 'contract' | 'requires'>,
  { contracts, provides }: Pick<ShellData, 'contracts' | 'provides'>,
): string | null {
  if (!contracts.includes(contract)) {
    return `section.ts is built for contract ${contract}, this site supports ${contracts.join(' and ')}; rebuild it with the current @site/section`;
  }
  for (const [module, wanted] of Object.entries(requires)) {
    const given = Object.hasOwn(provides, module) && provides[module];
    if (given && semver.satisfies(given, wanted)) continue;
    // Before 1.0.0, a minor version can contain breaking changes.
    const remedy = given ? `build it with ${module} ^${semver.major(given) || given}` : 'build it without';
    return `needs ${module} ${wanted}, this shell provides ${given || 'none'}; ${remedy} or release a shell that has it`;
  }
  return null;
}
