import type { BrowserContext } from '@playwright/test';
import { createHash } from 'node:crypto';
import type { RegisteredSection } from '../../../shell/src/sections/registry';
import { editDocuments, registryIn } from './editDocuments';
import { sectionScript, shellScript } from './sectionFiles';

const integrityOf = (script: string) => `sha384-${createHash('sha384').update(script).digest('base64')}`;

const answer = (body: string) => ({ body, contentType: 'text/javascript; charset=utf-8' });

/**
 * Releases broken scripts for every section, each with the hash that belongs to it: integrity lets them run, as it would a
 * release nobody tried.
 * @param write gives a section's script, from the one it has.
 */
export async function pinBrokenSections(
  context: BrowserContext,
  write: (section: RegisteredSection, script: string) => string,
): Promise<void> {
  const scripts = new Map<string, string>();
  const known = await context.request.get('/');
  for (const section of registryIn(await known.text()).sections) {
    const script = await (await context.request.get(section.entry.url)).text();
    scripts.set(section.entry.url, write(section, script));
  }
  await editDocuments(context, (html) => {
    const { sections } = registryIn(html);
    return sections.reduce(
      (edited, { entry }) => edited.replaceAll(entry.integrity, integrityOf(scripts.get(entry.url) ?? '')),
      html,
    );
  });
  await context.route(sectionScript, (route, request) =>
    route.fulfill(answer(scripts.get(new URL(request.url()).pathname) ?? '')),
  );
}

/** The same for the shell's own script. */
export async function pinBrokenShell(context: BrowserContext, write: (script: string) => string): Promise<void> {
  const html = await (await context.request.get('/')).text();
  const [, url = '', integrity = ''] =
    /<template id="start"><script async="" src="([^"]+)" integrity="([^"]+)"/.exec(html) ?? [];
  const script = write(await (await context.request.get(url)).text());
  await editDocuments(context, (page) => page.replaceAll(integrity, integrityOf(script)));
  await context.route(shellScript, (route) => route.fulfill(answer(script)));
}
