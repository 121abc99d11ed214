import type { PageFile, Section, SectionPage } from '@site/section/Section';
import type { documentRules, PageToPrerender } from '../../src/entry.prerender';
import type { Registry } from '../../src/sections/registry';

/** A page as data. Its component stays in the guarded process. */
export type PageData = Omit<SectionPage, 'Page' | 'files'> & {
  readonly files?: readonly Pick<PageFile, 'path' | 'type'>[];
};

/** A section as data. */
export type SectionData = Omit<Section, 'pages' | 'contract'> & {
  readonly contract: number;
  readonly pages: readonly PageData[];
};

type DocumentRules = typeof documentRules;

/** A shell as data. */
export interface ShellData extends DocumentRules {
  readonly contract: number;
  /** The version of each shared module. */
  readonly provides: Readonly<Record<string, string>>;
  /** The pages that are the shell's own; the path of the 404 page is '*'. */
  readonly pages: readonly PageData[];
}

/** Stands for a function in data. */
export interface FunctionMark {
  readonly isFunction: true;
}

/** A file as the site serves it to browsers. */
interface ServedFile {
  readonly url: string;
  readonly text: string;
}

/**
 * The requests to the guarded process, by name. All of them are plain data, which is sent as JSON.
 */
export interface Requests {
  /** Runs a shell's prerender bundle. The first request. */
  loadShell: { ask: { code: string; file: string }; answer: ShellData };
  /** Runs a section's prerender bundle with the shell's modules. Its exports are not validated yet. */
  loadSection: { ask: { name: string; code: string; file: string }; answer: unknown };
  /** Sets the registry of the documents that are rendered afterwards. */
  setRegistry: { ask: { registry: Registry }; answer: null };
  /** Renders the document of an address. */
  render: { ask: Pick<PageToPrerender, 'address' | 'facts'>; answer: string };
  /** Writes a file beside a page of a section. */
  writeFile: { ask: { name: string; path: string; origin: string; day: Registry['day'] }; answer: string };
  /** Checks that the bundles have left no timers running. */
  assertNoLeaks: { ask: Record<never, never>; answer: null };
  /** Sets the files that windows can load: those that the releases pin. */
  setFiles: { ask: { files: readonly ServedFile[] }; answer: null };
  /** Runs the script of a section in jsdom, and compares its container with its prerender bundle. */
  compareContainer: { ask: { name: string; container: string; url: string }; answer: null };
  /** Checks the accessibility of a page with axe, as far as possible without layout. */
  assertAccessible: { ask: { html: string }; answer: null };
  /** Opens a document in jsdom and waits until it is hydrated. */
  rehearse: { ask: { address: string; html: string }; answer: null };
}

/** The package that a request is about, and the file or page for a refusal. */
export interface About {
  readonly name: string;
  readonly at: string;
}

/** A request as it is sent. */
export type Request = {
  [Kind in keyof Requests]: { kind: Kind; about: About; ask: Requests[Kind]['ask'] };
}[keyof Requests];

/** A message of the process: first that it is ready, then one answer for each request, in order. */
export type Reply =
  { readonly isReady: true } | { readonly answer: unknown } | { readonly refusal: string; readonly stack: string };
