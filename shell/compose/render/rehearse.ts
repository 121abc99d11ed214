import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stylesOf } from '../Release';
import { withRunner, type About } from '../runner/startRunner';
import { pinned } from './Composition';
import { changedPages } from './currentSite';
import type { RenderedPage, RenderedSite } from './renderPages';

/** How long axe may take for one page, in milliseconds: it runs no code of releases. */
const accessibilityTimeoutMs = 120_000;

/**
 * Runs the containers of sections, and hydrates their pages in jsdom with the scripts they will have.
 * @param changed the packages that are new: a failing page of another package is blamed on a new shell.
 * @param validated the packages that were rehearsed before, sections with this very shell.
 * @throws Refusal where a page does not hydrate, changes when it does, or is not accessible.
 */
export async function rehearse(
  { runner, shell, sections, pages }: RenderedSite,
  changed: ReadonlySet<string>,
  validated: ReadonlySet<string>,
): Promise<void> {
  const about = (owner: string, what: string): About =>
    changed.has('shell') && !changed.has(owner)
      ? { name: 'shell', at: `${what} of ${owner}` }
      : { name: owner, at: what };
  const owners = sections.filter(({ name }) => !validated.has(name));
  // The home page shows the events that sections announce.
  const announces = owners.some(({ events = [] }) => events.length > 0);
  const isOpened = (page: RenderedPage) => !validated.has(page.owner) || (page.address === '/' && announces);
  const subjects = pages.filter(isOpened).map((page) => ({ ...page, subject: about(page.owner, page.address) }));
  if (subjects.length === 0) return;

  const hydrate = async () => {
    const scripts = [shell, ...owners].map(async ({ files: { folder, script }, files }) => ({
      url: pinned(files, script).url,
      text: await readFile(path.join(folder, script.file), 'utf8'),
    }));
    // Documents contain the styles that hydration needs; of whole sheets it counts that they are pinned.
    const sheets = [shell, ...owners].flatMap(({ files }) =>
      stylesOf(files).map((sheet) => ({ url: pinned(files, sheet).url, text: '' })),
    );
    const files = [...(await Promise.all(scripts)), ...sheets];
    await runner.ask('setFiles', about('shell', shell.files.script.file), { files });
    for (const { name, container, files } of owners) {
      const { url } = pinned(files, files.script);
      await runner.ask('loadContainer', about(name, files.script.file), { name, container, url });
    }
    for (const { address, html, subject } of subjects) await runner.ask('rehearse', subject, { address, html });
  };
  // axe takes as long as hydration: it has a process of its own. It has seen what is on the site.
  const accessible = withRunner(async ({ ask }) => {
    const altered = await changedPages(subjects);
    for (const { address, html, subject } of subjects) {
      if (altered.includes(address)) await ask('assertAccessible', subject, { html });
    }
  }, accessibilityTimeoutMs);
  const outcomes = await Promise.allSettled([hydrate(), accessible]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
