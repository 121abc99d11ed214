import { samplesOn } from '@site/shared-data/check/samplesOn';
import { hasPageRules } from '../../hosts/headersForStaticHosts';
import type { RegisteredEvent } from '../../src/sections/registry';
import { signatureFault } from '../../git/signedCommit';
import { checkedManifest, type PackageRelease, type Release } from '../Release';
import { standingReleases, type History } from '../store/Commit';
import { checkOut, readManifest } from '../store/releaseFolder';
import type { Store } from '../store/store';
import { settleAll } from '../../system/settleAll';
import { Refusal } from '../../system/UserError';
import { inspectDocument } from '../contract/inspectPage';
import { misfit } from '../contract/SectionData';
import { presentMoment, type Moment } from '../../system/settings';
import { renderDocuments, type UnframedPage } from './renderDocuments';
import { liveShell, renderSection } from './renderSection';
import { shellsOf, type LiveSection, type LiveShell, type Rendered } from './Site';

/**
 * Returns a function that finds the shell for a section. It is the newest shell with the section's contract and modules.
 * @param newest the shell of the site.
 * @param history the releases of the shell, starting with that one.
 */
export function shellFinder(store: Store, newest: LiveShell, history: History) {
  const shells = new Map<string, Promise<LiveShell | null>>();
  /** Returns an earlier shell, or null if its release is invalid. It may never have been live. */
  const earlier = (tree: string) =>
    checkOut(store, 'shell', tree)
      .then(liveShell)
      .catch((error: unknown) => {
        if (error instanceof Refusal) return null;
        throw error;
      });

  /** @throws Refusal that says what the newest shell lacks, if no shell fits. */
  return async (release: Release): Promise<LiveShell> => {
    const { name } = release;
    const { contract, requires } = await checkedManifest(release);
    if (contract === undefined) throw new Refusal(name, 'release.json names no contract; build and release it again');
    const fault = misfit({ contract, requires }, newest);
    if (!fault) return newest;
    for (const { id, tree } of standingReleases(history)) {
      const isMisfit = misfit({ contract, requires }, await readManifest(store, tree));
      if (isMisfit || (await signatureFault(store.copy, id))) continue;
      // Sections on the same shell share one value.
      const found = shells.get(tree) ?? earlier(tree);
      shells.set(tree, found);
      const shell = await found;
      if (shell) return shell;
    }
    throw new Refusal(name, fault);
  };
}

/** Returns the events that the sections announce, the earliest first. Every page contains them, so a past event is short. */
const announced = (sections: readonly LiveSection[], day: Moment['day']): RegisteredEvent[] =>
  sections
    .flatMap(({ data }) => data.events)
    .sort((a, b) => a.firstDay.localeCompare(b.firstDay))
    .map((event): RegisteredEvent => {
      const { path, title, firstDay, lastDay } = event as RegisteredEvent;
      return lastDay < day ? { path, title, firstDay, lastDay } : (event as RegisteredEvent);
    });

/** Returns the pages of a site without their frames, those of the shell first. */
function unframed(shell: LiveShell, sections: readonly LiveSection[]): UnframedPage[] {
  const nothing = { links: [], images: [], names: [], mark: null };
  const own = shell.pages.map((head) => ({ ...nothing, address: head.path, head, owner: shell.name, region: null }));
  const others = sections.flatMap(({ name: owner, data, regions }) =>
    regions.map(({ html: region, ...content }, index) => {
      const head = data.pages[index];
      if (head?.path !== content.address) throw new Error(`${owner}: its pages and what they show differ`);
      return { ...content, head, owner, region };
    }),
  );
  return [...own, ...others];
}

/**
 * Renders a site: first the pages of each section on its shell, then the documents around them. It renders as many sections at
 * once as there are cores.
 * @param history the releases of the shell, starting with the chosen one. Sections can stand on earlier ones.
 * @throws Refusal that names the package, the page or file, and the remedy.
 */
export async function renderSite(
  store: Store,
  packages: readonly PackageRelease[],
  history: History,
): Promise<Rendered> {
  const moment = presentMoment();
  const host = packages.find(({ name }) => name === 'shell');
  if (!host) throw new Refusal('shell', 'not released yet; run npm run build, or set SITE_STORE');
  const shell = await liveShell(host.release);
  const shellFor = shellFinder(store, shell, history);
  const others = packages.filter((pkg) => pkg !== host);
  const sections = await settleAll(others, async (pkg): Promise<LiveSection> => {
    const own = await shellFor(pkg.release);
    return { ...pkg, ...(await renderSection(pkg, own, moment)), shell: own };
  });
  const pages = unframed(shell, sections);
  const showing = pages.filter(({ address }) => samplesOn(moment.content.samples, [address]).length > 0);
  const withSamples = [...new Set(showing.map(({ owner }) => owner))];
  const demo = moment.mode === 'demo' || (withSamples.length > 0 && withSamples);
  const site = { ...moment, shell, sections, demo, events: announced(sections, moment.day) };

  const shells = shellsOf(site);
  const areAlone = hasPageRules(
    pages.length,
    sections.flatMap(({ files }) => files.map((file) => file.path)),
  );
  const shellAt = new Map(sections.map((section) => [section.name, section.shell]));
  const framed = await Promise.all(
    shells.map((one) =>
      renderDocuments(
        one,
        pages.filter(({ owner }) => (shellAt.get(owner) ?? shell) === one),
        { ...site, areAlone },
      ),
    ),
  );
  const documents = framed.flatMap(({ pages: own }) =>
    own.map((page, index) => {
      // All pages of a shell have the same frame.
      const isOwn = page.owner === shell.name;
      if (!isOwn && index > 0) return { ...page, frameLinks: [] };
      const { faults, frameLinks, ...content } = inspectDocument(page.address, page.html, page.head);
      if (isOwn && faults.length > 0) throw new Refusal(shell.name, ...faults);
      return { ...page, ...(isOwn && content), frameLinks };
    }),
  );
  const order = new Map(pages.map(({ address }, index) => [address, index]));
  const at = ({ address }: { readonly address: string }) => order.get(address) ?? 0;
  return {
    ...site,
    pages: documents.sort((a, b) => at(a) - at(b)),
    files: [...sections, ...framed].flatMap(({ files }) => files),
    frameLinks: documents.flatMap(({ frameLinks }) => frameLinks),
  };
}
