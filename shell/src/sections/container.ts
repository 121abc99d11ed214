import type { Section } from '@site/section/Section';
import { deepFreeze, readOnly } from '../../compose/runner/readOnly.js';
import { sharedModules } from './sharedModules';

/** One version of a module in a share scope (webpack's format, which every federation runtime reads). */
interface SharedVersion {
  readonly get: () => () => object;
  readonly from: string;
  readonly eager: true;
  readonly loaded: true;
  /** For the runtime of @module-federation/enhanced: the module without a promise, and the list of its users, which it fills. */
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

const factsFolder = '@site/shared-data/';

/** A shared module as sections see it: facts are frozen at every depth, and an attempt to change one throws an error that names it. */
function asShared(name: string, module: object): object {
  if (!name.startsWith(factsFolder)) return module;
  for (const fact of Object.values(module)) deepFreeze(fact);
  return readOnly({ ...module }, name.slice(factsFolder.length));
}

/**
 * A share scope with the shell's modules under their true versions. Each container gets a scope of its own, so no container
 * sees what another adds.
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

/** The scope of each container, by its `init`: a later call has to pass the same scope (webpack's own containers refuse another). */
const shareScopes = new WeakMap<Container['init'], ShareScope>();

/** The container of a name, once its script has run. */
export function findContainer(name: string): Container | undefined {
  const { init, get } = Object((globalThis as Partial<Record<string, unknown>>)[name]) as Partial<Container>;
  return typeof init === 'function' && typeof get === 'function' ? { init, get } : undefined;
}

/**
 * Initializes a container with the shell's modules and returns its section. Rejects where it requires a version that the shell
 * does not have, and where it has no section.
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
