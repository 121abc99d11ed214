import type { BuiltPackage } from '@site/build/packages';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { ClearError } from '../ClearError';
import { places } from '../places';
import type { Candidate } from './Candidate';
import { prerenderFile, scriptFile } from './fileNames';
import { gatherRelease } from './gatherRelease';
import { inspectPages } from './inspectPages';
import type { StoredRelease } from './Release';

async function refuseMissing(name: string, built: string): Promise<void> {
  for (const file of [scriptFile(name), prerenderFile]) {
    await access(path.join(built, file)).catch(() => {
      throw new ClearError(`${name}: ${path.join(built, file)} is missing; give the folder of a finished build`);
    });
  }
}

/** Makes a candidate for release of what webpack wrote into a folder, with the pictures of this site that its pages show. */
export async function builtCandidate(
  { name, container }: BuiltPackage,
  built: string,
  shell: StoredRelease | null,
): Promise<Candidate> {
  await refuseMissing(name, built);
  const { pages, pictures, contract } = await inspectPages(name, built, shell);
  const files = pictures.map((picture) => path.join(places.pictures, picture));
  for (const file of files) {
    await access(file).catch(() => {
      throw new ClearError(
        `${name}: the picture ${path.relative(places.root, file)} does not exist; run npm run pictures`,
      );
    });
  }
  return gatherRelease(places.releases, { name, container, contract, built, pages, pictures: files });
}
