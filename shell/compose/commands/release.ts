import { packages } from '@site/build/packages';
import { program } from 'commander';
import path from 'node:path';
import { ClearError } from '../ClearError';
import { changeSite } from '../changeSite';
import { checkContent } from '../checkContent';
import { packageNamed } from '../packageNamed';
import { places } from '../places';
import { releasePackage } from '../releases/releasePackage';
import { runCommand } from '../runCommand';
import { composeSite } from '../site/composeSite';
import { goLive } from '../site/LiveSite';

/** Builds one package, stores it as a release, and composes the site with it. */
async function release(name: string): Promise<void> {
  const pkg = packageNamed(name);
  for (const line of await checkContent()) console.log(line);
  await changeSite(`releasing ${name}`, async (live, now) => {
    const shell = live.find((one) => one.name === 'shell');
    if (name !== 'shell' && !shell) {
      throw new ClearError('The shell is not released yet; run npm run release -- shell first');
    }
    const shellFolder = name === 'shell' || !shell ? null : path.join(places.releases, 'shell', shell.version);
    const { stored, built, discard } = await releasePackage(pkg, shellFolder);
    const { version } = stored.release;
    const { pages } = await composeSite(goLive(live, name, version, now)).catch(async (error: unknown) => {
      await discard();
      throw error;
    });
    console.log(`${name} ${version} is live${built ? '' : ' (it had not changed)'}; ${pages} pages composed`);
  });
}

program
  .name('npm run release --')
  .description('Builds one section, checks every page of it, stores it as a release and composes the site with it.')
  .argument('<section>', packages.map(({ name }) => name).join(', '))
  .action((name: string) => runCommand(() => release(name)));
await program.parseAsync();
