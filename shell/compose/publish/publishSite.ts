import { execSync } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { changeSite, isUpToDate } from '../changeSite';
import { dirs } from '../dirs';
import { fetchTruth, openStore } from '../store/store';
import type { Truth } from '../store/store';
import { UserError } from '../UserError';
import { readStatus } from '../write/Status';
import type { Status } from '../write/Status';
import { dangerOf, readHost, readTarget, rememberFiles, removeFiles, sendFiles } from './Host';
import { changesSince, refusals, siteFiles, uploadPlan } from './publishPlan';
import type { Consent } from './publishPlan';

export interface PublishOptions extends Consent {
  /** A command to run once the header rules stand and before the pages. */
  readonly afterRules?: string;
  /** Whether to leave a site alone that is made of the same. */
  readonly ifChanged?: boolean;
  /** Publish nothing: remove what an earlier publish brought and the site no longer has. */
  readonly tidy?: boolean;
  /** With `tidy`: only say what would go. */
  readonly dryRun?: boolean;
}

/** The site here, brought up to what the store says: an earlier command may have been killed, or somebody has released. */
async function presentSite(): Promise<{ site: string; status: Status; truth: Truth }> {
  let { truth, notes } = await fetchTruth(await openStore(dirs));
  if (truth.size === 0) throw new UserError('Nothing is live yet; run npm run build first');
  if (!isUpToDate(await readStatus(dirs.site), truth)) {
    ({ truth, notes } = await changeSite(() => Promise.resolve({ changes: [] })));
  }
  for (const note of notes) console.log(note);
  // The site as it is now: another one may take its place meanwhile.
  const site = await realpath(dirs.site);
  const status = await readStatus(site);
  if (!status) throw new UserError(`${site} is no whole site; run npm run compose, then publish again`);
  return { site, status, truth };
}

function runAfterRules(command: string): void {
  try {
    execSync(command, { stdio: 'inherit' });
  } catch {
    throw new UserError(`'${command}' failed; the pages were left as they are. Mend it and publish again`);
  }
}

const madeOf = ({ day, mode, origin, packages: all }: Status) =>
  JSON.stringify([day, mode, origin, all.map(({ name, commit }) => [name, commit])]);

/**
 * Brings the composed site to a host, step by step, and says what that changes; or tidies up there.
 * @throws UserError where nothing is built, the store or the place does not answer, or the host has what would be lost.
 */
export async function publishSite(options: PublishOptions): Promise<void> {
  const { to, afterRules, ifChanged, tidy, dryRun } = options;
  const target = readTarget(to);
  if (dryRun && !tidy) throw new UserError('--dry-run says what --tidy would remove; add --tidy');
  if (target.kind === 'folder' && `${target.folder}/`.startsWith(`${dirs.dist}/`)) {
    throw new UserError(`--to ${target.folder}: that is where sites are built; choose a folder outside ${dirs.dist}`);
  }
  const { site, status, truth } = await presentSite();
  const host = await readHost(target);
  const files = await siteFiles(site);
  if (tidy) {
    const danger = dangerOf(target, host);
    if (danger) throw new UserError(`${to} ${danger}: nothing is removed there`);
    // Pages of another site may name what this one lacks.
    if (!host.status || madeOf(host.status) !== madeOf(status)) {
      throw new UserError(`${to} does not hold the site that is here; publish it first, then tidy`);
    }
    const gone = host.published.filter((file) => !files.includes(file));
    for (const file of gone) console.log(`${dryRun ? 'would remove' : 'removes'} ${file}`);
    if (dryRun || gone.length === 0) return;
    await removeFiles(site, gone, target);
    return rememberFiles(files, target);
  }
  const refused = refusals(host, status, truth, options);
  if (refused.length > 0) throw new UserError(refused.join('\n'));
  if (ifChanged && host.status && madeOf(host.status) === madeOf(status)) {
    console.log(`${status.origin} is made of the same already`);
    return;
  }
  await rememberFiles([...new Set([...host.published, ...files])].sort(), target);
  for (const { name, files: some } of uploadPlan(files)) {
    await sendFiles(site, some, name === 'versioned files', target);
    console.log(`${name}: ${some.length}`);
    if (name === 'header rules' && afterRules) runAfterRules(afterRules);
  }
  for (const line of changesSince(host.status, status, truth)) console.log(line);
  console.log(`The site is at ${status.origin}`);
}
