import { expect } from '@playwright/test';
import { addresses, alone } from '../fixtures/page/addresses';
import { destinations, hasTwoSections, here, oneSection, there } from '../fixtures/page/destinations';
import type { AccessibleNode } from './AccessibilityBus';
import { engines, installEngine, testIn } from './engines';
import { heading, type Visitor } from './Visitor';

/** Returns the focused element and its text, and whether it is in the main part before the heading. */
const focused = () => {
  const element = document.activeElement;
  const words = element?.textContent?.trim().slice(0, 60) ?? '';
  return { name: element?.localName ?? '', words, href: element?.getAttribute('href') ?? '' };
};
const focusSkipLink = () => document.querySelector<HTMLElement>('a[href="#main"]')?.focus();
/** Returns the first stop of the Tab key in the main part. */
const firstStop = () => {
  const stops = document.querySelectorAll<HTMLElement>('main :is(a[href], button:not(:disabled), summary)');
  const first = [...stops].find((stop) => stop.checkVisibility());
  return first?.textContent?.trim().slice(0, 60) ?? '';
};
/** Scrolls to the last text of the main part and returns its middle. */
const lastText = () => {
  const texts = [...document.querySelectorAll<HTMLElement>('main p')].filter(
    (text) => text.checkVisibility() && !text.querySelector('a, button') && !text.closest('li'),
  );
  const text = texts.at(-1);
  text?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x = 0, y = 0, height = 0 } = text?.getBoundingClientRect() ?? {};
  return { x: Math.round(x + 4), y: Math.round(y + height / 2) };
};
/** Returns whether the focused element follows the last text of the main part, or the focus has left the page. */
const isBehindLastText = () => {
  const texts = [...document.querySelectorAll<HTMLElement>('main p')].filter(
    (text) => text.checkVisibility() && !text.querySelector('a, button') && !text.closest('li'),
  );
  const element = document.activeElement;
  if (!element || element === document.body) return true;
  return Boolean((texts.at(-1)?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING);
};
/** Focuses the last link in the main part to a page of the site. Returns its target. */
const focusLastLink = (known: readonly string[]) => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]:not([target])')];
  const link = links.findLast((one) => known.includes(one.pathname) && one.pathname !== location.pathname && !one.hash);
  link?.focus();
  return link ? { href: link.getAttribute('href') ?? '', words: link.textContent?.trim().slice(0, 60) ?? '' } : null;
};
const pathname = () => location.pathname;

/** Returns the menus that screen readers know: buttons that can expand, with their state. */
const expandable = (nodes: readonly AccessibleNode[]) =>
  nodes
    .filter(({ role, states }) => /button/.test(role) && states.includes('expandable'))
    .map(({ name, states }) => ({ name, isExpanded: states.includes('expanded') }));
const landmarks = (nodes: readonly AccessibleNode[]) =>
  nodes.map(({ attributes }) => attributes['xml-roles'] ?? '').filter(Boolean);

/** Pages that open within the document. The browser itself goes back from and to the others, in another process. */
const ordinary = addresses.filter((address) => !alone.includes(address));

for (const engine of engines) {
  const test = testIn(engine);
  /** Presses the pointer on a place of the page. */
  const clickAt = (visitor: Visitor, place: { x: number; y: number }) =>
    visitor.driver.perform([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', ...place },
          ...['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 })),
        ],
      },
    ]);

  test.describe(`${engine.name}, by keyboard and screen reader:`, () => {
    test.describe.configure({ timeout: 300_000 });

    test.beforeAll(() => {
      const reason = installEngine(engine);
      test.skip(reason !== null, reason ?? '');
    });

    test('"Skip to main content" moves to the start of the main part', async ({ visitor }) => {
      for (const address of addresses) {
        await visitor.open(address);
        await visitor.see(focusSkipLink);
        await visitor.press('Enter');
        await visitor.expect(focused).toMatchObject({ name: 'main' });
        await visitor.press('Tab');
        const { words } = await visitor.see(focused);
        expect.soft(words, address).toBe(await visitor.see(firstStop));
      }
    });

    test('Tab continues from a clicked text', async ({ visitor }) => {
      for (const { address } of destinations) {
        await visitor.open(address);
        await clickAt(visitor, await visitor.see(lastText));
        await visitor.press('Tab');
        expect.soft(await visitor.see(isBehindLastText), address).toBe(true);
      }
    });

    test('Back restores the focus of the followed link', async ({ visitor }) => {
      for (const address of ordinary) {
        await visitor.open(address);
        const link = await visitor.see(focusLastLink, ordinary);
        if (!link) continue;
        await visitor.see(() => void Object.assign(window, { isMarked: true }));
        await visitor.press('Enter');
        await visitor.expect(pathname).toBe(new URL(link.href, 'http://site').pathname);
        await visitor.see(() => history.back());
        await visitor.expect(pathname).toBe(address);
        expect(await visitor.see(() => 'isMarked' in window), address).toBe(true);
        await expect.poll(() => visitor.see(focused), { message: address }).toMatchObject(link);
      }
    });

    test('a screen reader gets one name and the state of the menu, and nothing of the page behind it', async ({
      visitor,
      bus,
    }) => {
      await visitor.open('/', 500);
      const closed = bus.read();
      const [menu] = expandable(closed);
      expect(menu).toMatchObject({ isExpanded: false });
      expect(landmarks(closed)).toEqual(expect.arrayContaining(['banner', 'navigation', 'main', 'contentinfo']));
      await visitor.click(menu?.name ?? '');
      await expect.poll(() => expandable(bus.read())[0]).toEqual({ name: menu?.name, isExpanded: true });
      await expect.poll(() => landmarks(bus.read())).not.toContain('main');
      expect(landmarks(bus.read())).not.toContain('contentinfo');
      await visitor.press('Escape');
      await expect.poll(() => expandable(bus.read())[0]).toEqual(menu);
      await expect.poll(() => landmarks(bus.read())).toContain('main');
    });

    test('a screen reader learns which page of the navigation is open', async ({ visitor, bus }) => {
      for (const { address, heading: title } of destinations) {
        await visitor.open(address, 500);
        await visitor.click(expandable(bus.read())[0]?.name ?? '');
        await expect
          .poll(() => bus.read().filter(({ attributes }) => attributes['current'] === 'page').length, {
            message: `${address} (${title})`,
          })
          .toBe(1);
      }
    });

    test('a screen reader gets a separate name for each destination, and whole sentences', async ({ visitor, bus }) => {
      for (const address of addresses) {
        await visitor.open(address);
        const hrefs = await visitor.see(() =>
          [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
            .filter((link) => link.checkVisibility({ visibilityProperty: true }))
            .map(({ href }) => href),
        );
        const links = bus.read().filter(({ role }) => role === 'link');
        expect
          .soft(
            links.filter(({ name }) => name === ''),
            address,
          )
          .toEqual([]);
        // The tree has no addresses, so the test compares the numbers of destinations and names.
        expect.soft(new Set(links.map(({ name }) => name)).size, address).toBeGreaterThanOrEqual(new Set(hrefs).size);
        const runTogether = links.filter(({ description }) => /[a-z]{2}[.!?][A-Z“"]/.test(description));
        expect.soft(runTogether, address).toEqual([]);
      }
    });

    test('the heading has the focus after a navigation, and the announcer is silent', async ({ visitor, bus }) => {
      test.skip(!hasTwoSections, oneSection);
      await visitor.open(here.address, 500);
      await visitor.click(expandable(bus.read())[0]?.name ?? '');
      await visitor.see(
        (href) => document.querySelector<HTMLElement>(`header a[href="${href}"]`)?.focus(),
        there.address,
      );
      await visitor.press('Enter');
      await visitor.expect(heading).toBe(there.heading);
      await visitor.expect(focused).toMatchObject({ name: 'h1' });
      expect(bus.read().some(({ role, name }) => role === 'heading' && name === there.heading)).toBe(true);
      expect(bus.read().filter(({ attributes, name }) => attributes['live'] === 'polite' && name !== '')).toEqual([]);
    });
  });
}
