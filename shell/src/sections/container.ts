import type { Section } from '@site/section/Section';
import { deepFreeze, readOnly } from '../../system/readOnly.js';
import { sharedModules } from './sharedModules';

/** One version of a module in a share scope (webpack's format, which every federation runtime reads). */
interface SharedVersion {
  readonly get: () => () => object;
  readonly from: string;
  readonly eager: true;
  readonly loaded: true;
  /**
   * For the runtime of @module-federation/enhanced: the module without a promise, and the list of its users, which the
   * runtime fills.
   */
  readonly lib: () => object;
  readonly useIn: string[];
}

/** Versions by module. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedVersion>>>>;

/** A federation container, which its remote entry assigns to a global (webpack's container protocol). */
export interface Container {
  readonly init: (shareScope: ShareScope) => unknown;
  readonly get: (module: './section') => Promise<() => { readonly section?: Partial<Section> }>;
}

const factsFolder = '@site/shared-data/';

/**
 * Returns a shared module for sections. Its facts are deeply frozen, and an attempt to change one throws an error that
 * names it.
 */
function asShared(name: string, module: object): object {
  if (!name.startsWith(factsFolder)) return module;
  for (const fact of Object.values(module)) deepFreeze(fact);
  return readOnly({ ...module }, name.slice(factsFolder.length));
}

/**
 * Returns a share scope with the shell's modules under their actual versions. Each container has its own scope, so that
 * no container sees additions of another.
 */
function createShareScope(): ShareScope {
  const versions = Object.entries(sharedModules).map(([name, { version, module }]) => {
    const given = asShared(name, module);
    const lib = () => given;
    const shared: SharedVersion = { get: () => lib, from: 'shell', eager: true, loaded: true, lib, useIn: [] };
    return [name, { [version]: shared }];
  });
  return Object.fromEntries(versions) as ShareScope;
}

/**
 * The scope of each container, by its `init`. A later call must pass the same scope, because webpack's own containers
 * reject another.
 */
const shareScopes = new WeakMap<Container['init'], ShareScope>();

/** Returns the container with a name, once its script has run. */
export function findContainer(name: string): Container | undefined {
  const { init, get } = Object((globalThis as Partial<Record<string, unknown>>)[name]) as Partial<Container>;
  return typeof init === 'function' && typeof get === 'function' ? { init, get } : undefined;
}

/**
 * Initializes a container with the shell's modules, and returns its section. Rejects if it requires a version that the
 * shell does not have, or if it has no section.
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
