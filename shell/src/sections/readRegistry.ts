import type { ClinicDay } from '@site/shared-data/dates/clinicDay';
import type { PinnedFile, RegisteredEvent, RegisteredSection, Registry } from './registry';

const isText = (value: unknown): value is string => typeof value === 'string';

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isDay = (value: unknown): value is ClinicDay => isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Matches a path of the site without a query, a fragment or other special characters of URLs. */
const isAddress = (value: unknown): value is string => isText(value) && /^\/[^:*?#\\\s]*$/.test(value);

/** Matches an address, or a part of the site: '/events/**'. */
const isRule = (value: unknown): value is string => isText(value) && isAddress(value.replace(/\/\*\*$/, ''));

/** Development servers serve files without a hash, from other ports. A production build rejects these. */
const isUnpinned = process.env['NODE_ENV'] === 'development';

/** Returns whether a browser can parse a hash. It ignores a malformed one, and would run any file. */
const isHash = (value: string) => /^sha384-[A-Za-z0-9+/]{64}$/.test(value);

/** Returns whether a URL has the origin of the page. Safari before 17 has no `URL.canParse`. */
function isOwnUrl(url: string): boolean {
  try {
    return new URL(url, location.href).origin === location.origin;
  } catch {
    return false;
  }
}

function isPinnedFile(value: unknown): value is PinnedFile {
  return (
    isRecord(value) &&
    isText(value['url']) &&
    isText(value['integrity']) &&
    (isUnpinned || (isOwnUrl(value['url']) && isHash(value['integrity'])))
  );
}

function isSection(value: unknown): value is RegisteredSection {
  return (
    isRecord(value) &&
    isText(value['name']) &&
    isText(value['container']) &&
    isPinnedFile(value['entry']) &&
    typeof value['bytes'] === 'number' &&
    (value['style'] === undefined || isPinnedFile(value['style'])) &&
    Array.isArray(value['addresses']) &&
    value['addresses'].every(isRule)
  );
}

function isEvent(value: unknown): value is RegisteredEvent {
  if (!isRecord(value)) return false;
  const { path, title, firstDay, lastDay, when, where, summary, picture } = value;
  if (!isAddress(path) || !isText(title) || !isDay(firstDay) || !isDay(lastDay)) return false;
  if (picture === undefined) return [when, where, summary].every((text) => text === undefined);
  return isRecord(picture) && [when, where, summary, picture['name'], picture['hash'], picture['alt']].every(isText);
}

/** Returns a list that may be missing. */
const listIn = (value: Record<string, unknown>, name: string) => (isList(value[name]) ? value[name] : []);

/**
 * Reads the registry of the page. It ignores invalid sections and events. Returns null if the text is not a registry,
 * and then the page is not hydrated.
 */
export function readRegistry(text: string | null | undefined): Registry | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (!isRecord(value)) return null;
    const { day, demo, shellStyle, homeStyle, list, sections, events } = value;
    if (!isDay(day) || !isList(sections) || !isList(events)) return null;
    if (typeof demo !== 'boolean' && !isList(demo)) return null;
    if (shellStyle !== undefined && !isPinnedFile(shellStyle)) return null;
    if (homeStyle !== undefined && !isPinnedFile(homeStyle)) return null;
    return {
      day,
      holidays: listIn(value, 'holidays').filter(isDay),
      demo: typeof demo === 'boolean' ? demo : demo.filter(isText),
      ...(shellStyle && { shellStyle }),
      ...(value['isHomeElsewhere'] === true && { isHomeElsewhere: true }),
      ...(homeStyle && { homeStyle }),
      ...(isPinnedFile(list) && { list }),
      sections: sections.filter(isSection),
      documents: listIn(value, 'documents').filter(isRule),
      pages: listIn(value, 'pages').filter(isAddress),
      events: events.filter(isEvent),
    };
  } catch {
    return null;
  }
}
