import type { Browser, Page } from '@playwright/test';
import type { Fault } from './Fault';
import { missing, read } from './Reading';
import { twinOf } from './twins';
import { arrival, visit } from './visit';

/** When the page is looked at again, in milliseconds after it was opened: retries and late answers have come by then. */
const later = 4000;

/** The first drop-down of the navigation opens and shows its links. */
async function menuOpens(page: Page): Promise<string[]> {
  await page.locator('nav button[popovertarget]').first().click();
  const link = page.locator('nav [popover]:popover-open a[href]').first();
  const opened = await link.waitFor({ timeout: 3000 }).then(
    () => [],
    () => ['the menu does not open'],
  );
  await page.keyboard.press('Escape');
  return opened;
}

/** The first link of the page itself leads to its page. */
async function linkLeads(page: Page, browser: Browser, fault: Fault): Promise<string[]> {
  const links = page.locator('main a[href^="/"]:not([href*="."])').filter({ visible: true });
  if ((await links.count()) === 0) return [];
  const target = (await links.first().getAttribute('href')) ?? '';
  await links.first().click();
  const missed = await arrival(page, target, await twinOf(browser, target), fault.keeps);
  return missed.map((what) => `its link to ${target}: ${what}`);
}

/** A page opened by its address: readable at once and later, its menu opens and its links lead on. */
export async function surviveOnLoad(browser: Browser, fault: Fault, address: string): Promise<string[]> {
  const twin = await twinOf(browser, address);
  return visit(browser, fault, async (page) => {
    const opened = Date.now();
    await page.goto(address, { waitUntil: 'commit' });
    const atOnce = await arrival(page, address, twin, fault.keeps);
    const menu = await menuOpens(page);
    await page.waitForTimeout(later - (Date.now() - opened));
    const still = missing(await read(page), twin, fault.keeps).map((what) => `later ${what}`);
    const led = await linkLeads(page, browser, fault);
    return [...atOnce, ...menu, ...still, ...led];
  });
}
