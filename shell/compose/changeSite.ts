import { packages } from '@site/build/packages';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { dirs } from './dirs';
import { findCandidate } from './findCandidate';
import type { ChangeRules, Choices } from './findCandidate';
import { readFiles } from './Release';
import type { ReleaseFiles } from './Release';
import { manifestOf, rememberVerdicts } from './render/Candidate';
import type { Candidate } from './render/Candidate';
import { ownerOf, releasePath } from './render/Composition';
import { questionsAboutPast } from './render/pastEvents';
import { documentFile } from './render/renderDocument';
import { changedPages } from './render/visibleForm';
import { linkKey, linkText } from './render/followLinks';
import { buildTime } from './settings';
import { pending } from './stage/Change';
import type { Plan, Staged } from './stage/Change';
import { completeRelease } from './stage/stageChange';
import { stageChanges } from './stage/stageChanges';
import { servedReleases, shortName, versionOf } from './store/Commit';
import { checkOut, fetchTruth, openStore, pushReleases, readTruth } from './store/store';
import type { NewRelease, Store, Truth } from './store/store';
import { errorMessage, Refusal, UserError } from './UserError';
import { readStatus } from './write/Status';
import type { Status, StatusPackage } from './write/Status';
import { earlierSites, switchSite } from './write/switchSite';
import { writeSite } from './write/writeSite';

export interface ChangeOptions extends Partial<ChangeRules> {
  /** What its owner says of the change, in a line. */
  readonly message?: string;
  /** Whether to look at everything, and leave store and site as they are. */
  readonly isTrial?: boolean;
  /** Called with the addresses of what is about to go live; rejects with a UserError where that may not be. */
  readonly approve?: (pages: readonly string[]) => Promise<unknown>;
}

/** The site as it stands after a change. */
export interface ChangedSite {
  readonly truth: Truth;
  /** The packages whose branch has a new release. */
  readonly released: readonly string[];
  readonly pages: number;
  readonly notes: readonly string[];
}

/** Removes what processes of this machine left that live no more. */
async function removeStaleWork(): Promise<void> {
  const place = path.dirname(dirs.work);
  for (const entry of await readdir(place).catch(() => [])) {
    const [, host, pid] = /^(.*)-(\d+)$/.exec(entry) ?? [];
    if (host !== hostname()) continue;
    try {
      if (Number(pid) !== process.pid) process.kill(Number(pid), 0);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') await rm(path.join(place, entry), { recursive: true });
    }
  }
}

const tipsOf = (truth: Truth) => [...truth].map(([name, [live]]) => `${name} ${live?.id}`).join();

/** Whether a site was made with the newest release of every branch in sight: some may be held back. */
export const isUpToDate = (status: Status | null, truth: Truth) =>
  [...truth].every(([name, [live]]) => {
    const stands = status?.packages.find((one) => one.name === name);
    return stands ? stands.newest === live?.id : !packages.some((pkg) => pkg.name === name);
  });

const nothing = () => Promise.resolve();

const isAskedFor = (name: string, staged: readonly Staged[]) =>
  staged.some(({ pkg, isRequired }) => isRequired && pkg.name === name);

/** Refuses to replace unseen what went live while a change was made. */
function refuseOvertaken(staged: readonly Staged[], began: Truth, present: Truth): void {
  for (const { pkg, isRequired } of staged) {
    const other = present.get(pkg.name)?.[0];
    if (!isRequired || !other || other.id === began.get(pkg.name)?.[0]?.id) continue;
    throw new Refusal(
      pkg.name,
      `release ${shortName(other.id)} by ${other.author} ('${other.subject}') went live while this one was made; look at it, then release again`,
    );
  }
}

const standingPage = (address: string) =>
  readFile(path.join(dirs.site, documentFile(address)), 'utf8').catch(() => null);

/** What visitors can tell apart from what stands, by package. Where nothing stands, nobody has seen anything else. */
async function changesOf(staged: readonly Staged[], { pages }: Candidate, truth: Truth): Promise<Map<string, string>> {
  const standing = await readStatus(dirs.site);
  const changed = new Set(await changedPages(pages, standingPage));
  const names = new Set(staged.map(({ pkg }) => pkg.name));
  const changes = staged.map(async ({ pkg: { name }, files }) => {
    const stands = standing?.packages.find((one) => one.name === name);
    const before = stands && truth.get(name)?.[0]?.id === stands.commit ? stands : null;
    const script = await readFile(
      path.join(dirs.site, releasePath({ name, version: before?.version ?? '' }), files.script.file),
    ).catch(() => null);
    const own = pages.filter(({ address, owner }) => {
      const of = owner?.name ?? 'shell';
      return changed.has(address) && (of === name || !names.has(of));
    });
    const isSame = script?.equals(await readFile(path.join(files.folder, files.script.file))) ?? false;
    const words = [...own.map(({ address }) => address), ...(isSame ? [] : ['scripts'])];
    return [name, before === null ? '' : words.join(', ') || 'nothing'] as const;
  });
  return new Map(await Promise.all(changes));
}

/** Gives pages the addresses of releases that had no name while they were rendered. */
function withVersions(candidate: Candidate, staged: readonly Staged[]): Candidate {
  const named = (text: string) =>
    staged.reduce(
      (words, { pkg: { name }, files: { version } }) =>
        words.replaceAll(`${releasePath({ name, version: pending })}/`, `${releasePath({ name, version })}/`),
      text,
    );
  const filesOf = new Map(staged.map(({ pkg, files }) => [pkg.name, files]));
  const withFiles = <Pkg extends { readonly name: string; readonly files: ReleaseFiles }>(pkg: Pkg): Pkg => ({
    ...pkg,
    files: filesOf.get(pkg.name) ?? pkg.files,
  });
  return {
    ...candidate,
    shell: withFiles(candidate.shell),
    sections: candidate.sections.map(withFiles),
    pages: candidate.pages.map((page) => ({ ...page, html: named(page.html) })),
  };
}

/** The commits that staged releases become; none for what its branch has already. */
async function newReleases(
  staged: readonly Staged[],
  candidate: Candidate,
  truth: Truth,
  message: string | undefined,
): Promise<NewRelease[]> {
  const changes = await changesOf(staged, candidate, truth);
  const contract = String(candidate.shell.contract);
  return staged.flatMap(({ pkg: { name }, tree, subject, trailers, isRequired }) => {
    const live = truth.get(name)?.[0];
    const isSame =
      live?.tree === tree &&
      live?.trailers.Modules === trailers.Modules &&
      live?.trailers['Stands-in-for'] === trailers['Stands-in-for'];
    if (isSame || !tree) return [];
    const Changes = changes.get(name);
    return [
      {
        name,
        tree,
        subject: (isRequired && message) || subject,
        trailers: { ...trailers, Contract: contract, ...(Changes && { Changes }) },
      },
    ];
  });
}

/** The releases whose files stay on the site. A damaged one that is not live is no reason to keep the site from changing. */
async function servedFiles(
  store: Store,
  choices: Choices,
  truth: Truth,
): Promise<{ files: ReleaseFiles[]; notes: string[] }> {
  const notes: string[] = [];
  const now = buildTime().getTime();
  const lists = [...choices].map(async ([name, { release }]) => {
    const files: ReleaseFiles[] = [];
    const history = truth.get(name) ?? [];
    // What is held back has been told of already, and no tab can ask for it.
    const began = Math.max(0, 'id' in release ? history.findIndex(({ id }) => id === release.id) : 0);
    for (const { tree } of servedReleases(history.slice(began), now)) {
      try {
        files.push(await readFiles(name, await checkOut(store, name, tree), versionOf(tree)));
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        notes.push(`⚠ ${errorMessage(error)} (it is not live: the site is composed without it)`);
      }
    }
    return files;
  });
  return { files: (await Promise.all(lists)).flat(), notes };
}

function statusOf(candidate: Candidate, choices: Choices, truth: Truth): Status {
  const { day, mode, origin, deadLinks } = candidate;
  const packages = [candidate.shell, ...candidate.sections].flatMap(
    ({ name, files, pages, origin: from }): StatusPackage[] => {
      const choice = choices.get(name);
      const live = truth.get(name)?.find(({ tree }) => versionOf(tree) === files.version);
      if (!live) return [];
      const { id, at, author, subject, trailers } = live;
      return [
        {
          name,
          commit: id,
          version: files.version,
          newest: truth.get(name)?.[0]?.id ?? id,
          since: at,
          by: author,
          message: subject,
          ...(trailers.Changes && { changes: trailers.Changes }),
          pages: pages.length,
          ...(from && { origin: from }),
          ...(choice?.heldBack && { heldBack: choice.heldBack }),
        },
      ];
    },
  );
  return { composed: buildTime().toISOString(), day, mode, origin, packages, deadLinks: deadLinks.map(linkKey) };
}

/** Writes the site and makes it the one that stands. */
async function putUp(store: Store, candidate: Candidate, choices: Choices, truth: Truth): Promise<string[]> {
  const served = await servedFiles(store, choices, truth);
  const current = [candidate.shell, ...candidate.sections].map(({ files }) => files);
  const isCurrent = ({ name, version }: ReleaseFiles) =>
    current.some((one) => one.name === name && one.version === version);
  const status = statusOf(candidate, choices, truth);
  const composed = path.join(dirs.work, status.composed.replaceAll(/[:.]/g, '-') + `-${process.pid}`);
  await mkdir(composed, { recursive: true });
  const heavy = await writeSite(composed, {
    candidate,
    served: [...current, ...served.files.filter((files) => !isCurrent(files))],
    staticFiles: dirs.staticFiles,
    standing: dirs.site,
    earlier: await earlierSites(dirs.sites),
    status,
  });
  await switchSite(dirs.site, composed, dirs.sites, dirs.work);
  return [...served.notes, ...heavy];
}

/**
 * Changes the site, and is the one way to do so: stages what is asked for, looks at the site it makes, stores the releases,
 * writes the site and switches to it. Whatever nobody asked for follows its branch. Until the store has taken the releases
 * nothing has changed; a command that is killed after that is made good by the next one of any kind.
 * @param plan what is asked for, once it is known what is live.
 * @throws UserError with a line for each thing that is wrong; nothing has changed then.
 */
export async function changeSite(
  plan: (store: Store, truth: Truth) => Promise<Plan>,
  { message, isTrial = false, approve = nothing, dropPages = false, isLenient = false }: ChangeOptions = {},
): Promise<ChangedSite> {
  await removeStaleWork();
  const store = await openStore(dirs);
  const { truth: began, notes: told } = await fetchTruth(store);
  const { changes, notes: planned = [] } = await plan(store, began);
  try {
    const { staged: first, notes: failed } = await stageChanges(store, changes, began);
    let staged = first;
    const released: string[] = [];
    for (let truth = began; ;) {
      const parts = { store, truth, staged, standing: await readStatus(dirs.site), rules: { dropPages, isLenient } };
      const found = await findCandidate(parts);
      const { choices } = found;
      const held = [...choices.values()].flatMap(({ heldBack }) =>
        heldBack ? [`⚠ ${heldBack}; its last good release stays`] : [],
      );
      const dead = found.candidate.deadLinks.map(
        (link) => `⚠ ${link.owner}: ${linkText(link)}, where there is no page or file any more`,
      );
      const asked = isLenient ? [] : await questionsAboutPast(found.candidate.registry, dirs.site);
      const notes = [...told, ...planned, ...failed, ...held, ...asked, ...dead];
      const ownPages = found.candidate.pages.filter((page) => isAskedFor(ownerOf(page), staged));
      await approve(ownPages.map(({ address }) => address));
      const pages = found.candidate.pages.length - 1;
      if (isTrial) return { truth, released: [], pages, notes };

      const { truth: present } = await fetchTruth(store);
      refuseOvertaken(staged, began, present);
      if (tipsOf(present) !== tipsOf(truth)) {
        truth = present;
        continue;
      }
      const chosen = staged.filter((one) => choices.get(one.pkg.name)?.release === one);
      const whole = await Promise.all(
        chosen.map((one) => {
          const pkg = [found.candidate.shell, ...found.candidate.sections].find(({ name }) => name === one.pkg.name);
          return pkg ? completeRelease(store, one, manifestOf(pkg, one.modules)) : one;
        }),
      );
      staged = whole;
      const candidate = withVersions(found.candidate, whole);
      const releases = await newReleases(whole, candidate, truth, message);
      const isTaken = releases.length === 0 || (await pushReleases(store, releases, truth));
      const after = isTaken ? await readTruth(store) : (await fetchTruth(store)).truth;
      if (!isTaken) {
        refuseOvertaken(staged, began, after);
        truth = after;
        continue;
      }
      if (!isLenient) await rememberVerdicts(candidate.shell, [candidate.shell, ...candidate.sections]);
      released.push(...releases.map(({ name }) => name));
      const heavy = await putUp(store, candidate, choices, after);
      // Another command may have put an older site in place of a newer one, or this one has.
      const { truth: last } = await fetchTruth(store);
      if (isUpToDate(await readStatus(dirs.site), last))
        return { truth: last, released, pages, notes: [...notes, ...heavy] };
      staged = [];
      truth = last;
    }
  } finally {
    await rm(dirs.work, { recursive: true, force: true });
  }
}
