import { program } from 'commander';
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../compose/UserError';
import { copyToFolder, tidyFolder } from '../compose/publish/copyToFolder';
import { readTarget } from '../compose/publish/readTarget';
import type { Target } from '../compose/publish/readTarget';
import { rsyncStep, rsyncTidy } from '../compose/publish/rsyncStep';
import { siteFiles, uploadPlan } from '../compose/publish/uploadPlan';
import type { UploadStep } from '../compose/publish/uploadPlan';
import { dirs } from '../compose/dirs';
import { runCommand } from './runCommand';
import { statusFile } from '../compose/LiveSite';

interface Options {
  to: string;
  afterRules?: string;
  tidy?: boolean;
}

interface Plan {
  readonly site: string;
  readonly steps: readonly UploadStep[];
}

/** Plans with the site as it is now: another one may take its place meanwhile. */
async function planFor(target: Target): Promise<Plan> {
  const site = await realpath(dirs.site).catch(() => null);
  if (!site || !existsSync(path.join(site, statusFile)))
    throw new UserError('Nothing is built yet; run npm run build first');
  if (target.kind === 'folder' && `${target.folder}/`.startsWith(`${dirs.dist}/`)) {
    throw new UserError(`--to ${target.folder}: that is where sites are built; choose a folder outside ${dirs.dist}`);
  }
  return { site, steps: uploadPlan(await siteFiles(site)) };
}

function runAfterRules(command: string): void {
  try {
    execSync(command, { stdio: 'inherit' });
  } catch {
    throw new UserError(`'${command}' failed; the pages were left as they are. Mend it and publish again`);
  }
}

async function publishTo(target: Target, { site, steps }: Plan, afterRules: string | undefined): Promise<void> {
  for (const step of steps) {
    if (target.kind === 'server') await rsyncStep(site, step, target.place);
    else await copyToFolder(site, step, target.folder);
    console.log(`${step.name}: ${step.files.length}`);
    if (step.name === 'header rules' && afterRules) runAfterRules(afterRules);
  }
}

async function tidy(target: Target, { site, steps }: Plan): Promise<void> {
  if (target.kind === 'server') return rsyncTidy(site, target.place);
  for (const file of await tidyFolder(steps, target.folder)) console.log(`removed ${file}`);
}

async function publish({ to, afterRules, tidy: onlyTidy }: Options): Promise<void> {
  const target = readTarget(to);
  const plan = await planFor(target);
  return onlyTidy ? tidy(target, plan) : publishTo(target, plan, afterRules);
}

program
  .name('npm run publish --')
  .description('Brings the composed site to a host, in the order that keeps every page whole (shell/hosts/README.md).')
  .requiredOption('--to <place>', 'user@host:/folder (rsync), or a folder')
  .option('--after-rules <command>', 'run once the header rules stand and before the pages, such as a reload of nginx')
  .option('--tidy', 'publish nothing: remove what the site no longer has')
  .action((options: Options) => runCommand(() => publish(options)));
await program.parseAsync();
