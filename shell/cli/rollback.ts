import { packages } from '@site/build/packages';
import { program } from 'commander';
import { UserError } from '../compose/UserError';
import { withSiteLock } from '../compose/locks';
import { runCommand } from './runCommand';
import { packageNamed } from './packageNamed';
import { composeSite } from '../compose/composeSite';
import { goBack, versionOf } from '../compose/LiveSite';

/** Puts an earlier release of one package live again, with the pages it had. Nothing is built. */
async function rollback(name: string, { to }: { to?: string }): Promise<void> {
  const pkg = packageNamed(name);
  await withSiteLock(`rolling back ${name}`, async (live, now) => {
    const next = goBack(live, pkg.name, now, to);
    if (!next) {
      throw new UserError(
        to && to === versionOf(live, name)
          ? `${name}: ${to} is live already`
          : `${name}: there is no earlier release to go back to; see npm run sections -- ${name}`,
      );
    }
    const { pages, notes } = await composeSite(next);
    for (const note of notes) console.log(note);
    console.log(`${name} is back at ${versionOf(next, name)}; ${pages} pages composed`);
    console.log(`Forward again: npm run rollback -- ${name} --to ${versionOf(live, name)}`);
  });
}

program
  .name('npm run rollback --')
  .description('Puts the release before the live one back, code and pages together. Nothing is built.')
  .showHelpAfterError()
  .argument('<section>', packages.map(({ name }) => name).join(', '))
  .option('--to <version>', 'a stored release, as npm run sections names it')
  .action((name: string, options: { to?: string }) => runCommand(() => rollback(name, options)));
await program.parseAsync();
