import { expect, test, type Page } from '@playwright/test';
import { addresses, oneIn, pages } from '../fixtures/page/addresses';
import { clickInHeader, destinations, hasTwoSections, here, oneSection, there } from '../fixtures/page/destinations';
import { heardFindings, heardOn } from '../fixtures/page/heard';
import { heading, markDocument, open, painted, setConnection } from '../fixtures/page/page';
import { sectionScript } from '../fixtures/faults/editDocuments';

const phone = { width: 390, height: 844 };

test('every link name has one target, and begins with the visible text', async ({ page }) => {
  test.setTimeout(120_000);
  for (const address of pages) {
    await open(page, address);
    expect.soft(await heardFindings(page), address).toEqual([]);
    const unlike = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main a[href], main button')].flatMap((control) => {
        const hidden = [...control.querySelectorAll('.visually-hidden')].map(({ textContent }) => textContent ?? '');
        const whole = control.textContent?.trim() ?? '';
        return hidden.some((words) => !whole.endsWith(words.trim())) ? [whole] : [];
      }),
    );
    expect.soft(unlike, address).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the menu keeps its name, reports its state, stays findable while closed, and hides the page while open', async ({
    page,
  }) => {
    await open(page, '/');
    const navigation = (nodes: Awaited<ReturnType<typeof heardOn>>) =>
      nodes.filter(({ role }) => role === 'navigation');
    const toggle = page.locator('header button[popovertarget]:visible');
    const told = async () => {
      const nodes = await heardOn(page);
      const names = navigation(nodes).map(({ name }) => name);
      const [button] = nodes.filter(({ role, states }) => role === 'button' && 'expanded' in states);
      return { name: button?.name, expanded: button?.states['expanded'], hasMain: names.includes('Main'), nodes };
    };
    const before = await told();
    expect(before).toMatchObject({ expanded: false, hasMain: true });
    await toggle.click();
    // The page behind the menu becomes inert in the next frame.
    await painted(page);
    const opened = await told();
    expect(opened).toMatchObject({ name: before.name, expanded: true, hasMain: true });
    expect(opened.nodes.filter(({ role }) => ['main', 'contentinfo'].includes(role))).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await told()).toMatchObject({ name: before.name, expanded: false });
    expect((await told()).nodes.filter(({ role }) => role === 'main')).toHaveLength(1);
  });
});

/** Returns how the header marks a link to a page, in the visitor's own colors. */
const markOf = (page: Page, address: string) =>
  page
    .locator(`header nav a[href="${address}"]:visible`)
    .first()
    .evaluate((link) => {
      const { borderLeftWidth, borderBottomWidth, outlineStyle, textDecorationLine } = getComputedStyle(link);
      return [borderLeftWidth, borderBottomWidth, outlineStyle, textDecorationLine].join(' ');
    });

for (const viewport of [phone, { width: 1280, height: 800 }])
  test(`forced colors and screen readers show the mark of the current page at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ forcedColors: 'active' });
    for (const { address } of destinations) {
      const marks = [];
      for (const open_ of [address, '/']) {
        await open(page, open_);
        const link = page.locator(`header nav a[href="${address}"]`).first();
        const openers = page.locator(`header :has(> [popover] a[href="${address}"]) > button`);
        for (let turn = 0; turn < 2 && !(await link.isVisible()); turn += 1)
          await openers.filter({ visible: true }).last().click();
        marks.push(await markOf(page, address));
        expect(await link.getAttribute('aria-current')).toBe(open_ === address ? 'page' : null);
      }
      expect(marks[0], address).not.toBe(marks[1]);
    }
  });

/** Returns the announcer of the page. */
const announced = (page: Page) => page.locator('#root > [aria-live="polite"]');

test('the announcer says after a second that a page is loading, and the heading announces the page', async ({
  page,
}) => {
  test.skip(!hasTwoSections, oneSection);
  await setConnection(page);
  await open(page, here.address);
  let answer = () => {};
  const released = new Promise<void>((resolve) => (answer = resolve));
  await page.route(sectionScript, async (route) => {
    await released;
    await route.continue();
  });
  await clickInHeader(page, there.address);
  await page.waitForTimeout(500);
  await expect(announced(page)).toHaveText('');
  await expect(announced(page)).toHaveText('The page is loading.');
  answer();
  await expect(heading(page)).toHaveText(there.heading);
  await expect(heading(page)).toBeFocused();
  await expect(announced(page)).toHaveText('');
});

test('Back restores the focus of the followed link, and the scroll position', async ({ page }) => {
  test.setTimeout(120_000);
  for (const address of oneIn(4, addresses)) {
    await open(page, address);
    const links = page.locator('main a[href^="/"]:not([target]):visible');
    const places = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    const index = places.findLastIndex((href) => addresses.includes(href) && href !== address);
    if (index < 0) continue;
    const followed = links.nth(index);
    const words = await followed.textContent();
    const isSameDocument = await markDocument(page);
    await followed.focus();
    await painted(page);
    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === places[index]);
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === address);
    // Pages for gifts are separate documents. The browser itself goes back from them.
    if (!(await isSameDocument())) continue;
    await expect
      .poll(() =>
        page.evaluate(() => [document.activeElement?.getAttribute('href'), document.activeElement?.textContent]),
      )
      .toEqual([places[index], words]);
    await expect.poll(() => page.evaluate(() => scrollY), address).toBe(scrolled);
  }
});

/** Marks the last text of the main part that no link covers. Returns false if there is none. */
const markLastText = () =>
  [...document.querySelectorAll<HTMLElement>('main p:not(:has(a, button))')].reverse().some((text) => {
    text.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y } = text.getBoundingClientRect();
    const isBare = document.elementFromPoint(x + 4, y + 4) === text;
    if (isBare) text.dataset['last'] = '';
    return isBare;
  });

test('Tab continues from a clicked text, even after the skip link', async ({ page }) => {
  test.setTimeout(120_000);
  for (const address of oneIn(4, addresses)) {
    await open(page, address);
    for (const isSkipped of [false, true]) {
      await page.evaluate(() => scrollTo(0, 0));
      if (isSkipped) {
        await page.getByRole('link', { name: 'Skip to main content' }).focus();
        await page.keyboard.press('Enter');
        await expect(page.locator('main')).toBeFocused();
      }
      const text = page.locator('main p[data-last]');
      if (!(await page.evaluate(markLastText))) break;
      await text.click({ position: { x: 4, y: 4 } });
      await expect(page.locator('main')).not.toHaveAttribute('tabindex');
      await page.keyboard.press('Tab');
      const follows = await text.evaluate(
        (element) =>
          !document.activeElement ||
          document.activeElement === document.body ||
          Boolean(element.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING),
      );
      expect.soft(follows, `${address}, ${isSkipped ? 'skipped' : 'as opened'}`).toBe(true);
    }
  }
});
