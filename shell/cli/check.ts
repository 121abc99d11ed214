import { packages, root } from '@site/build/packages';
import spawn from 'cross-spawn';
import { changeSite } from '../compose/changeSite';
import { checkContent, runUnitTests } from '../compose/stage/checkSources';
import { planRelease } from '../compose/stage/plan';
import { UserError } from '../compose/UserError';
import { packageNamed } from './packageNamed';
import { siteCommand } from './siteCommand';

/** Runs one check and prints its result. */
async function isGood(title: string, step: () => Promise<unknown>): Promise<boolean> {
  try {
    await step();
    console.log(`✓ ${title}`);
    return true;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.log(`✗ ${title}\n${error.message.replaceAll(/^/gm, '    ')}`);
    return false;
  }
}

/** Runs the tests of everybody, as `npm test` does. */
function runAllTests(): void {
  const { status } = spawn.sync('npm', ['test'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new UserError('Not all tests are good; the lines above say which');
}

/** Makes every check of a release, and runs the section's own tests. The site stays as it is. */
async function check(name: string | undefined): Promise<void> {
  if (!name) throw new UserError(`Name a section (${packages.map((pkg) => pkg.name).join(', ')}), or add --all`);
  const pkg = packageNamed(name);
  const plan = planRelease.bind(null, pkg, {});
  const tests = runUnitTests(pkg);
  // They are awaited below, after they may have failed.
  tests.catch(() => {});
  const outcomes = [
    await isGood('the content of shared-data', () => checkContent([])),
    await isGood('types, lint, every page and where its links lead', () =>
      changeSite(plan, { isTrial: true, approve: checkContent }),
    ),
  ];
  // Tests of sources that do not build say nothing.
  if (!outcomes.includes(false)) outcomes.push(await isGood(`the tests of ${name}`, () => tests));
  if (outcomes.includes(false)) throw new UserError(`${name} is not ready: mend the lines above, then check again`);
  console.log(`${name} is ready: npm run release -- ${name}`);
}

await siteCommand(
  'npm run check --',
  'Makes every check of a release, and runs the tests of the section. Nothing goes live.',
)
  .argument('[section]', packages.map(({ name }) => name).join(', '))
  .option('--all', 'the tests of everybody instead, which take minutes')
  .run(async (name: string | undefined, { all = false }: { all?: boolean }) => (all ? runAllTests() : check(name)));
