import { socialImage } from '@site/shared-data/pictures';
import type { PinnedFile } from '../../src/sections/registry';
import { ClearError } from '../ClearError';
import { reasonOf } from '../reasonOf';
import { startFile } from '../releases/fileNames';
import { inTime } from '../releases/inTime';
import { atOrigin } from './atOrigin';
import type { ComposedPage, ComposedRelease, Composition } from './Composition';
import { pinned } from './releaseUrl';

const styleOf = ({ release, css }: ComposedRelease) => (css === null ? [] : [{ owner: release.name, css }]);

/** The two fonts of the first screen; the shell's release brings them. */
const fontsOf = ({ release }: ComposedRelease) =>
  release.assets.filter(({ file }) => file.endsWith('.woff2')).map(({ file }) => `/${file}`);

/** What starts the shell's script: every shell is built with it. */
function startOf({ release }: ComposedRelease): PinnedFile {
  if (release.start) return pinned(release, release.start);
  throw new ClearError(`shell: release ${release.version} has no ${startFile}; release the shell again`);
}

/** Renders one page to its document. */
export async function renderDocument(
  composition: Composition,
  { address, head, owner }: ComposedPage,
): Promise<string> {
  const { shell, sections, registry, mode, origin } = composition;
  const html = await inTime(
    shell.bundle.prerenderPage({
      address,
      registry,
      sections: sections.map(({ section }) => section),
      facts: {
        title: head.title,
        description: head.description,
        canonical: origin + (head.canonical ?? (address === '*' ? '/' : address)),
        socialImage: origin + socialImage(head.picture ?? 'social-card'),
        structuredData: atOrigin(head.structuredData ?? [], origin),
        alternates: head.files ?? [],
        listed: mode === 'live' && address !== '*',
        styles: [...styleOf(shell), ...(owner ? styleOf(owner) : [])],
        shellScript: pinned(shell.release, shell.release.script),
        startScript: startOf(shell),
        preloads: registry.sections.filter(({ name }) => name === owner?.release.name).map(({ entry }) => entry),
        fonts: fontsOf(shell),
      },
    }),
  ).catch((error: unknown) => {
    throw new ClearError(
      `${owner?.release.name ?? 'shell'}: ${address} fails while rendering (${reasonOf(error)}); mend the page and release again`,
    );
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
