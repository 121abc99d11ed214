import { clinicDay } from '@site/shared-data/clinicTime';
import type { Section } from '@site/section/Section';
import { ClearError } from '../ClearError';
import { reasonOf } from '../reasonOf';
import { inTime } from './inTime';
import type { RenderingShell } from './shellBundle';

/** A page as compose would write it, but for what its document says of the site. */
export interface RenderedPage {
  readonly address: string;
  readonly html: string;
}

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
  startScript: { url: '', integrity: '' },
  fonts: [],
  preloads: [],
};

/**
 * Renders every page of a section inside a shell, or without a section the shell's own.
 * @param begins is told the address of each page before it is rendered.
 * @throws ClearError naming the page and the reason.
 */
export async function renderEveryPage(
  name: string,
  shell: RenderingShell,
  section: Section | undefined,
  begins: (address: string) => void,
): Promise<RenderedPage[]> {
  const pages = section ? section.pages.map((page) => page.path) : Object.keys(shell.bundle.ownPages);
  const registered = { name, container: name, entry: { url: '/', integrity: 'sha384-' }, pages };
  const registry = { day: clinicDay(new Date()), demo: true, sections: section ? [registered] : [] };
  const rendered: RenderedPage[] = [];
  for (const address of pages) {
    begins(address);
    const html = await inTime(
      shell.bundle.prerenderPage({ address, registry, sections: section ? [section] : [], facts: emptyFacts }),
    ).catch((error: unknown) => {
      throw new ClearError(
        `${name}: ${address} fails while rendering (${reasonOf(error)}); mend the page and release again`,
      );
    });
    rendered.push({ address, html });
  }
  return rendered;
}
