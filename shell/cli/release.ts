import { changeAndPrint } from '../compose/changeAndPrint';
import type { ChangeOptions } from '../compose/changeSite';
import { checkContent } from '../compose/stage/checkSources';
import { planRelease, type ReleasePlan } from '../compose/stage/plan';
import { shortName } from '../compose/store/Commit';
import { packageNamed, packageNames } from './packageNamed';
import { siteCommand } from './siteCommand';

type ReleaseOptions = ReleasePlan & Pick<ChangeOptions, 'dropPages' | 'message'>;

/** Releases one package, and prints the result. */
async function release(name: string, options: ReleaseOptions): Promise<void> {
  const pkg = packageNamed(name);
  for (const line of await checkContent([])) console.log(line);
  const plan = planRelease.bind(null, pkg, options);
  // Only pages of this section are checked for samples: it may be released before the others are ready.
  const { branches, released, pages } = await changeAndPrint(plan, options);
  const live = branches.get(name)?.[0];
  const news = released.includes(name) ? '' : ' (it had not changed)';
  console.log(`${name} ${shortName(live?.id ?? '')} is live${news}; ${pages} pages composed`);
}

await siteCommand(
  'npm run release --',
  'Builds one section, checks every page of it, stores it as a release and composes the site with it.',
)
  .argument('<section>', packageNames)
  .option('-m, --message <words>', 'what is new, in a line; otherwise the subject of the last commit of the sources')
  .option('--from <folder>', 'take a finished build, or a whole release, instead of building')
  .option('--other-sources', 'build although the sources of the live release are not in the history here')
  .option('--drop-pages', 'drop pages that are on the site; links to them will break')
  .run(release);
