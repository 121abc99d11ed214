import { test as base } from '@playwright/test';
import { installFromDebian } from '../fixtures/page/installFromDebian';
import { accessibilityPackages, openAccessibilityBus, type AccessibilityBus } from './AccessibilityBus';
import { openFirefox, openWebKit, type Driver } from './drivers';
import { Visitor } from './Visitor';

/** The browser engines besides Chromium's, with the Debian packages of each engine and of its screen reader bus. */
export const engines = [
  { name: 'Firefox', open: openFirefox, command: 'firefox-esr', packages: ['firefox-esr', 'xvfb', 'xauth'] },
  { name: 'WebKit', open: openWebKit, command: 'WebKitWebDriver', packages: ['webkit2gtk-driver', 'xvfb', 'xauth'] },
] as const;

interface Browser {
  readonly driver: Driver;
  readonly bus: AccessibilityBus;
}

/** Returns a test with a visitor in an engine. All tests share one browser, on its own accessibility bus. */
export const testIn = ({ open }: (typeof engines)[number]) =>
  base.extend<{ visitor: Visitor; bus: AccessibilityBus }, { browserOnBus: Browser }>({
    browserOnBus: [
      async ({}, use) => {
        const bus = await openAccessibilityBus();
        const driver = await open(bus.env);
        await use({ driver, bus });
        await driver.close();
        bus.close();
      },
      { scope: 'worker' },
    ],
    visitor: ({ baseURL, browserOnBus }, use) => use(new Visitor(browserOnBus.driver, baseURL ?? '')),
    bus: ({ browserOnBus }, use) => use(browserOnBus.bus),
  });

/** Installs an engine if it is missing. Returns the reason if that is impossible, or null. */
export const installEngine = ({ command, packages }: (typeof engines)[number]) =>
  installFromDebian(command, packages) ?? installFromDebian('dbus-daemon', accessibilityPackages);
