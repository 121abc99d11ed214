import { socialImage } from '@site/shared-data/pictures';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ClearError } from '../ClearError';
import type { StoredRelease } from '../releases/Release';
import type { ComposedPage, Composition } from './Composition';
import { pinned } from './releaseUrl';

async function styleOf({ release, folder }: StoredRelease) {
  if (!release.style) return [];
  return [{ owner: release.name, css: await readFile(path.join(folder, release.style.file), 'utf8') }];
}

/** The two fonts of the first screen; the shell's release brings them. */
const fontsOf = ({ release }: StoredRelease) =>
  release.assets.filter(({ file }) => file.endsWith('.woff2')).map(({ file }) => `/${file}`);

/** Renders one page to its document. */
export async function renderDocument(
  composition: Composition,
  { address, head, owner }: ComposedPage,
): Promise<string> {
  const { shell, sections, registry, mode, origin } = composition;
  const html = await shell.bundle
    .prerenderPage({
      address,
      registry,
      sections: sections.map(({ section }) => section),
      facts: {
        title: head.title,
        description: head.description,
        canonical: origin + (head.canonical ?? (address === '*' ? '/' : address)),
        socialImage: origin + socialImage(head.picture ?? 'social-card'),
        structuredData: head.structuredData ?? [],
        alternates: head.files ?? [],
        listed: mode === 'live' && address !== '*',
        styles: [...(await styleOf(shell)), ...(owner ? await styleOf(owner) : [])],
        shellScript: pinned(shell.release, shell.release.script),
        preloads: owner ? [pinned(owner.release, owner.release.script)] : [],
        fonts: fontsOf(shell),
      },
    })
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
      throw new ClearError(`${owner?.release.name ?? 'shell'}: ${address} fails while rendering: ${reason}`);
    });
  refuseMovedBoundary(html, owner?.release.name ?? 'shell', address);
  return html;
}

/** A boundary React moved out of its place would be an empty page without scripts. */
function refuseMovedBoundary(html: string, name: string, address: string): void {
  if (html.includes('<template id="B:')) {
    throw new ClearError(`${name}: ${address} waits while rendering; render everything at once`);
  }
}
