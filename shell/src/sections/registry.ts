import type { ClinicDay } from '@site/shared-data/clinicTime';

/** A file the page may load, and the hash it must have (Subresource Integrity, W3C SRI). */
export interface PinnedFile {
  readonly url: string;
  readonly integrity: string;
}

/** One section as a page knows it: the release that was live when the page was composed. */
export interface RegisteredSection {
  readonly name: string;
  /** The global the remote entry defines. */
  readonly container: string;
  readonly entry: PinnedFile;
  readonly style?: PinnedFile;
  /** Every address this section answers for. */
  readonly pages: readonly string[];
}

/** What compose writes into every page, so that nothing is fetched to find a section. */
export interface Registry {
  /** The day the pages were composed for. */
  readonly day: ClinicDay;
  /** Whether the site shows sample facts. */
  readonly demo: boolean;
  readonly sections: readonly RegisteredSection[];
}

/** The id of the JSON data block that carries the registry. */
export const registryElementId = 'registry';

const isText = (value: unknown): value is string => typeof value === 'string';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Development servers alone give files that nothing pins; a site that is built refuses them. */
const isUnpinned = process.env['NODE_ENV'] === 'development';

function isPinnedFile(value: unknown): value is PinnedFile {
  return (
    isRecord(value) &&
    isText(value['url']) &&
    /^https?:$/.test(URL.parse(value['url'], location.href)?.protocol ?? '') &&
    isText(value['integrity']) &&
    (isUnpinned || /^sha(256|384|512)-/.test(value['integrity']))
  );
}

function isSection(value: unknown): value is RegisteredSection {
  return (
    isRecord(value) &&
    isText(value['name']) &&
    isText(value['container']) &&
    isPinnedFile(value['entry']) &&
    (value['style'] === undefined || isPinnedFile(value['style'])) &&
    Array.isArray(value['pages']) &&
    value['pages'].every(isText)
  );
}

/**
 * Reads the registry out of the page. What does not have the shape of a section is left out; a registry that cannot be read
 * at all gives null, and the page stays the document it is.
 */
export function readRegistry(text: string | null | undefined): Registry | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (!isRecord(value) || !isText(value['day'])) return null;
    if (!Array.isArray(value['sections'])) return null;
    const { day, sections } = value;
    return { day: day as ClinicDay, demo: value['demo'] === true, sections: sections.filter(isSection) };
  } catch {
    return null;
  }
}

/** The section that answers for an address, if any does. */
export function sectionAt(registry: Registry, address: string): RegisteredSection | undefined {
  return registry.sections.find((section) => section.pages.includes(address));
}
