import { packages } from '@site/build/packages';
import { program } from 'commander';
import { UserError } from '../compose/UserError';
import { packageNamed } from './packageNamed';
import { dirs } from '../compose/dirs';
import { isBehind } from '../compose/build/buildPackage';
import { storedVersions } from '../compose/store/storeRelease';
import { runCommand } from './runCommand';
import { readLiveSite } from '../compose/LiveSite';
import type { LivePackage } from '../compose/LiveSite';

/** How the sources of a live release compare with those that are here. */
async function age(pkg: LivePackage): Promise<string> {
  if (pkg.insteadOf) return 'gone back to';
  const behind = await isBehind(pkg);
  return behind === null ? 'not known' : behind ? 'older than here' : 'as here';
}

/** What is live of every package, since when, what was live before, and whether it is behind. */
const overview = (live: readonly LivePackage[]) =>
  Promise.all(
    live.map(async (pkg) => ({
      section: pkg.name,
      live: pkg.version,
      since: pkg.since,
      before: pkg.previous[0]?.version ?? '',
      from: pkg.origin ?? pkg.follows ?? 'this site',
      sources: await age(pkg),
    })),
  );

/** Every release of one package that has been live, newest first, and whether one can go to it. */
async function history({ name, version, since, previous, rolledBack = [] }: LivePackage) {
  const stored = await storedVersions(dirs.releases, name);
  const state = (one: string) => (stored.includes(one) ? 'stored' : 'gone');
  return [
    { release: version, since, state: 'live' },
    ...rolledBack.map((one) => ({
      release: one.version,
      since: one.since,
      state: `${state(one.version)}, gone back from`,
    })),
    ...previous.map((one) => ({ release: one.version, since: one.since, state: state(one.version) })),
  ];
}

/** The ways from the live release of a package to others, as they are typed. */
function ways({ name, previous, insteadOf }: LivePackage): string[] {
  return [
    ...(insteadOf ? [`Forward again: npm run rollback -- ${name} --to ${insteadOf}`] : []),
    ...(previous.length > 0 ? [`Back by one: npm run rollback -- ${name}`] : []),
    `To any stored one: npm run rollback -- ${name} --to <release>`,
  ];
}

/** Says what is live, since when, what was live before, and what to type next. */
async function sections(name?: string): Promise<void> {
  if (name) packageNamed(name);
  const live = await readLiveSite(dirs.site);
  if (!live) throw new UserError('Nothing is live yet; run npm start, or npm run build');
  const one = live.packages.find((pkg) => pkg.name === name);
  if (name && !one) throw new UserError(`${name}: not released yet; run npm run release -- ${name}`);
  if (one) {
    console.table(await history(one));
    for (const way of ways(one)) console.log(way);
    return;
  }
  const rows = await overview(live.packages);
  console.table(rows);
  if (rows.some(({ sources }) => sources === 'older than here')) {
    console.log('npm run build brings every page up to date');
  }
}

program
  .name('npm run sections --')
  .description('Shows which release of each section is live, and since when; or all releases of one section.')
  .argument('[section]', packages.map(({ name }) => name).join(', '))
  .action((name?: string) => runCommand(() => sections(name)));
await program.parseAsync();
