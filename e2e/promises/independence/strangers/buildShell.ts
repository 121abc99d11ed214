import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { fingerprint } from '../../../../shell/compose/build/knownBuild';
import { installed, ownTree } from '../../../own-site/ownTree';
import { keptBuild } from './keptBuild';

async function build(packages: string, built: string): Promise<void> {
  const tree = await ownTree('shell', [installed, packages]);
  try {
    const dist = path.join(tree.folder, 'dist');
    await promisify(execFile)(process.execPath, ['shell/build/webpack/run.js', 'shell'], {
      cwd: tree.folder,
      env: { ...process.env, SITE_DIST: dist },
    });
    await cp(path.join(dist, 'build/shell'), built, { recursive: true });
  } finally {
    await tree.remove();
  }
}

/** Builds the shell with React and the router of a minor version ago; gives the folder of the build. */
export const buildShell = async () =>
  keptBuild({ fixture: 'shell', name: 'shell', sources: await fingerprint('shell'), build });
