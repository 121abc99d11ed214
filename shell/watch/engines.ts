import { presentChromium } from '@site/build/chromium';
import { existsSync } from 'node:fs';
import { chromium, firefox, webkit, type Browser } from 'playwright';

/** A browser that pages are looked at with. */
export interface Engine {
  readonly name: string;
  readonly launch: () => Promise<Browser>;
}

/** Chromium as it is installed, and what Playwright has of the other engines: those that are here. */
export function installedEngines(): Engine[] {
  const file = presentChromium();
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const others = [firefox, webkit].filter((engine) => existsSync(engine.executablePath()));
  return [
    ...(file ? [{ name: 'chromium', launch: () => chromium.launch({ executablePath: file, args }) }] : []),
    ...others.map((engine) => ({ name: engine.name(), launch: () => engine.launch() })),
  ];
}
