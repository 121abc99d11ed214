import type { BuiltPackage } from '@site/build/packages';
import { clinicDay } from '@site/shared-data/clinicTime';
import type { Section } from '@site/section/Section';
import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ClearError } from '../ClearError';
import { places } from '../places';
import { prerenderFile } from './fileNames';
import { loadSectionBundle } from './loadSectionBundle';
import type { ShellBundle } from './shellBundle';

/** A picture's address in a document. */
const pictureAddress = /\/images\/([\w.-]+)/g;

const emptyFacts = {
  title: '',
  description: '',
  canonical: '',
  socialImage: '',
  structuredData: [],
  alternates: [],
  listed: false,
  styles: [],
  shellScript: { url: '', integrity: '' },
  fonts: [],
  preloads: [],
};

interface VerifiedBuild {
  /** Every address of the build. */
  readonly pages: readonly string[];
  /** The picture files its pages show. */
  readonly pictures: readonly string[];
}

/**
 * Renders every page of a build as compose would, and finds the pictures they show.
 * @throws ClearError naming the package, the page and the reason.
 */
export async function verifyBuild(
  { name, container }: BuiltPackage,
  built: string,
  shell: ShellBundle,
): Promise<VerifiedBuild> {
  const file = path.join(built, prerenderFile);
  const sections: Section[] =
    name === 'shell' ? [] : [loadSectionBundle(name, await readFile(file, 'utf8'), file, shell.lentModules)];
  const heads =
    name === 'shell'
      ? Object.entries(shell.ownPages)
      : (sections[0]?.pages ?? []).map((page) => [page.path, page] as const);
  const pages = heads.map(([address]) => address);
  const registry = {
    day: clinicDay(new Date()),
    demo: true,
    sections: sections.map(() => ({ name, container, entry: { url: '/', integrity: 'sha384-' }, pages })),
  };
  const pictures = new Set<string>();
  for (const address of pages) {
    const html = await shell
      .prerenderPage({ address, registry, sections, facts: emptyFacts })
      .catch((error: unknown) => {
        throw new ClearError(
          `${name}: ${address} fails while rendering: ${error instanceof Error ? error.message : String(error)}`,
        );
      });
    for (const [, picture] of html.matchAll(pictureAddress))
      if (picture) pictures.add(path.join(places.pictures, picture));
  }
  const { socialImage } = await import('@site/shared-data/pictures');
  for (const [, head] of heads)
    pictures.add(
      path.join(places.pictures, path.basename(socialImage(('picture' in head && head.picture) || 'social-card'))),
    );
  for (const picture of pictures) {
    await access(picture).catch(() => {
      throw new ClearError(
        `${name}: the picture ${path.relative(places.root, picture)} does not exist; run npm run pictures`,
      );
    });
  }
  return { pages, pictures: [...pictures].sort() };
}
