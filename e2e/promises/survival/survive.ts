import type { Browser, Page } from '@playwright/test';
import { arrival } from './arrival';
import type { Fault } from './Fault';
import { follow, linkedFrom } from './follow';
import { missing, read } from './Reading';
import { twinOf } from './twins';
import { visit } from './visit';

/** When an opened page is read again, in milliseconds: retries and late answers have come by then. */
const later = 4000;

/**
 * The first drop-down of the navigation opens and shows its links. Where strangers are among the nodes React puts the frame
 * anew once, which closes what was opened just before: a visitor presses again.
 */
async function menuOpens(page: Page): Promise<string[]> {
  const link = page.locator('nav [popover]:popover-open a[href]').first();
  for (const patience of [2000, 15_000]) {
    await page.locator('nav button[popovertarget]').first().click();
    const isOpen = await link.waitFor({ timeout: patience }).then(
      () => true,
      () => false,
    );
    await page.keyboard.press('Escape');
    if (isOpen) return [];
  }
  return ['the menu does not open'];
}

/** The page may go while it is asked to: that is no failure. */
const move = (page: Page, way: 'back' | 'forward') => page.evaluate((to) => history[to](), way).catch(() => {});

/**
 * One visit to a page while a fault reigns: opened by its address, left for another page, reached again by Back and by a
 * click, and left by a link of its own. Tells all that was missing on the way.
 */
export async function survive(browser: Browser, fault: Fault, address: string): Promise<string[]> {
  const twin = await twinOf(browser, address);
  const away = address === '/' ? '/contact' : '/';
  const start = await linkedFrom(browser, address, away);
  return visit(browser, fault, async (page) => {
    const missed: string[] = [];
    const note = (when: string, what: readonly string[]) => missed.push(...what.map((one) => `${when}: ${one}`));
    const expectPage = async (when: string, where: string) =>
      note(when, await arrival(page, where, await twinOf(browser, where)));

    await page.goto(address, { waitUntil: 'commit' });
    const opened = Date.now();
    await expectPage('opened', address);
    note('opened', await menuOpens(page));
    await page.waitForTimeout(later - (Date.now() - opened));
    note('later', missing(await read(page), twin));

    await follow(page, away);
    await expectPage('left', away);
    await move(page, 'back');
    await expectPage('Back', address);
    await move(page, 'forward');
    await expectPage('Forward', away);
    if (start && start !== away) {
      await page.goto(start, { waitUntil: 'commit' });
      await expectPage('elsewhere', start);
    }
    if (start) {
      await follow(page, address);
      await expectPage('by a click', address);
    }

    const own = page.locator('main a[href^="/"]:not([href*="."])').filter({ visible: true });
    if ((await own.count()) > 0) {
      const [target = ''] = ((await own.first().getAttribute('href')) ?? '').split('#');
      await own.first().click();
      await expectPage('its own link', target);
    }
    return missed;
  });
}
