import { whenStarterEnds } from '@site/build/listening';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirs } from '../system/dirs';
import { localSite } from '../system/localSite';

/** Runs this command again with the local site, until it ends. This process has read the folder of the site already. */
async function startLocally(): Promise<void> {
  console.log(`SITE_STORE is set, so this site has a store of its own in ${localSite.SITE_DIST}. Nothing goes live.`);
  const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    cwd: dirs.root,
    env: { ...process.env, ...localSite },
    stdio: 'inherit',
  });
  // A terminal sends SIGINT to the child, too. A second SIGINT would kill it.
  const end = () => void child.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  whenStarterEnds(end);
  const [code] = (await once(child, 'close')) as [number | null];
  process.exitCode = code ?? 1;
}

/** Builds what changed, composes the site and serves it. If `SITE_STORE` is set, that store does not change. */
export async function start(options: { dropPages?: boolean }): Promise<void> {
  if (process.env['SITE_STORE']) return startLocally();
  await (await import('./changes')).build(options);
  await (await import('./servePreview')).servePreview();
}
