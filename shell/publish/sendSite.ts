import { spawnSync } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { headersFiles, readHeaders, writeHeaders } from '../hosts/headersFiles';
import type { HeaderRule } from '../hosts/HeaderRule';
import { redirectsFile } from '../hosts/redirects';
import { siteFiles } from '../hosts/siteFiles';
import { inTemporaryFolder } from '../system/inTemporaryFolder';
import { UserError } from '../system/UserError';
import { ownDocuments } from '../compose/contract/addresses';
import { readStatus } from '../compose/write/Status';
import { sendFiles, type Target } from './Host';
import { uploadPlan } from './publishPlan';
import { lastingRules, transitionRules } from './transitionRules';

/**
 * Sends header rules that also fit the pages at the host. Redirects are those of the site.
 * @param names the files with the rules that are sent.
 */
async function sendRules(site: string, rules: readonly HeaderRule[], names: readonly string[], target: Target) {
  const { redirects = [] } = (await readStatus(site)) ?? {};
  const leading = new Set([...ownDocuments, ...redirects.map((one) => one.from)]);
  const documents = (await siteFiles(site)).flatMap((file) => /^(.*?)\/?\bindex\.html$/.exec(file)?.[1] ?? []);
  const addresses = documents.map((one) => `/${one}`).filter((address) => !leading.has(address));
  await inTemporaryFolder(async (folder) => {
    await writeHeaders(folder, rules, redirects, addresses);
    await copyFile(path.join(site, redirectsFile), path.join(folder, redirectsFile));
    await sendFiles(folder, names, target);
  });
}

/** Runs the command that makes a host read its header rules. @throws UserError if it fails. */
function readRules(command: string | undefined, outcome: string): void {
  if (command === undefined || command === '') return;
  if (spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0) return;
  throw new UserError(`'${command}' failed; ${outcome}. Fix it and publish again`);
}

/**
 * Sends a site in an order in which every page finds its files, and prints each step. The host gets header rules twice: before
 * the pages those that also fit the earlier pages, and after the pages those of the new ones.
 * @param site the folder of the site.
 * @param others the header rules of the site at the host; empty if there is none.
 * @param afterRules a command that makes the host read its header rules, such as a reload of nginx. It runs before the pages,
 *   and again after them if the rules differ then.
 * @throws UserError if that command fails, or the host does not accept a file.
 */
export async function sendSite(
  site: string,
  target: Target,
  others: readonly HeaderRule[],
  afterRules: string | undefined,
): Promise<void> {
  const own = await readHeaders(site);
  const [transition, lasting] = [transitionRules(own, others), lastingRules(own, others)];
  for (const { name, files } of uploadPlan(await siteFiles(site))) {
    if (name === 'header rules') {
      await sendRules(site, transition, files, target);
      readRules(afterRules, 'the pages were left as they are');
    } else await sendFiles(site, files, target);
    if (name === 'pages' && !isDeepStrictEqual(lasting, transition)) {
      await sendRules(site, lasting, Object.values(headersFiles), target);
      readRules(afterRules, 'the pages are new, but the header rules also allow the earlier ones');
    }
    console.log(`${name}: ${files.length}`);
  }
}
