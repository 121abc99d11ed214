import type { PageFile, Section, SectionPage } from '@site/section/Section';
import type { documentRules, PageToPrerender } from '../../src/entry.prerender';
import type { Registry } from '../../src/sections/registry';

/** A page as data: all that it says of itself. What renders it stays in the guarded process. */
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
  /** By shared module, its version. */
  readonly provides: Readonly<Record<string, string>>;
  /** The pages that are the shell's own; the path of the 404 page is '*'. */
  readonly pages: readonly PageData[];
}

/** Where a function was, in what is sent as data. */
export interface FunctionMark {
  readonly isFunction: true;
}

/** A file as the site serves it to browsers. */
interface ServedFile {
  readonly url: string;
  readonly text: string;
}

/**
 * What the guarded process can be asked, by the name of the request. All of it is plain data: it goes from process to process
 * as JSON.
 */
export interface Requests {
  /** Runs a shell's prerender bundle. The first request. */
  loadShell: { ask: { code: string; file: string }; answer: ShellData };
  /** Runs a section's prerender bundle with the shell's modules. What it exports is not looked at yet. */
  loadSection: { ask: { name: string; code: string; file: string }; answer: unknown };
  /** Says which registry the documents carry from now on. */
  setRegistry: { ask: { registry: Registry }; answer: null };
  /** Renders the document of an address. */
  render: { ask: Pick<PageToPrerender, 'address' | 'facts'>; answer: string };
  /** Writes a file beside a page of a section. */
  writeFile: { ask: { name: string; path: string; origin: string; day: Registry['day'] }; answer: string };
  /** Looks for timers that the bundles have left running. */
  assertNoLeaks: { ask: Record<never, never>; answer: null };
  /** Says which files browsers find: those the releases pin, and no others. */
  serve: { ask: { files: readonly ServedFile[] }; answer: null };
  /** Runs the script of a section in a browser's window, and compares what its container gives with its prerender bundle. */
  compareContainer: { ask: { name: string; container: string; url: string }; answer: null };
  /** Looks for what keeps people out who cannot see a page or use a mouse, as far as that shows without layout. */
  findBarriers: { ask: { html: string }; answer: null };
  /** Opens a document in a browser's window and waits until it is hydrated. */
  rehearse: { ask: { address: string; html: string }; answer: null };
}

/** What a request is about: the package, and the file or page that a refusal names. */
export interface About {
  readonly name: string;
  readonly at: string;
}

/** A request on its way. */
export type Request = {
  [Kind in keyof Requests]: { kind: Kind; about: About; ask: Requests[Kind]['ask'] };
}[keyof Requests];

/** What comes back: first of all that the process is ready, then one answer a request, in their order. */
export type Reply =
  { readonly isReady: true } | { readonly answer: unknown } | { readonly refusal: string; readonly stack: string };
