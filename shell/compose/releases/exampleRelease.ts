import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Candidate } from './Candidate';
import { gatherRelease } from './gatherRelease';

/** An empty folder of releases, for tests. */
export const exampleReleases = () => mkdtemp(path.join(tmpdir(), 'releases-'));

/** A small candidate for release, as a build would give it, for tests. Another `script` is another release. */
export async function exampleCandidate(
  releases: string,
  script = 'var mfeEvents = {};',
  name = 'events',
): Promise<Candidate> {
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
  return gatherRelease(releases, {
    name,
    container: 'mfeEvents',
    contract: 1,
    built,
    pages: ['/events'],
    pictures: [picture],
  });
}
