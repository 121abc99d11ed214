import type { BuiltPackage } from '@site/build/packages';
import { z } from 'zod';
import type { SectionData } from './contract/SectionData';
import type { ShellData } from './contract/ShellData';

/**
 * The content of `release.json`. It describes a release, so that nobody has to run it. The build takes it from the bundle,
 * which gets the facts of the live shell. With another shell, words can differ, but addresses cannot.
 */
export type Manifest = { readonly name: string; readonly modules: readonly string[] } & (
  ({ readonly kind: 'shell' } & ShellData) | ({ readonly kind: 'section'; readonly container: string } & SectionData)
);

/**
 * Returns the manifest of a release.
 * @param modules the modules of its build; empty if another machine built it.
 */
export const manifestOf = (
  { name, container }: Pick<BuiltPackage, 'name' | 'container'>,
  data: SectionData | ShellData,
  modules: readonly string[],
): Manifest =>
  'provides' in data
    ? { kind: 'shell', name, ...data, modules }
    : { kind: 'section', name, container, ...data, modules };

/** Matches a file name inside the repository. A package outside the top `node_modules` begins with one '../'. */
const moduleInside = /^(\.\.\/)?(?![\\/]|(.*[\\/])?\.\.([\\/]|$))/s;

const address = z.union([z.string(), z.object({ path: z.string() }).transform(({ path }) => path)]);

/**
 * The fields that other packages read. A manifest from before 2026-11-26 lists only addresses, and one contract for a shell.
 */
const summary = z.object({
  contract: z.int().optional().catch(undefined),
  contracts: z.array(z.int()).default([]).catch([]),
  requires: z.record(z.string(), z.string()).default({}).catch({}),
  provides: z.record(z.string(), z.string()).default({}).catch({}),
  pages: z.array(address).default([]).catch([]),
  modules: z.array(z.string().regex(moduleInside)).default([]).catch([]),
});

/** The contracts, modules and page addresses of a release. The text is not trusted, because anyone may have pushed it. */
export type Summary = Omit<z.infer<typeof summary>, 'contract'>;

/** Parses the text of a `release.json`. Returns empty lists if the text is not a manifest. */
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
