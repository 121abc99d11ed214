import { sections } from '@site/build/packages';
import { program } from 'commander';
import path from 'node:path';
import { UserError } from '../compose/UserError';
import { withSiteLock } from '../compose/locks';
import { offerRelease } from '../compose/publish/offerRelease';
import { packageNamed } from './packageNamed';
import { dirs } from '../compose/dirs';
import { releaseAll } from '../compose/releaseAll';
import { readRelease } from '../compose/store/storeRelease';
import { runCommand } from './runCommand';
import { readLivePackages, versionOf } from '../compose/LiveSite';

/** Puts the live release of a section into a folder that other sites compose from. */
async function offer(name: string, folder: string): Promise<void> {
  packageNamed(name);
  if (name === 'shell') throw new UserError('shell: a site has its own shell; offer a section');
  if (!versionOf(await readLivePackages(dirs.site), name)) await releaseAll();
  await withSiteLock(`offering ${name}`, async (live) => {
    const version = versionOf(live, name);
    if (!version) throw new UserError(`${name}: not released yet; run npm run release -- ${name}`);
    await offerRelease(await readRelease(dirs.releases, name, version), path.resolve(folder));
    console.log(`${name} ${version} is offered in ${folder}; serve that folder, and name its address as the origin`);
  });
}

program
  .name('npm run offer --')
  .description(
    'Puts the live release of a section into a folder, built first where there is none. Served from any host, it is an origin that other sites compose from.',
  )
  .showHelpAfterError()
  .argument('<section>', sections.map(({ name }) => name).join(', '))
  .argument('<folder>', 'the folder the host serves')
  .action((name: string, folder: string) => runCommand(() => offer(name, folder)));
await program.parseAsync();
