import type { Browser, Page } from '@playwright/test';
import { addresses } from '../../setup/addresses';
import type { Fault } from './Fault';
import { twinOf } from './twins';
import { arrival, visit } from './visit';

/** A page with a link to the address: the front door where it has one. */
async function linkedFrom(browser: Browser, address: string): Promise<string | undefined> {
  for (const other of addresses) {
    if (other !== address && (await twinOf(browser, other)).links.includes(address)) return other;
  }
  return undefined;
}

/** Clicks a link, in the menu if it is nowhere else. */
async function follow(page: Page, address: string): Promise<void> {
  const links = page.locator(`a[href="${address}"]`);
  if ((await links.filter({ visible: true }).count()) === 0)
    await page.locator('nav div', { has: links }).locator('button').first().click();
  await links.filter({ visible: true }).first().click();
}

/** A page reached by a click, and left and reached again by Back and Forward: it shows within a visitor's patience. */
export async function surviveNavigation(browser: Browser, fault: Fault, address: string): Promise<string[]> {
  const start = await linkedFrom(browser, address);
  return visit(browser, fault, async (page) => {
    const missed: string[] = [];
    const expectPage = async (how: string, where = address) =>
      missed.push(
        ...(await arrival(page, where, await twinOf(browser, where), fault.keeps)).map((what) => `${how}: ${what}`),
      );

    if (start) {
      await page.goto(start, { waitUntil: 'commit' });
      await expectPage('before', start);
      await follow(page, address);
    } else await page.goto(address, { waitUntil: 'commit' });
    await expectPage('by a click');
    const away = address === '/' ? '/contact' : '/';
    await follow(page, away);
    await expectPage(`on to ${away}`, away);
    await page.evaluate(() => history.back());
    await expectPage('by Back');
    await page.evaluate(() => history.forward());
    await expectPage('by Forward', away);
    await page.evaluate(() => history.back());
    await expectPage('by Back again');
    return missed;
  });
}
