import { expect, test, type Browser, type Page } from '@playwright/test';
import { inFull, oneIn, pages, shareOf } from '../fixtures/page/addresses';
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

/**
 * How the browser shows each element and what is drawn before and after it, as a line each: every property, sizes and places too.
 * Custom properties are left out, and those that name a side by the direction of the text: they repeat another.
 */
const shown = (page: Page) =>
  page.evaluate(() => {
    const names = [...getComputedStyle(document.body)].filter((name) => !/^--|-?(block|inline)(-|$)/.test(name));
    const line = (element: Element, part: string | null) => {
      const style = getComputedStyle(element, part);
      // Nothing is drawn there.
      if (part === '::marker' ? getComputedStyle(element).display !== 'list-item' : part && style.content === 'none')
        return [];
      const values = names.map((name) => style.getPropertyValue(name));
      return [`${element.tagName} ${element.className.toString()} ${part ?? ''}: ${values.join(';')}`];
    };
    return [...document.querySelectorAll('body, body *')].flatMap((element) =>
      [null, '::before', '::after', '::marker'].flatMap((part) => line(element, part)),
    );
  });

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

test.slow();

oneIn(4, pages).forEach((address, index) => {
  test(`${address} looks with its own styles as with the whole sheets`, async ({ browser, baseURL }) => {
    const url = new URL(address, baseURL);
    for (const [place, device] of shareOf([...devices.entries()], index)) {
      for (const width of inFull ? widths : [widths[(index + place) % widths.length] ?? 390]) {
        const own = await looks(browser, url, 'trimmed', device, width);
        const whole = await looks(browser, url, 'whole', device, width);
        const differing = (state: 'closed' | 'open') => [
          ...own[state].filter((one, at) => one !== whole[state][at]),
          ...whole[state].slice(own[state].length),
        ];
        const where = `${address} at ${width} px, ${JSON.stringify(device)}`;
        expect.soft(differing('closed'), where).toEqual([]);
        expect.soft(differing('open'), `${where}, menus, disclosures and dialogs open`).toEqual([]);
        expect(own.closed.length).toBeGreaterThan(100);
      }
    }
  });
});
