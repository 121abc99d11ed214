import { packages } from '@site/build/packages';
import type { BuiltPackage } from '@site/build/packages';
import { program } from 'commander';
import { changeSite } from '../compose/changeSite';
import type { ChangeOptions } from '../compose/changeSite';
import { checkContent } from '../compose/stage/checkSources';
import { planRelease } from '../compose/stage/plan';
import type { ReleasePlan } from '../compose/stage/plan';
import { shortName } from '../compose/store/Commit';
import { packageNamed } from './packageNamed';
import { runCommand } from './runCommand';

type ReleaseOptions = ReleasePlan & Pick<ChangeOptions, 'dropPages' | 'message'>;

/** Releases one package, and says what has come of it. */
async function release(pkg: BuiltPackage, options: ReleaseOptions): Promise<void> {
  const { name } = pkg;
  for (const line of await checkContent([])) console.log(line);
  const plan = planRelease.bind(null, pkg, options);
  // A section may go before visitors while others wait: its own pages alone are asked about.
  const { truth, released, pages, notes } = await changeSite(plan, { ...options, approve: checkContent });
  for (const note of notes) console.log(note);
  const live = truth.get(name)?.[0];
  const news = released.includes(name) ? '' : ' (it had not changed)';
  console.log(`${name} ${shortName(live?.id ?? '')} is live${news}; ${pages} pages composed`);
}

program
  .name('npm run release --')
  .description('Builds one section, checks every page of it, stores it as a release and composes the site with it.')
  .showHelpAfterError()
  .argument('<section>', packages.map(({ name }) => name).join(', '))
  .option('-m, --message <words>', 'what is new, in a line; the last commit of the sources says it otherwise')
  .option('--from <folder>', 'take a finished build, or a whole release, instead of building')
  .option('--other-sources', 'build though what is live was made from sources that are not here')
  .option('--drop-pages', 'let pages go that are on the site; links to them will break')
  .action((name: string, options: ReleaseOptions) => runCommand(() => release(packageNamed(name), options)));
await program.parseAsync();
