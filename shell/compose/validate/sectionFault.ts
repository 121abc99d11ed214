import { problemsOf, shownValue, valueAt } from '@site/shared-data/compile/ContentProblem';
import { pageTitle, paragraph, title } from '@site/shared-data/schemas/fields';
import semver from 'semver';
import { z } from 'zod';
import type { ShellData } from '../runner/startRunner';
import { addressFault, fileAddressFault } from './addresses';

type Shell = Pick<ShellData, 'contract' | 'provides'>;

// The message of a field says what is wanted there.
const text = (wanted: string) => z.string(wanted).regex(/\S/);
const list = <Item extends z.ZodType>(item: Item, wanted: string) => z.array(item, wanted).default([]);
/** A function, as data has it (`loadSection` in `runner/bundles.js`). */
const functionMark = (wanted: string) => z.object({ isFunction: z.literal(true, wanted) }, wanted);

const words = text('some words');
const pictureName = z
  .string('the name of a picture such as event-gala')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(100);
const file = {
  path: z.string('an address such as /events/hope-gala.ics'),
  type: z.string('a media type such as text/calendar'),
  text: functionMark('a function that writes it'),
};
const page = {
  path: text('an address such as /events/hope-gala'),
  title: words,
  description: words,
  Page: functionMark('a component'),
  canonical: z.string('an address such as /events').optional(),
  picture: pictureName.optional(),
  movedFrom: list(z.string('an address such as /its-old-address'), "a list such as ['/its-old-address']"),
  files: list(z.object(file, 'a path, a type and a text'), 'a list of files'),
};

const ownPage = 'the address of one of its pages';
const lateDay = "a day such as '2025-04-10', not before the first";
const picture = {
  name: pictureName,
  hash: z.string('the eight digits its file names carry').regex(/^[0-9a-f]{8}$/),
  alt: paragraph,
};
// Every page contains the announced events whole: no field is long, and there is no other.
const event = {
  path: text(ownPage),
  title: pageTitle,
  firstDay: z.iso.date("a day such as '2025-04-10'"),
  lastDay: z.iso.date(lateDay),
  when: paragraph,
  where: title,
  summary: paragraph,
  isOpen: z.boolean('true or false'),
  picture: z.strictObject(picture, 'a name, a hash and an alt text'),
};

/** The export of a section, as data, for a shell. */
const sectionOf = ({ contract, provides }: Shell) =>
  z
    .object(
      {
        contract: z.literal(contract, {
          error: ({ input }) =>
            `section.ts is built for contract ${shownValue(input)}, this site speaks ${contract}; rebuild it with the present @site/section`,
        }),
        requires: z.record(
          z.string(),
          z.unknown(),
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
    )
    .superRefine(({ requires, pages, events }, { addIssue }) => {
      const refuse = (subject: string, fault: string | null) => fault && addIssue(`${subject} ${fault}`);
      for (const { path, canonical = '/', movedFrom, files } of pages) {
        refuse(shownValue(path), addressFault(path));
        if (canonical !== '/') refuse(`${path}: its canonical ${shownValue(canonical)}`, addressFault(canonical));
        for (const address of movedFrom)
          refuse(`${path} has moved from ${shownValue(address)}, which`, addressFault(address));
        for (const file of files) refuse(`${path}: the file ${shownValue(file.path)}`, fileAddressFault(file.path));
      }
      for (const [index, { path, firstDay, lastDay }] of events.entries()) {
        const refuseField = (field: keyof typeof event, message: string) =>
          addIssue({ code: 'custom', path: ['events', index, field], message });
        if (!pages.some((one) => one.path === path)) refuseField('path', ownPage);
        if (lastDay < firstDay) refuseField('lastDay', lateDay);
      }
      for (const [module, wanted] of Object.entries(requires)) {
        const given = Object.hasOwn(provides, module) && provides[module];
        const isText = typeof wanted === 'string';
        if (given && isText && semver.satisfies(given, wanted)) continue;
        const mismatch = `needs ${module} ${isText ? wanted : shownValue(wanted)}, this shell gives ${given || 'none'}`;
        // Before 1.0.0 a minor version may break what another one was built for.
        const remedy = given ? `build it with ${module} ^${semver.major(given) || given}` : 'build it without';
        addIssue(`${mismatch}; ${remedy} or release a shell that has it`);
      }
    });

/**
 * How the export of a section, as data, breaks the contract with a shell: the page, event or module, the reason and the remedy.
 * Null where it does not.
 */
export function sectionFault(exported: unknown, shell: Shell): string | null {
  const [problem] = problemsOf(sectionOf(shell), exported);
  if (!problem) return null;
  const { value, wanted } = problem;
  const [list = '', index, ...field] = problem.path;
  if (index === undefined) return wanted;
  const { path, title } = Object(valueAt(exported, [list, index])) as Readonly<Record<string, unknown>>;
  const [kind, name] = list === 'pages' ? ['page', path] : ['announced event', title];
  const subject = typeof name === 'string' ? shownValue(name) : `${String(list)}[${String(index)}]`;
  return `the ${kind} ${subject} has ${shownValue(value)} as its ${field.join('.') || 'value'}; give it ${wanted}`;
}
