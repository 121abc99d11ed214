import { packages } from '@site/build/packages';
import { program } from 'commander';
import { releaseOne } from '../compose/releaseOne';
import type { ReleaseOneOptions } from '../compose/releaseOne';
import { packageNamed } from './packageNamed';
import { runCommand } from './runCommand';

program
  .name('npm run release --')
  .description('Builds one section, checks every page of it, stores it as a release and composes the site with it.')
  .showHelpAfterError()
  .argument('<section>', packages.map(({ name }) => name).join(', '))
  .option('--from <folder>', 'take a finished build, or a whole release, instead of building')
  .option('--drop-pages', 'let pages go that are on the site; links to them will break')
  .action((name: string, options: ReleaseOneOptions) => runCommand(() => releaseOne(packageNamed(name), options)));
await program.parseAsync();
