import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { remember } from '../memory';
import { stylesOf } from '../Release';
import { loadShell } from '../render/renderSection';
import { changedPages, type EarlierSite } from '../currentSite';
import { pinned, type LiveSection, type LiveShell, type RenderedPage, type Rendered } from '../render/Site';
import { withRunner, type About } from '../runner/startRunner';
import { settleAll } from '../../system/settleAll';

/** The time axe may take for one page, in milliseconds. It runs no code of releases. */
const accessibilityTimeoutMs = 120_000;

/** The time it may take for all pages of a package. */
const accessibilityTime = { startMs: accessibilityTimeoutMs, pageMs: 10_000, mostMs: 3_600_000 };

/** Pages that hydrate together: those of one section, or the shell's own. */
interface Cast {
  readonly shell: LiveShell;
  readonly section: LiveSection | null;
  readonly pages: readonly RenderedPage[];
}

/**
 * Returns the files that windows can load. Documents contain the styles that hydration needs. For whole sheets, it is enough
 * that the page pins them.
 */
async function filesOf({ shell, section }: Cast) {
  const releases = [shell, ...(section ? [section] : [])].map(({ release }) => release);
  const scripts = releases.map(async (release) => ({
    url: pinned(release, release.script).url,
    text: await readFile(path.join(release.folder, release.script.file), 'utf8'),
  }));
  const sheets = releases.flatMap((release) =>
    stylesOf(release).map((sheet) => ({ url: pinned(release, sheet).url, text: '' })),
  );
  return [...(await Promise.all(scripts)), ...sheets];
}

/** Runs a container and hydrates its pages in jsdom, in a guarded process without code of other sections. */
const hydrate = (cast: Cast, about: (owner: string, what: string) => About): Promise<void> =>
  withRunner(async (runner) => {
    const { ask } = runner;
    const { shell, section, pages } = cast;
    await loadShell(runner, shell.release.folder);
    runner.limitTime(pages.length);
    await ask('setFiles', about('shell', shell.release.script.file), { files: await filesOf(cast) });
    if (section) {
      const { name, container, release } = section;
      const { url } = pinned(release, release.script);
      await ask('loadContainer', about(name, release.script.file), { name, container, url });
    }
    for (const { address, html, owner } of pages) await ask('rehearse', about(owner, address), { address, html });
  });

/** Checks pages with axe. It skips pages that visitors already have. */
async function assertAccessible(
  pages: readonly RenderedPage[],
  about: (owner: string, what: string) => About,
  { page }: EarlierSite,
): Promise<void> {
  const addresses = await changedPages(pages, page);
  const altered = pages.filter(({ address }) => addresses.includes(address));
  if (altered.length === 0) return;
  await withRunner(async ({ ask, limitTime }) => {
    limitTime(altered.length, accessibilityTime);
    for (const { address, html, owner } of altered) await ask('assertAccessible', about(owner, address), { html });
  }, accessibilityTimeoutMs);
}

/**
 * Hydrates every page in jsdom with its final scripts. It skips a section that passed on the same shell before.
 * @param changed the packages with a new release. If a page of another package fails, the new shell is at fault.
 * @throws Refusal if a page does not hydrate, changes while it hydrates, or is not accessible.
 */
export async function rehearse(
  { shell, sections, pages }: Pick<Rendered, 'shell' | 'sections' | 'pages'>,
  changed: ReadonlySet<string>,
  currentSite: EarlierSite,
): Promise<void> {
  const about = (owner: string, what: string): About =>
    changed.has('shell') && !changed.has(owner)
      ? { name: 'shell', at: `${what} of ${owner}` }
      : { name: owner, at: what };
  const pagesOf = (name: string) => pages.filter(({ owner }) => owner === name);
  // The home page shows the events that sections announce.
  const events = sections.flatMap(({ data }) => data.events);
  const casts = [
    { inputs: [events], cast: { shell, section: null, pages: pagesOf(shell.name) } },
    ...sections.map((section) => ({
      inputs: [section.name, section.release.version],
      cast: { shell: section.shell, section, pages: pagesOf(section.name) },
    })),
  ];
  await settleAll(casts, ({ inputs, cast }) =>
    remember('rehearsed', [cast.shell.release.version, ...inputs], async () => {
      // axe takes as long as hydration, so it has its own process.
      const outcomes = await Promise.allSettled([
        hydrate(cast, about),
        assertAccessible(cast.pages, about, currentSite),
      ]);
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
      return true;
    }),
  );
}
