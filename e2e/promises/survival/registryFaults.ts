import type { BrowserContext } from '@playwright/test';
import type { Fault } from './Fault';
import { editDocuments, editRegistry, editSections } from './editDocuments';

const written = (name: string, inject: (context: BrowserContext) => Promise<void>): Fault => ({
  name: `the registry: ${name}`,
  inject,
});

const text = (value: unknown) => (context: BrowserContext) => editRegistry(context, () => JSON.stringify(value));

/** An origin the site knows nothing of; `unasked` counts what reaches it. */
const elsewhere = 'http://127.0.0.1:4139';

const entryAt = (url: (path: string) => string) => (context: BrowserContext) =>
  editSections(context, (section) => ({ ...section, entry: { ...section.entry, url: url(section.entry.url) } }));

/** What can be wrong with the block of the page that tells which sections there are. */
export const registryFaults: readonly Fault[] = [
  written('missing', (context) =>
    editDocuments(context, (html) => html.replace(/<script id="registry".*?<\/script>/s, '')),
  ),
  written('empty', (context) => editRegistry(context, () => '')),
  written('truncated', (context) => editRegistry(context, (_, whole) => whole.slice(0, whole.length / 2))),
  written('{}', text({})),
  written('null', text(null)),
  written('a number', text(7)),
  written('a list', text([])),
  written('sections are no list', (context) =>
    editRegistry(context, (registry) => JSON.stringify({ ...registry, sections: { events: 1 } })),
  ),
  written('odd types', (context) =>
    editSections(context, (section) => ({ ...section, pages: [1, null], container: {}, entry: 5 })),
  ),
  written('a day that is none', (context) =>
    editRegistry(context, (registry) => JSON.stringify({ ...registry, day: 'someday' })),
  ),
  written('addresses that are none', (context) =>
    editSections(context, (section) => ({ ...section, pages: [...section.pages, '', '*', 'events', 'javascript:1'] })),
  ),
  written('every section twice', (context) =>
    editRegistry(context, (registry) =>
      JSON.stringify({ ...registry, sections: [...registry.sections, ...registry.sections] }),
    ),
  ),
  written('the names of other things', (context) =>
    editSections(context, (section) => ({ ...section, container: 'document' })),
  ),
  written('events are gone', (context) =>
    editRegistry(context, (registry) =>
      JSON.stringify({ ...registry, sections: registry.sections.filter(({ name }) => name !== 'events') }),
    ),
  ),
  written('every section is gone', (context) =>
    editRegistry(context, (registry) => JSON.stringify({ ...registry, sections: [] })),
  ),
  written(
    'another origin',
    entryAt((path) => elsewhere + path),
  ),
  written(
    'a javascript: URL',
    entryAt(() => 'javascript:window.stranger=1'),
  ),
  written(
    'a data: URL',
    entryAt(() => 'data:text/javascript,window.stranger=1'),
  ),
  written('no hashes', (context) =>
    editSections(context, (section) => ({ ...section, entry: { ...section.entry, integrity: '' } })),
  ),
];
