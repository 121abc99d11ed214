import { expect } from '@playwright/test';
import { engines, installEngine, testIn } from './engines';
import { heading } from './Visitor';

const menuIsOpen = () => document.querySelector('#menu')?.checkVisibility() ?? false;
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

for (const engine of engines) {
  const test = testIn(engine);

  test.describe(engine.name, () => {
    test.beforeAll(() => {
      const reason = installEngine(engine);
      test.skip(reason !== null, reason ?? '');
    });

    test('hydrates a page of every section, and has nothing to complain of', async ({ visitor }) => {
      for (const address of ['/', '/about/team', '/events', '/partner/donate', '/services/clinic']) {
        await visitor.open(address);
        expect(await visitor.see(heading), address).not.toBe('');
        await visitor.expectNoErrors();
      }
    });

    test('opens a drop-down under its button, moves between sections in one document, and back', async ({
      visitor,
    }) => {
      await visitor.open('/');
      await visitor.click('About');
      await visitor.expect(dropDownOffset).toEqual({ below: 12, aside: 0 });
      await visitor.click('History');
      await visitor.expect(heading).toBe('Our story');
      for (const [link, words] of Object.entries({ Events: 'Events', Contact: 'Contact us', 'Donate Now': 'Give' })) {
        await visitor.click(link);
        await visitor.expect(heading).toBe(words);
      }
      await visitor.see(() => history.go(-2));
      await visitor.expect(heading).toBe('Events');
      expect(await visitor.see(() => document.activeElement?.textContent)).toBe('Contact');
      await visitor.expectNoErrors();
    });

    test('opens the menu of a small screen, follows its links, and opens the details of a person', async ({
      visitor,
    }) => {
      await visitor.open('/', 500);
      expect(await visitor.see(menuIsOpen)).toBe(false);
      await visitor.click('Menu');
      await visitor.expect(menuIsOpen).toBe(true);
      await visitor.press('Escape');
      await visitor.expect(menuIsOpen).toBe(false);
      // As where a telephone is turned.
      await visitor.click('Menu');
      for (const width of [1200, 500]) await visitor.driver.resize(width, 800);
      await visitor.expect(menuIsOpen).toBe(false);
      await visitor.click('Menu');
      await visitor.click('Team');
      await visitor.expect(heading).toBe('Our team');
      await visitor.expect(menuIsOpen).toBe(false);
      await visitor.click('Read more');
      await visitor.expect(openDialog).not.toBe(null);
      await visitor.press('Escape');
      await visitor.expect(openDialog).toBe(null);
      expect(await visitor.see(() => document.activeElement?.textContent)).toMatch(/^Read more/);
      await visitor.expectNoErrors();
    });
  });
}
