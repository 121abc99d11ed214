import { root, type BuiltPackage } from '@site/build/packages';
import spawn from 'cross-spawn';
import { changeSite } from '../compose/changeSite';
import { checkContent, runUnitTests } from '../compose/build/checkSources';
import { planRelease } from '../compose/plan';
import { UserError } from '../compose/UserError';
import { packageNames } from './packageNamed';

/** Makes every check of a release, and runs the section's own tests. The site stays as it is. */
export async function check(pkg: BuiltPackage | undefined, { all }: { all?: boolean }): Promise<void> {
  if (all) {
    const { status } = spawn.sync('npm', ['test'], { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new UserError('Not all tests are good; the lines above say which');
    return;
  }
  if (!pkg) throw new UserError(`Name a section (${packageNames}), or add --all`);
  const { name } = pkg;
  const tests = runUnitTests(pkg);
  // They are awaited below, after they may have failed.
  tests.catch(() => {});
  let isReady = true;
  const report = async (title: string, outcome: Promise<unknown>) => {
    try {
      await outcome;
      console.log(`✓ ${title}`);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      isReady = false;
      console.log(`✗ ${title}\n${error.message.replaceAll(/^/gm, '    ')}`);
    }
  };
  await report('the content of shared-data', checkContent([]));
  const trial = changeSite(planRelease.bind(null, pkg, {}), { isTrial: true });
  await report('types, lint, every page and where its links lead', trial);
  // Tests of sources that do not build say nothing.
  if (isReady) await report(`the tests of ${name}`, tests);
  if (!isReady) throw new UserError(`${name} is not ready: mend the lines above, then check again`);
  console.log(`${name} is ready: npm run release -- ${name}`);
}
