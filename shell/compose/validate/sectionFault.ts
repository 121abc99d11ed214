import type { PageFile, SectionPage } from '@site/section/Section';
import { problemsOf } from '@site/shared-data/compile/ContentProblem';
import semver from 'semver';
import { z } from 'zod';
import type { FunctionMark, SectionData } from '../runner/Protocol';
import { Refusal } from '../UserError';

/** The texts that every page must have, in words for a refusal. */
const pageTexts = {
  path: 'an address such as /events/hope-gala',
  title: 'a title',
  description: 'a description',
} as const;

/** Data of a bundle: every field may have any type, and functions are marked. */
type Untrusted<Fields> = { readonly [Field in keyof Fields]?: unknown };

const isFunction = (value: unknown) => (Object(value) as Partial<FunctionMark>).isFunction === true;

function fileFault(label: string, file: Untrusted<PageFile>): string | null {
  const { path, type, text } = file;
  if (typeof path !== 'string' || typeof type !== 'string' || !isFunction(text)) {
    return `${label} has a file without path, type or text; give it all three`;
  }
  const fault = fileAddressFault(path);
  return fault && `${label}: the file '${path}' ${fault}`;
}

function pageFault(page: Untrusted<SectionPage>, index: number): string | null {
  const label = typeof page.path === 'string' && page.path !== '' ? page.path : `pages[${index}]`;
  for (const [field, wanted] of Object.entries(pageTexts)) {
    const value = page[field as keyof typeof pageTexts];
    if (typeof value !== 'string' || value.trim() === '') {
      return `${label} has no ${field}; give it ${wanted} in the section's pages`;
    }
  }
  if (!isFunction(page.Page)) return `${label} has no Page; give it a component in the section's pages`;
  const fault = addressFault(label);
  if (fault) return `'${label}' ${fault}`;
  const moved = page.movedFrom ?? [];
  if (!Array.isArray(moved)) return `${label} has a movedFrom that is no list; write movedFrom: ['/its-old-address']`;
  for (const address of moved.map(String)) {
    const wrong = addressFault(address);
    if (wrong) return `${label} has moved from '${address}', which ${wrong}`;
  }
  if (page.files !== undefined && !Array.isArray(page.files)) return `${label} has files that are no list; make it one`;
  for (const file of (page.files ?? []) as readonly unknown[]) {
    const wrong = fileFault(label, Object(file) as Untrusted<PageFile>);
    if (wrong) return wrong;
  }
  return null;
}

function requiresFault(requires: unknown): string | null {
  if (typeof requires !== 'object' || requires === null) {
    return 'section.ts requires nothing; make the section with defineSection (@site/section/defineSection)';
  }
  const wrong = Object.entries(requires).find(([, range]) => typeof range !== 'string' || !semver.validRange(range));
  return wrong ? `section.ts requires ${wrong[0]} '${String(wrong[1])}'; use a range such as ^19.0.0` : null;
}

const text = z.string().refine((value) => value.trim() !== '');

/** An existing day, such as '2025-04-10'. */
const day = z.iso.date();

const announcedEvent = z.object({
  path: text,
  title: text,
  firstDay: day,
  lastDay: day,
  when: text,
  where: text,
  summary: text,
  isOpen: z.boolean(),
  picture: z.object({
    name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    hash: z.string().regex(/^[0-9a-f]{8}$/),
    alt: text,
  }),
});

/** What a field must be, where any text will not do. */
const wanted: Readonly<Record<string, string>> = {
  path: 'the address of one of its pages',
  firstDay: "a day such as '2025-04-10'",
  lastDay: "a day such as '2025-04-10', not before the first",
  isOpen: 'true or false',
  picture: 'a name, a hash and an alt text',
  'picture.name': 'the name of a picture such as event-gala',
  'picture.hash': 'the eight digits its file names carry',
};

const refusal = (label: string, field: string, value: unknown) =>
  `${label} has the ${field} ${JSON.stringify(value) ?? 'undefined'}; give it ${wanted[field] ?? 'some words'}`;

function eventFault(event: unknown, label: string, pages: readonly { readonly path: string }[]): string | null {
  const { data } = announcedEvent.safeParse(event);
  if (!data) {
    const [{ field = 'value', value } = {}] = problemsOf(announcedEvent, event);
    return refusal(label, field, value);
  }
  if (!pages.some(({ path }) => path === data.path)) return refusal(label, 'path', data.path);
  return data.lastDay < data.firstDay ? refusal(label, 'lastDay', data.lastDay) : null;
}

/**
 * The first fault of a section's announced events: the event, the field, its value and what is expected. Null where there is
 * none.
 */
export function eventsFault(events: unknown, pages: readonly { readonly path: string }[]): string | null {
  if (events === undefined) return null;
  if (!Array.isArray(events)) return 'section.ts announces events that are no list; make it one';
  for (const [index, event] of events.entries()) {
    const { title } = Object(event) as { title?: unknown };
    const label = `the announced event ${typeof title === 'string' ? `'${title}'` : `events[${index}]`}`;
    const fault = eventFault(event, label, pages);
    if (fault) return fault;
  }
  return null;
}

/**
 * How the export of a section breaks the contract: the page, the reason and the remedy. Null where it does not.
 * @param exported the export as data.
 * @param contract the version of the shell.
 */
export function sectionFault(exported: unknown, contract: number): string | null {
  if (typeof exported !== 'object' || exported === null) {
    return "section.ts exports no 'section'; export one (shell/section/src/Section.ts)";
  }
  const section: Untrusted<SectionData> = exported;
  if (section.contract !== contract) {
    return `section.ts is built for contract ${String(section.contract)}, this site speaks ${contract}; rebuild it with the present @site/section`;
  }
  const unmet = requiresFault(section.requires);
  if (unmet) return unmet;
  if (!Array.isArray(section.pages) || section.pages.length === 0) {
    return 'section.ts lists no pages; give it some';
  }
  for (const [index, page] of section.pages.entries()) {
    const fault = pageFault(Object(page) as Untrusted<SectionPage>, index);
    if (fault) return fault;
  }
  return eventsFault(section.events, (exported as SectionData).pages);
}

/** First parts of an address that are reserved for files of the site. */
const reserved = new Set(['releases', 'images', 'fonts', 'status', 'live', '404']);

const isReserved = (address: string) => reserved.has(address.split('/')[1] ?? '');

/** The fault of a page's address, or null. */
export function addressFault(address: string): string | null {
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(address)) {
    return 'is not an address of a page; use lower-case words, digits and single hyphens after each slash';
  }
  return isReserved(address) ? 'is kept for files of the site; take another address' : null;
}

/** The fault of the address of a file beside a page, or null. */
export function fileAddressFault(address: string): string | null {
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+\.[a-z0-9]+$/.test(address)) {
    return 'is not an address of a file; use lower-case words and an ending, such as /events/hope-gala.ics';
  }
  const isOwn = isReserved(address) || /\.(html|js|css|br|gz)$/.test(address) || ownFiles.has(address);
  return isOwn ? 'is kept for files of the site; take another address' : null;
}

/** Files that compose itself writes. */
const ownFiles = new Set(['/sitemap.xml', '/robots.txt', '/status.json', '/manifest.webmanifest', '/favicon.ico']);

/** The range to build with for a version: every minor version of its major one. */
const rangeOf = (version: string) => (semver.major(version) === 0 ? `^${version}` : `^${semver.major(version)}`);

/**
 * Throws where a section requires a version of a shared module that this shell does not have.
 * @param requires the semver range of each shared module.
 * @param provides the version of each shared module.
 * @throws Refusal naming the section, the module, both versions and the remedy.
 */
export function assertRequirements(
  name: string,
  requires: Readonly<Record<string, string>>,
  provides: Readonly<Record<string, string>>,
): void {
  for (const [module, wanted] of Object.entries(requires)) {
    const given = provides[module];
    if (given && semver.satisfies(given, wanted)) continue;
    const remedy = given ? `build it with ${module} ${rangeOf(given)}` : 'build it without';
    throw new Refusal(
      name,
      `needs ${module} ${wanted}, this shell gives ${given ?? 'none'}; ${remedy} or release a shell that has it`,
    );
  }
}
