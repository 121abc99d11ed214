import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { versionedFolders } from '../../hosts/HeaderRule';
import { shortName } from '../store/Commit';
import type { Truth } from '../store/store';
import { statusFile } from '../write/Status';
import type { Status } from '../write/Status';
import type { Host } from './Host';

/** Where a site is to go, and what may be lost there. */
export interface Consent {
  /** What `readTarget` reads. */
  readonly to: string;
  /** Packages whose release at the host may be replaced, though the store does not know it or it is newer. */
  readonly replace?: readonly string[];
  /** Whether to publish where there are files that no publish brought. */
  readonly takeOver?: boolean;
}

const commitIn = ({ packages: all }: Status, name: string) => all.find((one) => one.name === name)?.commit;

/** The commits from the one the site here has to all before it. */
function historyHere(name: string, here: Status, truth: Truth) {
  const history = truth.get(name) ?? [];
  const at = history.findIndex(({ id }) => id === commitIn(here, name));
  return history.slice(Math.max(at, 0));
}

/**
 * Why a host's site may not be replaced by the one here, in a line for each thing. A place is new where nothing is in it, but
 * for names that its keeper gives it (dot files, `lost+found`), or only what a publish began to bring. A place that holds
 * anything else was never published to, and is not written to without being asked; nor is a release replaced unless it is the
 * one here or an earlier one of its branch.
 */
export function refusals(host: Host, here: Status, truth: Truth, { to, replace = [], takeOver }: Consent) {
  const known = [...truth.keys(), ...(host.status?.packages ?? []).map(({ name }) => name)];
  const unknown = replace.find((name) => !known.includes(name));
  if (unknown !== undefined) return [`--replace ${unknown}: no package has that name; give each by its own`];
  if (!host.status) {
    const foreign = host.entries.find((name) => name === '.git' || !/^\.|^lost\+found$/.test(name));
    const isOurs = host.published.length > 0 && !host.entries.includes(statusFile);
    return !foreign || isOurs || takeOver
      ? []
      : [
          `${to} holds '${foreign}', and no status.json of a site published there; choose an empty folder, or add --take-over: files named like those of the site are replaced`,
        ];
  }
  const lines = host.status.packages.flatMap(({ name, commit, by, since, message }) => {
    if (replace.includes(name) || historyHere(name, here, truth).some(({ id }) => id === commit)) return [];
    const isKnown = truth.get(name)?.some(({ id }) => id === commit) ?? false;
    const why = isKnown ? 'is newer than the one here' : 'the store here does not know';
    const told = `${shortName(commit)} ('${message}') of ${by}, ${new Date(since).toUTCString()}`;
    return [`${name}: the host has release ${told}, which ${why}; to replace it all the same, add --replace ${name}`];
  });
  return lines.length === 0 ? [] : [...lines, 'Nothing is published. SITE_STORE names the store, if it is another one'];
}

/** What publishing changes for visitors, in a line for each package whose release is another one. */
export function changesSince(host: Status | null, here: Status, truth: Truth): string[] {
  return here.packages.flatMap(({ name, commit }) => {
    const before = host && commitIn(host, name);
    if (before === commit) return [];
    const history = historyHere(name, here, truth);
    const end = history.findIndex(({ id }) => id === before);
    if (end < 0) return [`${name}: new here`];
    const words = new Set(
      history.slice(0, end).flatMap(({ trailers }) => (trailers.Changes ?? 'not known').split(', ')),
    );
    if (words.size > 1) words.delete('nothing');
    return [`${name} changed: ${[...words].join(', ')}`];
  });
}

const isVersioned = (file: string) => versionedFolders.some((folder) => file.startsWith(`${folder}/`));

/** Which files go in which step, in this order. Those of one step may go in any order. */
const steps = [
  ['versioned files', isVersioned],
  ['header rules', (file: string) => file.startsWith('_')],
  ['pages', (file: string) => !/^(_|status(\.json|\/))/.test(file) && !isVersioned(file)],
  ['status', (file: string) => /^status(\.json|\/)/.test(file)],
] as const;

/**
 * How a site reaches a host: what pages name stands there before the pages, the rules that let them in before them too, and
 * what says that all is done comes last. Nothing is removed: pages that readers have open name files of earlier releases.
 * @param files of the composed site, as `siteFiles` gives them.
 */
export const uploadPlan = (files: readonly string[]) =>
  steps.map(([name, holds]) => ({ name, files: files.filter(holds) })).filter((step) => step.files.length > 0);

/** Every file of a composed site, named from its folder, in the order of their names. */
export async function siteFiles(site: string): Promise<string[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(site, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
