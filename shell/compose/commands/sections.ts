import { packages } from '@site/build/packages';
import { program } from 'commander';
import { UserError } from '../UserError';
import { packageNamed } from '../packageNamed';
import { places } from '../places';
import { storedVersions } from '../releases/readRelease';
import { runCommand } from '../runCommand';
import type { LivePackage } from '../site/LiveSite';
import { readLiveSite } from '../site/readLiveSite';

/** What is live of every package, since when, and what was live before. */
const overview = (live: readonly LivePackage[]) =>
  live.map(({ name, version, since, earlier, origin }) => ({
    section: name,
    live: version,
    since,
    before: earlier[0]?.version ?? '',
    from: origin ?? 'this site',
  }));

/** Every release of one package that has been live, newest first, and whether one can go to it. */
async function history({ name, version, since, earlier, left = [] }: LivePackage) {
  const stored = await storedVersions(places.releases, name);
  const state = (one: string) => (stored.includes(one) ? 'stored' : 'gone');
  return [
    { release: version, since, state: 'live' },
    ...left.map((one) => ({ release: one.version, since: one.since, state: `${state(one.version)}, gone back from` })),
    ...earlier.map((one) => ({ release: one.version, since: one.since, state: state(one.version) })),
  ];
}

/** Says what is live, since when, and what was live before. */
async function sections(name?: string): Promise<void> {
  if (name) packageNamed(name);
  const live = await readLiveSite(places.site);
  if (!live) throw new UserError('Nothing is live yet; run npm start, or npm run build');
  const one = live.packages.find((pkg) => pkg.name === name);
  if (name && !one) throw new UserError(`${name}: not released yet; run npm run release -- ${name}`);
  console.table(one ? await history(one) : overview(live.packages));
}

program
  .name('npm run sections --')
  .description('Shows which release of each section is live, and since when; or all releases of one section.')
  .argument('[section]', packages.map(({ name }) => name).join(', '))
  .action((name?: string) => runCommand(() => sections(name)));
await program.parseAsync();
