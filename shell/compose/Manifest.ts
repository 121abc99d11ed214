import type { BuiltPackage } from '@site/build/packages';
import { z } from 'zod';
import type { SectionData } from './contract/SectionData';
import type { ShellData } from './contract/ShellData';

/**
 * The content of `release.json`: what others need of a release without running it. The build takes it from the bundle, with the
 * facts of the live shell. On another shell, words can differ, but addresses cannot.
 */
export type Manifest = { readonly name: string; readonly modules: readonly string[] } & (
  ({ readonly kind: 'shell' } & ShellData) | ({ readonly kind: 'section'; readonly container: string } & SectionData)
);

/** Writes the manifest of a release. @param modules the modules of its build; empty if another machine built it. */
export const manifestOf = (
  { name, container }: Pick<BuiltPackage, 'name' | 'container'>,
  data: SectionData | ShellData,
  modules: readonly string[],
): Manifest =>
  'provides' in data
    ? { kind: 'shell', name, ...data, modules }
    : { kind: 'section', name, container, ...data, modules };

/** The name of a file in the repository: a package that is not in the top `node_modules` begins with one '../'. */
const moduleInside = /^(\.\.\/)?(?![\\/]|(.*[\\/])?\.\.([\\/]|$))/s;

const address = z.union([z.string(), z.object({ path: z.string() }).transform(({ path }) => path)]);

/** What is read of a manifest. Those of before 2026-11-26 list addresses alone, and the one contract of a shell. */
const summary = z.object({
  contract: z.int().optional().catch(undefined),
  contracts: z.array(z.int()).default([]).catch([]),
  requires: z.record(z.string(), z.string()).default({}).catch({}),
  provides: z.record(z.string(), z.string()).default({}).catch({}),
  pages: z.array(address).default([]).catch([]),
  modules: z.array(z.string().regex(moduleInside)).default([]).catch([]),
});

/** What a release says of itself: contracts, modules, and the addresses of its pages. Anyone may have pushed it. */
export type Summary = Omit<z.infer<typeof summary>, 'contract'>;

/** Parses `release.json`; empty lists where it is none. */
export function parseManifest(text: string): Summary {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    content = {};
  }
  const { contract, contracts, ...others } = summary.catch(summary.parse({})).parse(content);
  return { ...others, contracts: contracts.length > 0 || contract === undefined ? contracts : [contract] };
}
