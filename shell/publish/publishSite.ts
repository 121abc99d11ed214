import { existsSync } from 'node:fs';
import path from 'node:path';
import { headersFiles, readHeaders } from '../hosts/headersFiles';
import { redirectsFile } from '../hosts/redirects';
import { siteFiles } from '../hosts/siteFiles';
import { inTemporaryFolder } from '../system/inTemporaryFolder';
import { printable, UserError } from '../system/UserError';
import { statusFile } from '../compose/write/Status';
import { nameFaults } from './fileName';
import { fetchFiles, rememberFiles, removeFiles } from './Host';
import { isPublished, readPublication, type Publication } from './Publication';
import { changesSince, publishFaults, uploadPlan, type PublishOptions } from './publishPlan';
import { sendSite } from './sendSite';

/** What happens after a publish. */
export interface AfterPublish {
  /**
   * Checks what visitors get.
   * @param site the folder of the composed site.
   * @param folder the published folder, or null on another machine.
   * @returns a line for each difference.
   */
  readonly look: (site: string, folder: string | null) => Promise<readonly string[]>;
  /** Whether the host gets its earlier pages back if there is a difference. */
  readonly isTakenBack?: boolean;
}

/**
 * Copies the files of a host that a publish may replace into a folder. Versioned files stay at the host. A host may have files of
 * the site that its list does not name, because somebody copied a site there by hand.
 * @returns whether they are a site that can be restored.
 */
async function keepEarlier({ host, target, files }: Publication, folder: string): Promise<boolean> {
  const known = [...new Set([...host.published, ...files])];
  const replaced = uploadPlan(known).filter(({ name }) => name !== 'versioned files');
  await fetchFiles(
    replaced.flatMap((step) => step.files),
    target,
    folder,
  );
  return [statusFile, headersFiles.rules, redirectsFile].every((file) => existsSync(path.join(folder, file)));
}

/**
 * Restores the site that a host had before a publish.
 * @param earlier the folder with its files, from `keepEarlier`.
 */
async function takeBack(
  { host, target, site, files }: Publication,
  earlier: string,
  afterRules: string | undefined,
): Promise<void> {
  await sendSite(earlier, target, await readHeaders(site), afterRules);
  const before = [...host.published, ...(await siteFiles(earlier))];
  const added = uploadPlan(files.filter((file) => !before.includes(file)));
  // Pages that were opened meanwhile load their versioned files later.
  const isKept = ({ name }: (typeof added)[number]) => name === 'versioned files';
  const filesOf = (plan: typeof added) => plan.flatMap((step) => step.files);
  await removeFiles(earlier, filesOf(added.filter((step) => !isKept(step))), target);
  await rememberFiles([...host.published, ...filesOf(added.filter(isKept))].sort(), target);
}

/**
 * Publishes the composed site to a host step by step, and prints what changes.
 * @throws UserError if nothing is built, the store or the host does not answer, the host would lose something, or visitors get
 * something else. The differences are printed before.
 */
export async function publishSite(options: PublishOptions, after?: AfterPublish): Promise<void> {
  const { to, afterRules, ifChanged } = options;
  const publication = await readPublication(to);
  const { target, host, site, status, files, branches } = publication;
  const faults = [...nameFaults(files), ...publishFaults(host, status, branches, options)];
  if (faults.length > 0) throw new UserError(faults.join('\n'));
  if (ifChanged && isPublished(publication)) return console.log(`${status.origin} already has this site`);
  await rememberFiles([...new Set([...host.published, ...files])].sort(), target);
  await inTemporaryFolder(async (earlier) => {
    const canGoBack = Boolean(after?.isTakenBack && host.status) && (await keepEarlier(publication, earlier));
    await sendSite(site, target, host.rules, afterRules);
    const differences = (await after?.look(site, target.kind === 'folder' ? target.place : null)) ?? [];
    if (differences.length === 0) return;
    // They are printed first, because restoring the earlier site takes a while and may fail.
    for (const line of differences) console.error(printable(line));
    if (canGoBack) await takeBack(publication, earlier, afterRules);
    throw new UserError(
      canGoBack
        ? `The publish was taken back: ${to} has what it had before`
        : after?.isTakenBack
          ? `It is published: ${to} had no complete site to go back to`
          : 'It is published; fix that, or publish with --if-bad rollback',
    );
  });
  for (const line of changesSince(host.status, status, branches)) console.log(line);
  console.log(`The site is at ${status.origin}`);
}
