import { loadRemote } from '@module-federation/enhanced/runtime';
import type { Section } from '@site/section/Section';
import { lazy, Suspense } from 'react';
import { mount, MountedPage } from '../Pages';

/** The addresses of each section. webpack defines it. */
declare const sectionAddresses: Readonly<Record<string, readonly string[]>>;

/** Returns the page of an address, which loads its remote when it is first rendered. */
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
