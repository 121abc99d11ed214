import { valueAt } from '@site/shared-data/compile/ContentProblem';
import semver from 'semver';
import { z } from 'zod';
import type { ShellData } from '../runner/startRunner';
import { addressFault, fileAddressFault } from './addresses';

const text = (message: string) => z.string(message).regex(/\S/);

const list = <Item extends z.ZodType>(item: Item, message: string) => z.array(item, message).default([]);

/** A function, as data has it. */
const functionMark = (message: string) =>
  z.custom((value) => (Object(value) as { readonly isFunction?: unknown }).isFunction === true, message);

/** The fields of a page. Messages follow its address, or its place in the list. */
const noPath = "has no path; give it an address such as /events/hope-gala in the section's pages";
const noFile = 'has a file without path, type or text; give it all three';
const file = { path: z.string(noFile), type: z.string(noFile), text: functionMark(noFile) };
const page = {
  path: text(noPath),
  title: text("has no title; give it a title in the section's pages"),
  description: text("has no description; give it a description in the section's pages"),
  Page: functionMark("has no Page; give it a component in the section's pages"),
  movedFrom: list(z.coerce.string(), "has a movedFrom that is no list; write movedFrom: ['/its-old-address']"),
  files: list(z.object(file, noFile), 'has files that are no list; make it one'),
};

/** The fields of an announced event. Messages say what to give, after the event, the field and its value. */
const words = text('some words');
const ownPage = 'the address of one of its pages';
const lateDay = "a day such as '2025-04-10', not before the first";
const picture = {
  name: z.string('the name of a picture such as event-gala').regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  hash: z.string('the eight digits its file names carry').regex(/^[0-9a-f]{8}$/),
  alt: words,
};
const event = {
  path: text(ownPage),
  title: words,
  firstDay: z.iso.date("a day such as '2025-04-10'"),
  lastDay: z.iso.date(lateDay),
  when: words,
  where: words,
  summary: words,
  isOpen: z.boolean('true or false'),
  picture: z.object(picture, 'a name, a hash and an alt text'),
};

const isRange = (range: unknown) => typeof range === 'string' && semver.validRange(range) !== null;

/** The range to build with for a version: every minor version of its major one. */
const rangeOf = (version: string) => (semver.major(version) === 0 ? `^${version}` : `^${semver.major(version)}`);

/** The export of a section, as data, for a shell. */
const sectionOf = ({ contract, provides }: Pick<ShellData, 'contract' | 'provides'>) =>
  z
    .object(
      {
        contract: z.literal(contract, {
          error: ({ input }) =>
            `section.ts is built for contract ${String(input)}, this site speaks ${contract}; rebuild it with the present @site/section`,
        }),
        requires: z.record(
          z.string(),
          z.custom<string>(isRange, {
            error: ({ path = [], input }) =>
              `section.ts requires ${String(path.at(-1))} '${String(input)}'; use a range such as ^19.0.0`,
          }),
          'section.ts requires nothing; make the section with defineSection (@site/section/defineSection)',
        ),
        pages: z.array(z.object(page, noPath), 'section.ts lists no pages; give it some').min(1),
        events: list(z.object(event, 'some words'), 'section.ts announces events that are no list; make it one'),
      },
      "section.ts exports no 'section'; export one (shell/section/src/Section.ts)",
    )
    .superRefine(({ requires, pages, events }, { addIssue }) => {
      const refuse = (subject: string, fault: string | null) => fault && addIssue(`${subject} ${fault}`);
      for (const { path, movedFrom, files } of pages) {
        refuse(`'${path}'`, addressFault(path));
        for (const address of movedFrom) refuse(`${path} has moved from '${address}', which`, addressFault(address));
        for (const file of files) refuse(`${path}: the file '${file.path}'`, fileAddressFault(file.path));
      }
      for (const [index, { path, firstDay, lastDay }] of events.entries()) {
        const refuseField = (field: keyof typeof event, message: string) =>
          addIssue({ code: 'custom', path: ['events', index, field], message });
        if (!pages.some((one) => one.path === path)) refuseField('path', ownPage);
        if (lastDay < firstDay) refuseField('lastDay', lateDay);
      }
      for (const [module, wanted] of Object.entries(requires)) {
        const given = provides[module];
        if (given && semver.satisfies(given, wanted)) continue;
        const remedy = given ? `build it with ${module} ${rangeOf(given)}` : 'build it without';
        const mismatch = `needs ${module} ${wanted}, this shell gives ${given ?? 'none'}`;
        addIssue(`${mismatch}; ${remedy} or release a shell that has it`);
      }
    });

/** A fault in words: a message about a page or an event has that before it. */
function inWords(exported: unknown, place: readonly PropertyKey[], message: string): string {
  const [list = '', index, ...field] = place;
  if (index === undefined || list === 'requires') return message;
  const { path, title } = Object(valueAt(exported, [list, index])) as Readonly<Record<string, unknown>>;
  const entry = `${String(list)}[${String(index)}]`;
  if (list === 'pages') return `${typeof path === 'string' && path !== '' ? path : entry} ${message}`;
  const event = typeof title === 'string' ? `'${title}'` : entry;
  const value = JSON.stringify(valueAt(exported, place)) ?? 'undefined';
  return `the announced event ${event} has the ${field.join('.') || 'value'} ${value}; give it ${message}`;
}

/**
 * How the export of a section, as data, breaks the contract with a shell: the page, event or module, the reason and the remedy.
 * Null where it does not.
 */
export function sectionFault(exported: unknown, shell: Pick<ShellData, 'contract' | 'provides'>): string | null {
  const [issue] = sectionOf(shell).safeParse(exported).error?.issues ?? [];
  return issue ? inWords(exported, issue.path, issue.message) : null;
}
