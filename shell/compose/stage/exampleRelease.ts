import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stageBuild } from './stageRelease';
import type { StagedRelease } from './stageRelease';

/** An empty folder of releases, for tests. */
export const exampleReleases = () => mkdtemp(path.join(tmpdir(), 'releases-'));

/** A small staged release, as a build would give it, for tests. Another `script` is another release. */
export async function exampleRelease(releases: string, script = 'var mfeEvents = {};'): Promise<StagedRelease> {
  const built = path.join(releases, '..', `${path.basename(releases)}-built`);
  await mkdir(built, { recursive: true });
  const write = async (file: string, text: string) => {
    await writeFile(path.join(built, file), text);
    return path.join(built, file);
  };
  await write('remoteEntry.js', script);
  await write('section.css', '.a{color:red}');
  await write('prerender.cjs', 'module.exports = {};');
  const picture = await write('hero.0123.avif', 'a picture');
  return stageBuild(
    releases,
    {
      kind: 'section',
      name: 'events',
      contract: 2,
      pages: ['/events'],
      container: 'mfeEvents',
      requires: { react: '^19.0.0' },
    },
    built,
    [picture],
  );
}
