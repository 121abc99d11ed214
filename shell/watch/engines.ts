import { presentChromium } from '@site/build/chromium';
import { existsSync } from 'node:fs';
import { chromium, firefox, webkit, type Browser } from 'playwright';

/** A browser that pages are looked at with. */
export interface Engine {
  readonly name: string;
  readonly launch: () => Promise<Browser>;
}

/**
 * The browsers of this machine: Chromium as it is installed, and the builds of Firefox and WebKit that Playwright installs. It
 * drives no other builds of these two, such as a Firefox of the system.
 * @returns also the names of those that are missing.
 */
export function installedEngines(): { readonly engines: readonly Engine[]; readonly missing: readonly string[] } {
  const file = presentChromium();
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const others = [firefox, webkit].filter((engine) => existsSync(engine.executablePath()));
  const engines = [
    ...(file ? [{ name: 'chromium', launch: () => chromium.launch({ executablePath: file, args }) }] : []),
    ...others.map((engine) => ({ name: engine.name(), launch: () => engine.launch() })),
  ];
  const names = engines.map(({ name }) => name);
  return { engines, missing: ['chromium', 'firefox', 'webkit'].filter((name) => !names.includes(name)) };
}
