import { presentChromium } from '@site/build/chromium';
import { existsSync } from 'node:fs';
import { chromium, firefox, webkit, type Browser } from 'playwright';

/** A browser that opens pages. */
export interface Engine {
  readonly name: string;
  readonly launch: () => Promise<Browser>;
}

/**
 * Returns the browsers of this machine: the installed Chromium, and Playwright's builds of Firefox and WebKit.
 * Playwright does not support other builds of these two, such as the system's Firefox.
 * @returns the browsers, and the names of missing ones.
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
