import { packages } from '@site/build/packages';
import { program } from 'commander';
import { ClearError } from '../ClearError';
import { places } from '../places';
import { releasePackage } from '../releases/releasePackage';
import { runCommand } from '../runCommand';
import { composeSite, composingInstant } from '../site/composeSite';
import { goLive } from '../site/LiveSite';
import { readLiveSite } from '../site/readLiveSite';
import path from 'node:path';

const names = packages.map(({ name }) => name).join(', ');

/** Builds one package, stores it as a release, and composes the site with it. */
async function release(name: string): Promise<void> {
  const pkg = packages.find((one) => one.name === name);
  if (!pkg) throw new ClearError(`There is no section '${name}'. There are: ${names}`);
  const live = (await readLiveSite(places.site))?.packages ?? [];
  const shell = live.find((one) => one.name === 'shell');
  if (name !== 'shell' && !shell) throw new ClearError('The shell is not released yet; run npm run release -- shell first');
  const shellFolder = name === 'shell' || !shell ? null : path.join(places.releases, 'shell', shell.version);
  const { stored, built } = await releasePackage(pkg, shellFolder);
  const { version } = stored.release;
  const { pages } = await composeSite(goLive(live, name, version, composingInstant().toISOString()));
  console.log(`${name} ${version} is live${built ? '' : ' (it had not changed)'}; ${pages} pages composed`);
}

program
  .name('npm run release --')
  .description('Builds one section, checks every page of it, stores it as a release and composes the site with it.')
  .argument('<section>', names)
  .action((name: string) => runCommand(() => release(name)));
await program.parseAsync();
