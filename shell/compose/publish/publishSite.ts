import { spawnSync } from 'node:child_process';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { updateSite } from '../changeSite';
import { dirs } from '../dirs';
import { openStore } from '../store/store';
import { UserError } from '../UserError';
import { headersFiles, readHeaders, writeHeaders } from '../../hosts/headersFiles';
import type { HeaderRule } from '../../hosts/HeaderRule';
import { siteFiles } from '../../hosts/siteFiles';
import { readStatus } from '../write/Status';
import { dangerOf, readHost, readTarget, rememberFiles, removeFiles, sendFiles } from './Host';
import { lastingRules, windowRules } from './windowRules';
import { changesSince, publishFaults, uploadPlan, type PublishOptions } from './publishPlan';

/**
 * Publishes the composed site to a host, step by step, and prints what changes; or removes outdated files there.
 * @throws UserError where nothing is built, the store or the host does not answer, or the host has something to lose.
 */
export async function publishSite(options: PublishOptions): Promise<void> {
  const { to, afterRules, ifChanged, tidy, dryRun } = options;
  const target = readTarget(to);
  if (dryRun && !tidy) throw new UserError('--dry-run says what --tidy would remove; add --tidy');
  if (target.kind === 'folder' && (target.place + path.sep).startsWith(dirs.dist + path.sep)) {
    throw new UserError(`--to ${target.place}: that is where sites are built; choose a folder outside ${dirs.dist}`);
  }
  const branches = await updateSite(await openStore(dirs));
  if (branches.size === 0) throw new UserError('Nothing is live yet; run npm run build first');
  // The folder and not the link, which may be switched meanwhile.
  const site = await realpath(dirs.site);
  const status = await readStatus(site);
  if (!status) throw new UserError(`${site} is no whole site; run npm run compose, then publish again`);
  const host = await readHost(target);
  const isSame = isDeepStrictEqual({ ...host.status, composed: '' }, { ...status, composed: '' });
  const files = await siteFiles(site);
  if (tidy) {
    const danger = dangerOf(target, host);
    if (danger) throw new UserError(`${to} ${danger}: nothing is removed there`);
    // Pages of another site may load files that this one does not have.
    if (!isSame) throw new UserError(`${to} does not hold the site that is here; publish it first, then tidy`);
    const outdated = host.published.filter((file) => !files.includes(file));
    for (const file of outdated) console.log(`${dryRun ? 'would remove' : 'removes'} ${file}`);
    if (outdated.length === 0) console.log('There is nothing to remove');
    if (dryRun || outdated.length === 0) return;
    await removeFiles(site, outdated, target);
    return rememberFiles(files, target);
  }
  /** Sends files of header rules that follow from the pages at the host, too. */
  async function sendRules(sent: readonly HeaderRule[], names: readonly string[]): Promise<void> {
    const folder = await mkdtemp(path.join(tmpdir(), 'rules-'));
    await writeHeaders(folder, sent, status?.redirects);
    await sendFiles(folder, names, target).finally(() => rm(folder, { recursive: true }));
  }

  const faults = publishFaults(host, status, branches, options);
  if (faults.length > 0) throw new UserError(faults.join('\n'));
  if (ifChanged && isSame) return console.log(`${status.origin} is made of the same already`);
  await rememberFiles([...new Set([...host.published, ...files])].sort(), target);
  const rules = await readHeaders(site);
  for (const { name, files: sent } of uploadPlan(files)) {
    if (name === 'header rules') await sendRules(windowRules(rules, host.rules), sent);
    else await sendFiles(site, sent, target);
    if (name === 'pages') await sendRules(lastingRules(rules, host.rules), Object.values(headersFiles));
    console.log(`${name}: ${sent.length}`);
    if (name !== 'header rules' || !afterRules) continue;
    if (spawnSync(afterRules, { shell: true, stdio: 'inherit' }).status !== 0) {
      throw new UserError(`'${afterRules}' failed; the pages were left as they are. Mend it and publish again`);
    }
  }
  for (const line of changesSince(host.status, status, branches)) console.log(line);
  console.log(`The site is at ${status.origin}`);
}
