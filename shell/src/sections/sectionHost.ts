import type { SectionHost } from '../federation';
import { lentModules } from './lentModules';
import { loadScript } from './loadScript';
import type { PinnedFile } from './registry';

type WithFederation = typeof globalThis & {
  siteFederation?: { hostSections(lent: Readonly<Record<string, unknown>>): SectionHost };
};

let host: SectionHost | undefined;
let attempts = 0;

/** The federation host, loaded with the first section. Rejects when its script cannot be had; the next asker tries again. */
export async function sectionHost(script: PinnedFile): Promise<SectionHost> {
  const loaded = () => (globalThis as WithFederation).siteFederation;
  if (!loaded()) await loadScript(script, attempts++);
  host ??= loaded()?.hostSections(lentModules);
  if (!host) throw new Error(`${script.url} did not start`);
  return host;
}
