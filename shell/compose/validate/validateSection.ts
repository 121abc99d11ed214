import type { PageFile, SectionPage } from '@site/section/Section';
import { problemsOf } from '@site/shared-data/compile/ContentProblem';
import semver from 'semver';
import { z } from 'zod';
import type { FunctionMark, SectionData } from '../runner/Protocol';
import { Refusal } from '../UserError';

/** One `wanted` line for each text a page must have. */
const pageTexts = {
  path: 'an address such as /events/hope-gala',
  title: 'a title',
  description: 'a description',
} as const;

/** What the guarded process tells of anything: every field may be of any kind, and functions are marked. */
type Told<Fields> = { readonly [Field in keyof Fields]?: unknown };

const isFunction = (value: unknown) => (Object(value) as Partial<FunctionMark>).isFunction === true;

function validateFile(label: string, file: Told<PageFile>): string | null {
  const { path, type, text } = file;
  if (typeof path !== 'string' || typeof type !== 'string' || !isFunction(text)) {
    return `${label} has a file without path, type or text; give it all three`;
  }
  const fault = validateFileAddress(path);
  return fault && `${label}: the file '${path}' ${fault}`;
}

function validatePage(page: Told<SectionPage>, index: number): string | null {
  const label = typeof page.path === 'string' && page.path !== '' ? page.path : `pages[${index}]`;
  for (const [field, wanted] of Object.entries(pageTexts)) {
    const value = page[field as keyof typeof pageTexts];
    if (typeof value !== 'string' || value.trim() === '') {
      return `${label} has no ${field}; give it ${wanted} in the section's pages`;
    }
  }
  if (!isFunction(page.Page)) return `${label} has no Page; give it a component in the section's pages`;
  const fault = validateAddress(label);
  if (fault) return `'${label}' ${fault}`;
  if (page.files !== undefined && !Array.isArray(page.files)) return `${label} has files that are no list; make it one`;
  for (const file of (page.files ?? []) as readonly unknown[]) {
    const wrong = validateFile(label, Object(file) as Told<PageFile>);
    if (wrong) return wrong;
  }
  return null;
}

function validateRequires(requires: unknown): string | null {
  if (typeof requires !== 'object' || requires === null) {
    return 'section.ts requires nothing; make the section with defineSection (@site/section/defineSection)';
  }
  const wrong = Object.entries(requires).find(([, range]) => typeof range !== 'string' || !semver.validRange(range));
  return wrong ? `section.ts requires ${wrong[0]} '${String(wrong[1])}'; use a range such as ^19.0.0` : null;
}

const text = z.string().refine((value) => value.trim() !== '');

/** A day there is, such as '2025-04-10'. */
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

/** What is wanted of a field, where it is more than some words. */
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

function validateEvent(event: unknown, label: string, pages: readonly { readonly path: string }[]): string | null {
  const { data } = announcedEvent.safeParse(event);
  if (!data) {
    const [{ field = 'value', value } = {}] = problemsOf(announcedEvent, event);
    return refusal(label, field, value);
  }
  if (!pages.some(({ path }) => path === data.path)) return refusal(label, 'path', data.path);
  return data.lastDay < data.firstDay ? refusal(label, 'lastDay', data.lastDay) : null;
}

/**
 * What is wrong with the events a section announces: the event, the field, its value and what is wanted. Null where nothing
 * is.
 */
export function validateEvents(events: unknown, pages: readonly { readonly path: string }[]): string | null {
  if (events === undefined) return null;
  if (!Array.isArray(events)) return 'section.ts announces events that are no list; make it one';
  for (const [index, event] of events.entries()) {
    const { title } = Object(event) as { title?: unknown };
    const label = `the announced event ${typeof title === 'string' ? `'${title}'` : `events[${index}]`}`;
    const fault = validateEvent(event, label, pages);
    if (fault) return fault;
  }
  return null;
}

/**
 * What keeps the export of a section from being what the contract asks for: the page, the reason and the remedy. Null where
 * nothing does.
 * @param told the export, as the guarded process tells it.
 * @param contract the version the shell speaks.
 */
export function validateSection(told: unknown, contract: number): string | null {
  if (typeof told !== 'object' || told === null) {
    return "section.ts exports no 'section'; export one (shell/section/src/Section.ts)";
  }
  const section: Told<SectionData> = told;
  if (section.contract !== contract) {
    return `section.ts is built for contract ${String(section.contract)}, this site speaks ${contract}; rebuild it with the present @site/section`;
  }
  const unmet = validateRequires(section.requires);
  if (unmet) return unmet;
  if (!Array.isArray(section.pages) || section.pages.length === 0) {
    return 'section.ts lists no pages; give it some';
  }
  for (const [index, page] of section.pages.entries()) {
    const fault = validatePage(Object(page) as Told<SectionPage>, index);
    if (fault) return fault;
  }
  return validateEvents(section.events, (told as SectionData).pages);
}

/** First parts of an address that the site keeps for files of its own. */
const reserved = new Set(['releases', 'images', 'fonts', 'status', 'live', '404']);

const isReserved = (address: string) => reserved.has(address.split('/')[1] ?? '');

/** What is wrong with the address of a page, or null: words of a URL path, none of them the site's own. */
export function validateAddress(address: string): string | null {
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(address)) {
    return 'is not an address of a page; use lower-case words, digits and single hyphens after each slash';
  }
  return isReserved(address) ? 'is kept for files of the site; take another address' : null;
}

/** What is wrong with the address of a file beside a page, or null. */
export function validateFileAddress(address: string): string | null {
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+\.[a-z0-9]+$/.test(address)) {
    return 'is not an address of a file; use lower-case words and an ending, such as /events/hope-gala.ics';
  }
  const isOwn = isReserved(address) || /\.(html|js|css|br|gz)$/.test(address) || ownFiles.has(address);
  return isOwn ? 'is kept for files of the site; take another address' : null;
}

/** Files that compose itself writes beside the pages. */
const ownFiles = new Set(['/sitemap.xml', '/robots.txt', '/status.json', '/manifest.webmanifest', '/favicon.ico']);

/** The range an owner may build with to work with a version: every minor of its major. */
const rangeOf = (version: string) => (semver.major(version) === 0 ? `^${version}` : `^${semver.major(version)}`);

/**
 * Refuses a section that wants a shared module in a version this shell does not have.
 * @param requires by shared module, a semver range.
 * @param provides by shared module, its true version.
 * @throws Refusal naming the section, the module, the wanted and the given version, and the remedy.
 */
export function checkRequirements(
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
