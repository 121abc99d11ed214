import type { Section } from '@site/section/Section';
import { mount, MountedPage } from '../Pages';

declare global {
  interface ImportMeta {
    /** Vite replaces the call by the modules of a pattern. */
    glob: <Module>(pattern: string, options: { readonly eager: true }) => Readonly<Record<string, Module>>;
  }
}

/** Every section whose sources are in this repository. */
const modules = import.meta.glob<{ section: Section }>('../../../../mfe-*/src/section.ts', { eager: true });
const pages = Object.values(modules).flatMap(({ section }) =>
  section.pages.map((page) => ({ path: page.path, element: <MountedPage page={page} /> })),
);

mount({ pages });
