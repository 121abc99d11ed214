import type { BrowserContext } from '@playwright/test';
import type { Registry } from '../../../shell/src/sections/registry';

/** Changes every document between the host and the browser; its headers stay as the host sent them. */
export async function editDocuments(context: BrowserContext, edit: (html: string) => string): Promise<void> {
  await context.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: edit(await response.text()) });
    },
  );
}

const block = /(<script id="registry" type="application\/json">)(.*?)(<\/script>)/s;

/** The registry as a document carries it. */
export const registryIn = (html: string) => JSON.parse(block.exec(html)?.[2] ?? '') as Registry;

/** Writes another text in the registry's place in every document. */
export const editRegistry = (context: BrowserContext, edit: (registry: Registry, text: string) => string) =>
  editDocuments(context, (html) =>
    html.replace(block, (_, start: string, text: string, end: string) => {
      return start + edit(JSON.parse(text) as Registry, text).replaceAll('<', '\\u003c') + end;
    }),
  );

/** Does the same to every section of the registry. */
export const editSections = (context: BrowserContext, edit: (section: Registry['sections'][number]) => object) =>
  editRegistry(context, (registry) => JSON.stringify({ ...registry, sections: registry.sections.map(edit) }));
