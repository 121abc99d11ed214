import { createInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { Section } from '@site/section/Section';

/** What this script leaves behind for the shell: a script of its own, so that pages without a section do without it. */
export interface SectionHost {
  /** Gives the section of a container that has run. */
  sectionOf(container: string, entryUrl: string): Promise<Section>;
}

// Sections are built to find the federation runtime here instead of each bringing its own.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/** Makes the shell a federation host that lends the given modules to every section. */
export function hostSections(lent: Readonly<Record<string, unknown>>): SectionHost {
  const host = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(lent).map(([name, module]) => [
        name,
        { version: '1.0.0', lib: () => module, shareConfig: { singleton: true, requiredVersion: false, eager: true } },
      ]),
    ),
  });
  return {
    async sectionOf(container, entryUrl) {
      host.registerRemotes([{ name: container, entry: entryUrl }]);
      const module = await host.loadRemote<{ section: Section }>(`${container}/section`);
      if (!module) throw new Error(`${container} exposes no section`);
      return module.section;
    },
  };
}
