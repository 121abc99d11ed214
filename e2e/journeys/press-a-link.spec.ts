import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { idle } from '../bench/measure';
import { hasTwoSections, here, oneSection, revealInHeader, there } from '../fixtures/page/destinations';
import { heading, hydrated } from '../fixtures/page/page';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.skip(!hasTwoSections, oneSection);

/** Returns the pages in the main part, and whether visitors can see, hear and focus them. */
const pagesIn = (page: Page) =>
  page.locator('main > *').evaluateAll((all) =>
    all.map((one) => ({
      address: one.getAttribute('data-page'),
      isVisible: one.checkVisibility({ visibilityProperty: true }),
    })),
  );

/** Puts a finger on a link, lifts it or moves it. */
const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });

/** Opens the menu, and finds the place of a link in it. */
async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).tap();
  const link = page.locator(`header a[href="${there.address}"]`).first();
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2, session: await page.context().newCDPSession(page) };
}

/** Opens a page, and finds the place of a link in its menu. */
async function linkIn(page: Page) {
  await page.goto(here.address);
  await hydrated(page);
  // The list of all sections loads when the page is idle.
  await idle(page);
  return openMenu(page);
}

test('a press on a link lays out its page, invisible and silent, and the click shows it', async ({ page }) => {
  const { x, y, session } = await linkIn(page);
  const title = await page.title();
  await touch(session, 'touchStart', x, y);
  await expect
    .poll(() => pagesIn(page))
    .toEqual([
      { address: here.address, isVisible: true },
      { address: there.address, isVisible: false },
    ]);
  const prepared = page.locator(`main > [data-page="${there.address}"]`);
  expect(await prepared.locator('h1').evaluate((one) => one.getBoundingClientRect().width)).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([here.heading]);
  expect([await page.title(), new URL(page.url()).pathname]).toEqual([title, here.address]);

  await touch(session, 'touchEnd', x, y);
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => pagesIn(page)).toEqual([{ address: there.address, isVisible: true }]);
  await expect(page).toHaveTitle(there.title);
  await expect(page.locator('header [popover]:popover-open')).toHaveCount(0);
});

/** Puts off what React does after the paint of a prepared page. */
const neverIdle = (page: Page) =>
  page.evaluate(() => {
    window.requestIdleCallback = () => 0;
  });

test('a prepared page is complete for the visitor before React renders it', async ({ page }) => {
  const { x, y, session } = await linkIn(page);
  await touch(session, 'touchStart', x, y);
  await expect.poll(async () => (await pagesIn(page)).length).toBe(2);
  await neverIdle(page);
  await touch(session, 'touchEnd', x, y);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([there.heading]);
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('header [popover]:popover-open')).toHaveCount(0);
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
  expect(await pagesIn(page)).toEqual([
    { address: there.address, isVisible: true },
    { address: here.address, isVisible: false },
  ]);
  expect([new URL(page.url()).pathname, await page.evaluate(() => scrollY)]).toEqual([there.address, 0]);
});

test('Back right after a tap shows the page before, at its position', async ({ page }) => {
  await page.goto(here.address);
  await hydrated(page);
  await idle(page);
  await page.evaluate(() => scrollTo(0, 300));
  const { x, y, session } = await openMenu(page);
  const position = await page.evaluate(() => scrollY);
  await touch(session, 'touchStart', x, y);
  await expect.poll(async () => (await pagesIn(page)).length).toBe(2);
  await neverIdle(page);
  await page.evaluate(() => addEventListener('click', () => setTimeout(() => history.back(), 50)));
  await touch(session, 'touchEnd', x, y);
  await expect.poll(() => pagesIn(page)).toEqual([{ address: here.address, isVisible: true }]);
  await expect(page).toHaveURL(here.address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([here.heading]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
});

test('Forward shows the page of the link on which the pointer rests', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(here.address);
  await hydrated(page);
  await idle(page);
  /** Rests the pointer on the link until its page is prepared. */
  async function rest() {
    await page.mouse.move(0, 0);
    const link = await revealInHeader(page, there.address);
    await link.hover();
    await expect.poll(async () => (await pagesIn(page)).length).toBe(2);
    return link;
  }
  await (await rest()).click();
  await expect(page).toHaveTitle(there.title);
  await page.goBack();
  await expect(page).toHaveTitle(here.title);
  await rest();
  await page.goForward();
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveText(there.heading);
  await expect.poll(() => pagesIn(page)).toEqual([{ address: there.address, isVisible: true }]);
});

test('a prepared page is removed when the press becomes a scroll', async ({ page }) => {
  const { x, y, session } = await linkIn(page);
  await touch(session, 'touchStart', x, y);
  await expect.poll(async () => (await pagesIn(page)).length).toBe(2);
  for (const step of [20, 40, 60]) await touch(session, 'touchMove', x, y - step);
  // A page that nobody opens is removed after 5 s.
  await expect.poll(() => pagesIn(page), { timeout: 2000 }).toEqual([{ address: here.address, isVisible: true }]);
  await touch(session, 'touchEnd', x, y);
});

// Each change of `inert` makes the browser compute all styles again.
test('a quick tap in the menu does not make the page inert again', async ({ page }) => {
  const { x, y, session } = await linkIn(page);
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.evaluate(() => {
    const changes = new MutationObserver((seen) => {
      for (const { target } of seen) if ((target as HTMLElement).inert) document.body.dataset['inertAgain'] = '';
    });
    changes.observe(document.body, { subtree: true, attributeFilter: ['inert'] });
  });
  await touch(session, 'touchStart', x, y);
  await touch(session, 'touchEnd', x, y);
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
  await expect(page.locator('footer')).toHaveJSProperty('inert', false);
  await expect(page.locator('body')).not.toHaveAttribute('data-inert-again');
});

test('a double-click on a link in the menu presses nothing on the next page', async ({ page }) => {
  const { x, y } = await linkIn(page);
  const presses = await page.evaluateHandle(() => {
    const heard: number[] = [];
    addEventListener('click', ({ target, detail }) => {
      if (target instanceof Element && target.closest('main')) heard.push(detail);
    });
    return heard;
  });
  /** Clicks on the place of the link, as the click with this number in a row. */
  const click = async (clickCount: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  };
  await click(1);
  await expect(heading(page)).toHaveText(there.heading);
  await click(2);
  await click(1);
  await expect.poll(() => presses.jsonValue()).toEqual([1]);
});
