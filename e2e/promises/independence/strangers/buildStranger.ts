import { execFile } from 'node:child_process';
import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { fingerprint } from '../../../../shell/compose/build/knownBuild';
import { ownTree } from '../../../own-site/ownTree';
import { fixtures, keptBuild } from './keptBuild';
import type { Stranger } from './strangers';

const section = 'mfe-events';

/** What a stranger's release says of an event, on its page. */
export const summaryOf = ({ tool }: Stranger) => `An evening of stories and music (${tool}).`;

/** The day it announces for it: here it is a day earlier. */
export const announcedDay = 'April 11, 2025';

/** What the release changes in the entries. */
const changes = (stranger: Stranger) => ({
  'An evening of stories, thanks and hope.': summaryOf(stranger),
  "date: 'April 10, 2025'": `date: '${announcedDay}'`,
});

/** The configuration that all builds of a kind share, and the fixture's own files. */
async function copyFixture({ fixture }: Stranger, folder: string): Promise<void> {
  const entries = await readdir(fixtures, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isFile() || entry.name === fixture)) {
    await cp(path.join(fixtures, name), path.join(folder, name), { recursive: true });
  }
}

/** Builds the section in a clone that has the packages of the fixture and no others. */
async function build(stranger: Stranger, packages: string, built: string): Promise<void> {
  const { fixture, config, react } = stranger;
  const tree = await ownTree(section, [packages]);
  try {
    const folder = path.join(tree.folder, section);
    await copyFixture(stranger, folder);
    for (const [from, to] of Object.entries(changes(stranger)))
      await tree.replace('shared-data/src/events.ts', from, to);
    await tree.replace('shell/section/sharedModules.json', '"react": "^19.0.0"', `"react": "${react}"`);
    const args = config ? ['--', '--config', config] : [];
    await promisify(execFile)('npm', ['run', 'build', ...args], { cwd: path.join(folder, fixture) }).catch(
      (error: Error & { stdout?: string }) => {
        throw new Error(`${fixture} cannot be built: ${error.stdout ?? error.message}`);
      },
    );
    await cp(path.join(folder, 'built'), built, { recursive: true });
  } finally {
    await tree.remove();
  }
}

/** Builds the events as a stranger does; gives the folder of the build. */
export async function buildStranger(stranger: Stranger): Promise<string> {
  const { fixture, config = 'usual', react } = stranger;
  return keptBuild({
    fixture,
    name: `${config} ${react}`.replace(/\W+/g, '-'),
    sources: [stranger, changes(stranger), await fingerprint(section)],
    build: (packages, built) => build(stranger, packages, built),
  });
}
