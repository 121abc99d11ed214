import type { Section } from '@site/section/Section';
import { sharedModules } from './sharedModules';

/** What a share scope says of one version of a module (webpack's share scope, read by every federation runtime). */
interface SharedVersion {
  readonly get: () => () => object;
  readonly from: string;
  readonly eager: true;
  readonly loaded: true;
  /** The two the runtime of @module-federation/enhanced asks for: the module at once, and a list it keeps of users. */
  readonly lib: () => object;
  readonly useIn: string[];
}

/** By module, by version. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedVersion>>>>;

/** A federation container, as its remote entry leaves it in a global (webpack's container protocol). */
export interface Container {
  readonly init: (shareScope: ShareScope) => unknown;
  readonly get: (module: './section') => Promise<() => { readonly section?: Partial<Section> }>;
}

/**
 * A share scope with the shell's modules under their true versions. Each container gets one of its own: what one adds to
 * it, no other sees.
 */
function createShareScope(): ShareScope {
  const versions = Object.entries(sharedModules).map(([name, { version, module }]) => {
    const lib = () => module;
    const shared: SharedVersion = { get: () => lib, from: 'shell', eager: true, loaded: true, lib, useIn: [] };
    return [name, { [version]: shared }];
  });
  return Object.fromEntries(versions) as ShareScope;
}

/** By a container's `init`: it may be called again, with the scope it was given first (webpack's own containers take no other). */
const shareScopes = new WeakMap<Container['init'], ShareScope>();

/** The container of a name, once its script has run. */
export function findContainer(name: string): Container | undefined {
  const { init, get } = Object((globalThis as Partial<Record<string, unknown>>)[name]) as Partial<Container>;
  return typeof init === 'function' && typeof get === 'function' ? { init, get } : undefined;
}

/**
 * Gives a container the shell's modules and takes its section. Rejects where it wants a version the shell does not have, and
 * where it has no section.
 */
export async function sectionOf(container: Container): Promise<Section> {
  const shareScope = shareScopes.get(container.init) ?? createShareScope();
  shareScopes.set(container.init, shareScope);
  await container.init(shareScope);
  const factory = await container.get('./section');
  const { section } = factory();
  if (!Array.isArray(section?.pages)) throw new Error("its './section' exports no section");
  return section as Section;
}
