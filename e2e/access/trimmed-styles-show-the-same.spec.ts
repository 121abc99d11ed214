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
  { contrast: 'more' },
] as const;

const widths = [320, 390, 768, 1280] as const;

/** Shows what the page hides: menus, disclosures and dialogs, as the browser opens them. */
const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
    for (const one of document.querySelectorAll<HTMLElement>('[popover]')) one.showPopover();
    for (const one of document.querySelectorAll('dialog')) one.show();
  });

/** How the browser shows each element and what is drawn before and after it: every property but custom ones, sizes and places too. */
const shown = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].flatMap((element) =>
      [undefined, '::before', '::after', '::marker'].map((part) => {
        const style = getComputedStyle(element, part);
        const values = [...style].filter((name) => !name.startsWith('--')).map((name) => style.getPropertyValue(name));
        return `${element.tagName} ${element.className.toString()} ${part ?? ''}: ${values.join(';')}`;
      }),
    ),
  );

/** The page as a browser shows it that runs no script, with everything closed, and with everything open. */
async function looks(
  browser: Browser,
  url: URL,
  style: 'trimmed' | 'whole',
  device: (typeof devices)[number],
  width: number,
) {
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce', viewport });
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
      const body = html.replace(/<style>.*?<\/style>/s, () => `<style>${whole.join('')}</style>`);
      await route.fulfill({ status: response.status(), headers, body });
    });
  }
  const page = await context.newPage();
  await page.emulateMedia(device);
  await page.goto(url.href);
  const closed = await shown(page);
  await openAll(page);
  const open = await shown(page);
  await context.close();
  return { closed, open };
}

const tried = [...addresses, unknownAddress];

test.slow();

// In part, every fourth page.
tried.forEach((address, index) => {
  if (!inFull && index % 4 !== 0) return;
  test(`${address} looks with its own styles as with the whole sheets`, async ({ browser, baseURL }) => {
    const url = new URL(address, baseURL);
    for (const [place, device] of shareOf([...devices.entries()], index)) {
      for (const width of inFull ? widths : [widths[(index + place) % widths.length] ?? 390]) {
        const own = await looks(browser, url, 'trimmed', device, width);
        const whole = await looks(browser, url, 'whole', device, width);
        const differing = (state: 'closed' | 'open') => own[state].filter((one, at) => one !== whole[state][at]);
        const where = `${address} at ${width} px, ${JSON.stringify(device)}`;
        expect.soft(differing('closed'), where).toEqual([]);
        expect.soft(differing('open'), `${where}, menus, disclosures and dialogs open`).toEqual([]);
        expect(own.closed.length).toBeGreaterThan(100);
      }
    }
  });
});
