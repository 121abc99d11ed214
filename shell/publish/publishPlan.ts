import { versionedFolders } from '../hosts/HeaderRule';
import { headersFiles } from '../hosts/headersFiles';
import { redirectsFile } from '../hosts/redirects';
import { historyFrom, shortName, type Commit } from '../compose/store/Commit';
import type { Branches } from '../compose/store/branches';
import { livePackage, statusFile, type Status } from '../compose/write/Status';
import type { Host } from './Host';

/** The options of `npm run publish`. `shell/cli/site.ts` describes them. */
export interface PublishOptions {
  readonly to: string;
  readonly replace?: readonly string[];
  readonly takeOver?: boolean;
  readonly afterRules?: string;
  readonly ifChanged?: boolean;
}

/** Returns the release of a package in this machine's site, and all releases before it. */
const historyHere = (name: string, here: Status, branches: Branches) =>
  historyFrom(branches.get(name), livePackage(here, name)?.commit);

/**
 * Returns a line for each reason why this site may not replace the host's.
 *
 * A publish takes an empty folder. Dot files, `lost+found` and the files of an interrupted publish do not count. Any other folder
 * needs `--take-over`. A publish replaces a release that is the same or an earlier one of its branch. Any other needs `--replace`.
 */
export function publishFaults(
  host: Omit<Host, 'rules'>,
  here: Status,
  branches: Branches,
  options: PublishOptions,
): string[] {
  const { to, takeOver } = options;
  const replace = (options.replace ?? []).flatMap((names) => names.split(','));
  const released = host.status?.packages ?? [];
  const known = [...branches.keys(), ...released.map(({ name }) => name)];
  const unknown = replace.find((name) => !known.includes(name));
  if (unknown !== undefined) return [`--replace ${unknown}: no package has that name; give each by its own`];
  if (!host.status) {
    const foreign = host.entries.find((name) => name === '.git' || !/^\.|^lost\+found$/.test(name));
    const isOurs = host.published.length > 0 && !host.entries.includes(statusFile);
    if (!foreign || isOurs || takeOver) return [];
    return [
      `${to} holds '${foreign}', but no status.json of a published site; choose an empty folder, or add --take-over, which replaces files with the names of the site's files`,
    ];
  }
  const lines = released.flatMap(({ name, commit, by, since, message }) => {
    const isHost = ({ id }: Commit) => id === commit;
    if (replace.includes(name) || historyHere(name, here, branches).some(isHost)) return [];
    const why = branches.get(name)?.some(isHost) ? 'is newer than the one here' : 'the store here does not know';
    const shown = `${shortName(commit)} ('${message}') of ${by}, ${new Date(since).toUTCString()}`;
    return [`${name}: the host has release ${shown}, which ${why}; to replace it anyway, add --replace ${name}`];
  });
  return lines.length === 0 ? [] : [...lines, 'Nothing is published. SITE_STORE names the store, if it is another one'];
}

/** Returns what a publish changes for visitors: a line for each package with another release, or with none. */
export function changesSince(host: Status | null, here: Status, branches: Branches): string[] {
  const removed = (host?.packages ?? [])
    .filter(({ name }) => !livePackage(here, name))
    .map(
      ({ name }) => `⚠ ${name}: removed, because it is not on the site here (to keep it: git pull, then publish again)`,
    );
  const changed = here.packages.flatMap(({ name, commit }) => {
    const before = livePackage(host, name)?.commit;
    if (before === commit) return [];
    const history = historyHere(name, here, branches);
    const end = history.findIndex(({ id }) => id === before);
    if (end < 0) return [`${name}: new here`];
    const newer = history.slice(0, end);
    const changes = new Set(newer.flatMap(({ trailers }) => (trailers.Changes ?? 'not known').split(', ')));
    if (changes.size > 1) changes.delete('nothing');
    return [`${name} changed: ${[...changes].join(', ')}`];
  });
  return [...changed, ...removed];
}

/**
 * The order of a publish. Files that pages load, and the header rules that allow them, go before the pages. The status goes
 * last.
 */
const steps = ['versioned files', 'header rules', 'pages', 'status'] as const;

const rulesFiles: readonly string[] = [...Object.values(headersFiles), redirectsFile];

function stepOf(file: string): (typeof steps)[number] {
  if (versionedFolders.some((folder) => file.startsWith(`${folder}/`))) return 'versioned files';
  if (rulesFiles.includes(file)) return 'header rules';
  return /^status(\.json|\/)/.test(file) ? 'status' : 'pages';
}

/** Returns the steps of a publish. Nothing is removed, because open pages load files of earlier releases. */
export const uploadPlan = (files: readonly string[]) =>
  steps
    .map((name) => ({ name, files: files.filter((file) => stepOf(file) === name) }))
    .filter((step) => step.files.length > 0);
