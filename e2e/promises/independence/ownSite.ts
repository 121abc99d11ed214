import { dist as shared } from '@site/build/packages';
import { cp, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readLiveSite } from '../../../shell/compose/site/readLiveSite';
import { previewServer } from '../../../shell/preview/server';
import { runCommand } from './runCommand';
import type { Outcome } from './runCommand';

/** A composed site that one test has for itself: it starts as the repository's, and may be released to. */
export interface OwnSite {
  /** What `dist` is to the repository. */
  readonly dist: string;
  /** Where it is served. */
  readonly origin: string;
  /** Runs a command of the repository on it. */
  readonly run: (words: readonly string[], options?: { tree?: string; env?: NodeJS.ProcessEnv }) => Promise<Outcome>;
  /** The same, for a command that has to go well. */
  readonly mustRun: OwnSite['run'];
  /** The version of a package that is live. */
  readonly live: (name: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

async function seed(dist: string): Promise<void> {
  const site = await realpath(path.join(shared, 'site'));
  const own = path.join('sites', path.basename(site));
  await cp(path.join(shared, 'releases'), path.join(dist, 'releases'), { recursive: true });
  await cp(site, path.join(dist, own), { recursive: true });
  await symlink(own, path.join(dist, 'site'));
}

/** Copies what the repository has composed and serves the copy on a free port. */
export async function ownSite(): Promise<OwnSite> {
  const dist = await mkdtemp(path.join(tmpdir(), 'site-'));
  await seed(dist);
  const server = await previewServer(path.join(dist, 'site'));
  await server.listen({ port: 0, host: '127.0.0.1' });
  const run: OwnSite['run'] = (words, { tree, env } = {}) =>
    runCommand(words, { env: { SITE_DIST: dist, ...env }, ...(tree && { tree }) });
  return {
    dist,
    origin: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    run,
    mustRun: async (words, options) => {
      const outcome = await run(words, options);
      if (outcome.code !== 0) throw new Error(`npm run ${words.join(' ')} failed: ${outcome.said}`);
      return outcome;
    },
    live: async (name) =>
      (await readLiveSite(path.join(dist, 'site')))?.packages.find((pkg) => pkg.name === name)?.version ?? '',
    close: async () => {
      server.server.closeAllConnections();
      await server.close();
      await rm(dist, { recursive: true, force: true });
    },
  };
}
