import type { Section } from '@site/section/Section';
import { lentModules } from './lentModules';

/** What a federation container offers once its script has run (webpack container protocol). */
interface Container {
  init(shareScope: object): unknown;
  get(module: './section'): Promise<() => { section: Section }>;
}

interface RuntimeOptions {
  readonly name: string;
}

/**
 * The part of the federation runtime that our sections use. They are built to expect the runtime from their host
 * (`externalRuntime`), and everything they share is lent to them by the shell: no version is ever chosen, no fallback
 * loaded, no manifest read. The whole runtime would be 16 KB on every page of a section.
 * Written for @module-federation/enhanced 2.9.2: read `runtime-core` again before raising that version.
 */
class LendingRuntime {
  readonly shareScopeMap: Record<string, object> = {};
  readonly name: string;

  constructor(readonly options: RuntimeOptions) {
    this.name = options.name;
  }

  initOptions(): void {}

  initShareScopeMap(scope: string, modules: object): void {
    this.shareScopeMap[scope] = modules;
  }

  initializeSharing(): [] {
    return [];
  }

  loadShareSync(name: string): () => unknown {
    if (!Object.hasOwn(lentModules, name))
      throw new Error(`${this.name} asks for ${name}, which the shell does not lend`);
    return () => lentModules[name];
  }

  async loadShare(name: string): Promise<() => unknown> {
    return Promise.resolve(this.loadShareSync(name));
  }
}

const instances: LendingRuntime[] = [];

Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: {
    CurrentGlobal: { __FEDERATION__: { __INSTANCES__: instances } },
    ModuleFederation: LendingRuntime,
    getGlobalFederationConstructor: () => LendingRuntime,
    setGlobalFederationConstructor: () => {},
    setGlobalFederationInstance: (instance: LendingRuntime) => instances.push(instance),
    helpers: { global: {}, share: {}, utils: {} },
  },
});

/** The container of a name, once its script has run. */
export function containerOf(name: string): Container | undefined {
  return (globalThis as typeof globalThis & Partial<Record<string, Container>>)[name];
}

/** Gives a container the shell's modules and takes its section. */
export async function sectionOf(container: Container): Promise<Section> {
  await container.init({});
  const module = await container.get('./section');
  return module().section;
}
