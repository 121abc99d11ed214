import { spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { updateSite } from '../changeSite';
import { ownDocuments } from '../contract/addresses';
import { dirs } from '../../system/dirs';
import { openStore } from '../store/store';
import { UserError } from '../../system/UserError';
import { headersFiles, readHeaders, writeHeaders } from '../../hosts/headersFiles';
import type { HeaderRule } from '../../hosts/HeaderRule';
import { redirectsFile } from '../../hosts/redirects';
import { siteFiles } from '../../hosts/siteFiles';
import { readStatus } from '../write/Status';
import { isList, isListServed } from '../write/earlierLists';
import { dangerOf, fetchFiles, readHost, readTarget, rememberFiles, removeFiles, sendFiles } from './Host';
import { changesSince, publishFaults, uploadPlan, type PublishOptions } from './publishPlan';
import { lastingRules, transitionRules } from './transitionRules';

/** What happens after a publish. */
export interface AfterPublish {
  /**
   * Checks what visitors get.
   * @param site the folder of the composed site.
   * @param folder the published folder, or null on another machine.
   * @returns a line for each difference.
   */
  readonly look?: (site: string, folder: string | null) => Promise<readonly string[]>;
  /** Whether the host gets its earlier pages back if there is a difference. */
  readonly isTakenBack?: boolean;
}

/** The state of a host before a publish: a folder with a copy of its pages and rules. Versioned files stay at the host. */
interface Earlier {
  readonly folder: string;
  readonly files: readonly string[];
}

/**
 * Publishes the composed site to a host step by step and prints what changes, or removes outdated files there.
 * @throws UserError if nothing is built, the store or the host does not answer, or the host would lose something.
 */
export async function publishSite(options: PublishOptions, after: AfterPublish = {}): Promise<void> {
  const { to, afterRules, ifChanged, tidy, dryRun } = options;
  const target = readTarget(to);
  if (dryRun && !tidy) throw new UserError('--dry-run says what --tidy would remove; add --tidy');
  if (target.kind === 'folder' && (target.place + path.sep).startsWith(dirs.dist + path.sep)) {
    throw new UserError(`--to ${target.place}: that is where sites are built; choose a folder outside ${dirs.dist}`);
  }
  const branches = await updateSite(await openStore(dirs));
  if (branches.size === 0) throw new UserError('Nothing is live yet; run npm run build first');
  // This is the folder and not the link, because another command may switch the link meanwhile.
  const site = await realpath(dirs.site);
  const status = await readStatus(site);
  if (!status) throw new UserError(`${site} is not a complete site; run npm run compose, then publish again`);
  const host = await readHost(target);
  const isSame = isDeepStrictEqual({ ...host.status, composed: '' }, { ...status, composed: '' });
  const files = await siteFiles(site);
  if (tidy) {
    const danger = dangerOf(target, host);
    if (danger) throw new UserError(`${to} ${danger}: nothing is removed there`);
    // Pages of another site may load files that this one does not have.
    if (!isSame) throw new UserError(`${to} does not hold the site that is here; publish it first, then tidy`);
    const gone = host.published.filter((file) => !files.includes(file));
    const kept = await keptLists(gone);
    const outdated = gone.filter((file) => !kept.some((list) => file.startsWith(list)));
    for (const file of outdated) console.log(`${dryRun ? 'would remove' : 'removes'} ${file}`);
    if (outdated.length === 0) console.log('There is nothing to remove');
    if (dryRun || outdated.length === 0) return;
    await removeFiles(site, outdated, target);
    return rememberFiles(
      host.published.filter((file) => !outdated.includes(file)),
      target,
    );
  }
  /** Returns the section lists at the host that open tabs may load. Another machine may have published them. */
  async function keptLists(published: readonly string[]): Promise<string[]> {
    const folder = await mkdtemp(path.join(tmpdir(), 'lists-'));
    const lists = published.filter(isList);
    await fetchFiles(lists, target, folder);
    const scripts = lists.map(
      async (list) => [list, await readFile(path.join(folder, list), 'utf8').catch(() => null)] as const,
    );
    const read = await Promise.all(scripts).finally(() => rm(folder, { recursive: true }));
    return read.flatMap(([list, script]) =>
      script !== null && isListServed(script, (file) => files.includes(file)) ? [list] : [],
    );
  }
  /** Sends header rules that also fit the pages at the host. Redirects are those of the site. */
  async function sendRules(from: string, sent: readonly HeaderRule[], names: readonly string[]): Promise<void> {
    const folder = await mkdtemp(path.join(tmpdir(), 'rules-'));
    const { redirects = [] } = (await readStatus(from)) ?? {};
    const leading = new Set([...ownDocuments, ...redirects.map((one) => one.from)]);
    const documents = (await siteFiles(from)).flatMap((file) => /^(.*?)\/?\bindex\.html$/.exec(file)?.[1] ?? []);
    const addresses = documents.map((one) => `/${one}`).filter((address) => !leading.has(address));
    await writeHeaders(folder, sent, redirects, addresses);
    await copyFile(path.join(from, redirectsFile), path.join(folder, redirectsFile));
    await sendFiles(folder, names, target).finally(() => rm(folder, { recursive: true }));
  }

  const faults = publishFaults(host, status, branches, options);
  if (faults.length > 0) throw new UserError(faults.join('\n'));
  if (ifChanged && isSame) return console.log(`${status.origin} already has this site`);
  await rememberFiles([...new Set([...host.published, ...files])].sort(), target);
  const rules = await readHeaders(site);
  /** Sends a site in an order in which every page finds its files. */
  async function sendSite(from: string, names: readonly string[], own: readonly HeaderRule[], others = host.rules) {
    for (const { name, files: sent } of uploadPlan(names)) {
      if (name === 'header rules') await sendRules(from, transitionRules(own, others), sent);
      else await sendFiles(from, sent, target);
      if (name === 'pages') await sendRules(from, lastingRules(own, others), Object.values(headersFiles));
      console.log(`${name}: ${sent.length}`);
      if (name !== 'header rules' || !afterRules) continue;
      if (spawnSync(afterRules, { shell: true, stdio: 'inherit' }).status !== 0) {
        throw new UserError(`'${afterRules}' failed; the pages were left as they are. Fix it and publish again`);
      }
    }
  }

  const earlier = after.isTakenBack && host.status ? await keepEarlier() : null;
  try {
    await sendSite(site, files, rules);
    const faults = (await after.look?.(site, target.kind === 'folder' ? target.place : null)) ?? [];
    if (faults.length > 0) await takeBack(faults);
  } finally {
    if (earlier) await rm(earlier.folder, { recursive: true });
  }

  /** Copies the files of the host that the publish may replace. */
  async function keepEarlier(): Promise<Earlier> {
    const folder = await mkdtemp(path.join(tmpdir(), 'earlier-'));
    const plan = uploadPlan(host.published).filter(({ name }) => name !== 'versioned files');
    await fetchFiles(
      plan.flatMap((step) => step.files),
      target,
      folder,
    );
    return { folder, files: await siteFiles(folder) };
  }

  /**
   * Restores the files of the host, if it had a site.
   * @throws UserError that says what is wrong.
   */
  async function takeBack(faults: readonly string[]): Promise<never> {
    if (!after.isTakenBack)
      throw new UserError([...faults, 'It is published; fix that, or publish with --if-bad rollback'].join('\n'));
    if (!earlier) throw new UserError([...faults, `It is published: ${to} had no site to go back to`].join('\n'));
    await sendSite(earlier.folder, earlier.files, await readHeaders(earlier.folder), rules);
    const added = uploadPlan(files.filter((file) => !host.published.includes(file)));
    // Pages that were opened meanwhile load their versioned files later.
    const isKept = ({ name }: (typeof added)[number]) => name === 'versioned files';
    const filesOf = (plan: typeof added) => plan.flatMap((step) => step.files);
    await removeFiles(earlier.folder, filesOf(added.filter((step) => !isKept(step))), target);
    await rememberFiles([...host.published, ...filesOf(added.filter(isKept))].sort(), target);
    throw new UserError([...faults, `The publish was taken back: ${to} has what it had before`].join('\n'));
  }

  for (const line of changesSince(host.status, status, branches)) console.log(line);
  console.log(`The site is at ${status.origin}`);
}
