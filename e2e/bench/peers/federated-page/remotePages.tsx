import { loadRemote } from '@module-federation/enhanced/runtime';
import type { Section } from '@site/section/Section';
import { lazy, Suspense } from 'react';
import { mount, MountedPage } from '../Pages';

/** By section, its addresses; webpack puts them here. */
declare const sectionAddresses: Readonly<Record<string, readonly string[]>>;

/** The page of an address, loaded with its remote when it is first shown. */
function remotePage(name: string, path: string) {
  const Page = lazy(async () => {
    const remote = await loadRemote<{ section: Section }>(`${name}/section`);
    const page = remote?.section.pages.find((one) => one.path === path);
    if (!page) throw new Error(`no page at ${path}`);
    return { default: () => <MountedPage page={page} /> };
  });
  const element = (
    <Suspense fallback={<p>Loading…</p>}>
      <Page />
    </Suspense>
  );
  return { path, element };
}

const pages = Object.entries(sectionAddresses).flatMap(([name, paths]) => paths.map((path) => remotePage(name, path)));

mount({ pages });
