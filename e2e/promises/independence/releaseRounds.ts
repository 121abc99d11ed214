// Releases everything again and again, each time with other bytes: `releaseRounds.ts <first> <last>`. SITE_DIST names the
// site. What `npm run build` does, without webpack.
import { packages } from '@site/build/packages';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withSiteLock } from '../../../shell/compose/withSiteLock';
import { composeWithOrigins } from '../../../shell/compose/composeWithOrigins';
import { dirs } from '../../../shell/compose/dirs';
import { releasePackage } from '../../../shell/compose/releasePackage';
import { readRelease } from '../../../shell/compose/store/readRelease';
import { asShell } from '../../../shell/compose/Release';
import type { ShellRelease, StoredRelease } from '../../../shell/compose/Release';
import { goLive } from '../../../shell/compose/LiveSite';
import type { LivePackage } from '../../../shell/compose/LiveSite';
import { rebuild } from '../../own-site/changedBuild';
import type { BuildEdits } from '../../own-site/changedBuild';
import { retold } from './telltales';
import type { SectionName } from './telltales';

const [first = '1', last = '1'] = process.argv.slice(2);

/** The release everything began with: edits begin there each time. */
const oldest = ({ version, previous }: LivePackage) => previous.at(-1)?.version ?? version;

function editsOf(name: string, round: number): BuildEdits {
  const tell =
    name === 'shell' ? (code: string) => `${code}\n// round ${round}\n` : retold(name as SectionName, `round ${round}`);
  return { script: tell, prerender: tell, style: (css) => `${css}\n.round-${round}{color:red}` };
}

async function releaseRound(round: number): Promise<void> {
  await withSiteLock(`round ${round}`, async (before, now) => {
    let live = before;
    let shell: StoredRelease<ShellRelease> | null = null;
    for (const pkg of packages) {
      const record = before.find(({ name }) => name === pkg.name);
      if (!record) throw new Error(`${pkg.name} is not live`);
      const from = await mkdtemp(path.join(tmpdir(), `built-${pkg.name}-`));
      await rebuild(pkg.name, path.join(dirs.releases, pkg.name, oldest(record)), from, editsOf(pkg.name, round));
      const { stored } = await releasePackage(pkg, { shell, from });
      await rm(from, { recursive: true });
      shell ??= asShell(stored);
      live = goLive(live, pkg.name, stored.release.version, now);
    }
    const present = live.find(({ name }) => name === 'shell')?.version ?? '';
    await composeWithOrigins(live, {
      shell: asShell(await readRelease(dirs.releases, 'shell', present)),
      now,
      before,
      dropPages: false,
    });
  });
}

for (let round = Number(first); round <= Number(last); round += 1) await releaseRound(round);
