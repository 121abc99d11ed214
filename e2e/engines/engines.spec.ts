import { expect, test as base } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openFirefox, openWebKit } from './drivers';
import { installFromDebian } from './installFromDebian';
import { heading, isHydrated, Visitor } from './Visitor';

/** The engines of the web beside Chromium's, and Debian's packages that bring them. */
const engines = [
  { name: 'Firefox', open: openFirefox, command: 'firefox-esr', packages: ['firefox-esr'] },
  {
    name: 'WebKit',
    open: openWebKit,
    command: 'WebKitWebDriver',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  },
];

const menuIsOpen = () => document.querySelector('nav[aria-label="Main"]')?.checkVisibility() ?? false;
const openDialog = () => {
  const dialog = document.querySelector('dialog[open]');
  return dialog?.checkVisibility() ? dialog.querySelector('h2')?.textContent : null;
};
/** How far the drop-down stands below its button, and to the side of it. */
const dropDownOffset = () => {
  const button = document.querySelector('button[popovertarget="menu-about"]')?.getBoundingClientRect();
  const panel = document.querySelector('#menu-about')?.getBoundingClientRect();
  return panel?.width && button ? { below: panel.top - button.bottom, aside: panel.left - button.left } : null;
};

for (const { open, ...engine } of engines) {
  const test = base.extend<{ scripts: boolean; visitor: Visitor }>({
    scripts: [true, { option: true }],
    visitor: async ({ baseURL, scripts }, use) => {
      const reason = installFromDebian(engine);
      test.skip(reason !== null, reason ?? '');
      const driver = await open(scripts);
      await use(new Visitor(driver, baseURL ?? ''));
      await driver.close();
    },
  });

  test.describe(engine.name, () => {
    test('hydrates a page of every section', async ({ visitor }) => {
      for (const address of ['/', '/about/team', '/events', '/partner/donate', '/services/clinic']) {
        await visitor.open(address);
        expect(await visitor.see(heading), address).not.toBe('');
      }
    });

    test('moves between sections in one document, and back', async ({ visitor }) => {
      await visitor.open('/');
      for (const [link, words] of Object.entries({ Events: 'Events', Contact: 'Contact us', 'Donate Now': 'Give' })) {
        await visitor.click(link);
        await visitor.expectHeading(words);
      }
      await visitor.driver.back();
      await visitor.driver.back();
      await visitor.expectHeading('Events');
      expect(await visitor.see(() => document.activeElement?.tagName)).toBe('H1');
      await visitor.expectNoErrors();
    });

    test('opens the menu of a small screen, and follows its links', async ({ visitor }) => {
      await visitor.driver.resize(500, 800);
      await visitor.open('/');
      expect(await visitor.see(menuIsOpen)).toBe(false);
      await visitor.click('Menu');
      await expect.poll(() => visitor.see(menuIsOpen)).toBe(true);
      await visitor.press('Escape');
      await expect.poll(() => visitor.see(menuIsOpen)).toBe(false);
      await visitor.click('Menu');
      await visitor.click('Team');
      await visitor.expectHeading('Our team');
      await expect.poll(() => visitor.see(menuIsOpen)).toBe(false);
      await visitor.expectNoErrors();
    });

    test('opens a drop-down under its button', async ({ visitor }) => {
      await visitor.driver.resize(1200, 800);
      await visitor.open('/');
      await visitor.click('About');
      await expect.poll(() => visitor.see(dropDownOffset)).toEqual({ below: 12, aside: 0 });
      await visitor.click('History');
      await visitor.expectHeading('Our story');
      await visitor.expectNoErrors();
    });

    test('opens the details of a person, and returns the focus', async ({ visitor }) => {
      await visitor.open('/about/team');
      await visitor.click('Read more');
      await expect.poll(() => visitor.see(openDialog)).not.toBe(null);
      await visitor.press('Escape');
      await expect.poll(() => visitor.see(openDialog)).toBe(null);
      expect(await visitor.see(() => document.activeElement?.textContent)).toMatch(/^Read more/);
      await visitor.expectNoErrors();
    });

    test('leads home from an unknown address', async ({ visitor }) => {
      await visitor.open('/no/such-page');
      expect(await visitor.see(heading)).toBe('Page Not Found');
      await visitor.click('Return to Home');
      await expect.poll(() => visitor.see(() => location.pathname)).toBe('/');
      await visitor.expectNoErrors();
    });

    test('has nothing to complain of in its console, and would say so', async ({ visitor }) => {
      const { logged } = visitor.driver;
      if (!logged) return test.skip(true, 'its protocol tells nothing of the console');
      for (const address of ['/', '/events']) {
        await visitor.open(address, false);
        await sleep(2_000);
        expect(logged, address).toEqual([]);
      }
      await visitor.open('/no/such-page', false);
      await expect.poll(() => logged.join()).toContain('404 Error');
    });

    test.describe('without scripts', () => {
      test.use({ scripts: false });

      test('reads pages and follows links', async ({ visitor }) => {
        await visitor.open('/contact', false);
        expect(await visitor.see(heading)).toBe('Contact us');
        expect(await visitor.see(isHydrated)).toBe(false);
        await visitor.click('Events');
        await visitor.expectHeading('Events');
      });
    });
  });
}
