import { packages } from '@site/build/packages';
import { program } from 'commander';
import { ClearError } from '../ClearError';
import { changeSite } from '../changeSite';
import { runCommand } from '../runCommand';
import { packageNamed } from '../packageNamed';
import { composeSite } from '../site/composeSite';
import { goBack } from '../site/LiveSite';

/** Puts an earlier release of one package live again, with the pages it had. Nothing is built. */
async function rollback(name: string, { to }: { to?: string }): Promise<void> {
  const pkg = packageNamed(name);
  await changeSite(`rolling back ${name}`, async (live, now) => {
    const next = goBack(live, pkg.name, now, to);
    if (!next) {
      const wanted = to ? `no release ${to}` : 'no earlier release';
      throw new ClearError(`${name}: there is ${wanted} to go back to; see npm run sections`);
    }
    const { pages } = await composeSite(next);
    const version = next.find((one) => one.name === name)?.version ?? '';
    console.log(`${name} is back at ${version}; ${pages} pages composed`);
  });
}

program
  .name('npm run rollback --')
  .description('Puts the release before the live one back, code and pages together. Nothing is built.')
  .argument('<section>', packages.map(({ name }) => name).join(', '))
  .option('--to <version>', 'a stored release, as npm run sections names it')
  .action((name: string, options: { to?: string }) => runCommand(() => rollback(name, options)));
await program.parseAsync();
