import { expect, test, type Browser, type Page } from '@playwright/test';
import { addresses, inFull, shareOf, unknownAddress } from '../fixtures/page/addresses';
import { sectionAt } from '../../shell/src/sections/registry';
import { registryIn } from '../fixtures/faults/editDocuments';

/** What a visitor's device may ask of a page without a script of the site. */
const devices = [
  { colorScheme: 'light' },
  { colorScheme: 'dark' },
  { forcedColors: 'active' },
  { media: 'print' },
  { reducedMotion: 'reduce', contrast: 'more' },
] as const;

const widths = [320, 390, 768, 1280] as const;

/** Shows what the page hides: menus, disclosures and dialogs, as the browser opens them. */
const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
    for (const one of document.querySelectorAll<HTMLElement>('[popover]')) one.showPopover();
    for (const one of document.querySelectorAll('dialog')) one.show();
  });

/** The page as it looks to a browser that runs no script, with everything closed, and with everything open. */
async function looks(
  browser: Browser,
  url: URL,
  style: 'trimmed' | 'whole',
  device: (typeof devices)[number],
  width: number,
) {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 900 } });
  // Pictures and fonts come in their own time.
  await context.route(/\/(images|fonts)\//, (route) => route.abort());
  if (style === 'whole') {
    await context.route(url.href, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const registry = registryIn(html);
      const { shellStyle, homeStyle } = registry;
      const own = sectionAt(registry, url.pathname);
      const sheets = [shellStyle, own ? own.style : homeStyle].map(async (sheet) =>
        sheet ? (await context.request.get(new URL(sheet.url, url).href)).text() : '',
      );
      const whole = await Promise.all(sheets);
      const headers = { ...response.headers(), 'content-security-policy': '' };
      let place = 0;
      const body = html.replaceAll(/<style>.*?<\/style>/gs, () => `<style>${whole[place++] ?? ''}</style>`);
      await route.fulfill({ status: response.status(), headers, body });
    });
  }
  const page = await context.newPage();
  await page.emulateMedia(device);
  await page.goto(url.href);
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled' });
  const closed = await take();
  await openAll(page);
  const shots = { closed, open: await take() };
  await context.close();
  return shots;
}

test.slow();

[...addresses, unknownAddress].forEach((address, index) => {
  test(`${address} looks with its own styles as with the whole sheets`, async ({ browser, baseURL }) => {
    const url = new URL(address, baseURL);
    for (const [place, device] of shareOf([...devices.entries()], index)) {
      for (const width of inFull ? widths : [widths[(index + place) % widths.length] ?? 390]) {
        const [own, whole] = await Promise.all([
          looks(browser, url, 'trimmed', device, width),
          looks(browser, url, 'whole', device, width),
        ]);
        const state = `${address} at ${width} px, ${JSON.stringify(device)}`;
        expect.soft(own.closed.equals(whole.closed), `${state}: looks the same`).toBe(true);
        expect
          .soft(own.open.equals(whole.open), `${state}, menus, disclosures and dialogs open: looks the same`)
          .toBe(true);
      }
    }
  });
});
