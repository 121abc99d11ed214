import { expect, test, type Browser, type Page } from '@playwright/test';
import { inFull, oneIn, pages, shareOf } from '../fixtures/page/addresses';
import { sectionAt } from '../../shell/src/sections/registry';
import { registryIn } from '../fixtures/faults/editDocuments';

/** The preferences that a device can have without a script of the site. */
const devices = [
  { colorScheme: 'light' },
  { colorScheme: 'dark' },
  { forcedColors: 'active' },
  { media: 'print' },
  { contrast: 'more' },
] as const;

const widths = [320, 390, 768, 1280] as const;

/** Opens what the page hides, as the browser does: menus, disclosures and dialogs. */
const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
    for (const one of document.querySelectorAll<HTMLElement>('[popover]')) one.showPopover();
    for (const one of document.querySelectorAll('dialog')) one.show();
  });

/** What a page shows: a line for each element, and for the content before and after it. */
interface Shown {
  readonly names: readonly string[];
  readonly parts: readonly { readonly part: string; readonly values: string }[];
}

/**
 * Returns every computed property of each part of a page, sizes and places included. It omits custom properties and
 * logical sides, which repeat other properties.
 */
const shown = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const names = [...getComputedStyle(document.body)].filter((name) => !/^--|-?(block|inline)(-|$)/.test(name));
    const partOf = (element: Element, pseudo: string | null) => {
      const style = getComputedStyle(element, pseudo);
      // Nothing is drawn there.
      if (
        pseudo === '::marker' ? getComputedStyle(element).display !== 'list-item' : pseudo && style.content === 'none'
      )
        return [];
      const part = `${element.tagName.toLowerCase()}.${element.className.toString()}${pseudo ?? ''}`;
      return [{ part, values: names.map((name) => style.getPropertyValue(name)).join('\n') }];
    };
    const elements = [...document.querySelectorAll('body, body *')];
    const pseudos = [null, '::before', '::after', '::marker'];
    return { names, parts: elements.flatMap((element) => pseudos.flatMap((pseudo) => partOf(element, pseudo))) };
  });

/** Returns a line for each element that looks different with the whole sheets, with its first different property. */
const differences = ({ names, parts }: Shown, whole: Shown): string[] => [
  ...parts.flatMap(({ part, values }, index) => {
    const other = whole.parts[index];
    if (other?.part !== part) return [`${part} is at the place of ${other?.part ?? 'nothing'} with the whole sheets`];
    if (values === other.values) return [];
    const [own, others] = [values.split('\n'), other.values.split('\n')];
    const place = own.findIndex((value, at) => value !== others[at]);
    return [`${part} has ${names[place]}: ${own[place]} instead of ${others[place]}`];
  }),
  ...whole.parts.slice(parts.length).map(({ part }) => `${part} is missing`),
];

/** Returns how a browser without scripts shows a page, first with everything closed, then with everything open. */
async function looks(
  browser: Browser,
  url: URL,
  style: 'trimmed' | 'whole',
  device: (typeof devices)[number],
  width: number,
) {
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce', viewport });
  // Pictures and fonts arrive at different times.
  await context.route(/\/(images|fonts)\//, (route) => route.abort());
  if (style === 'whole') {
    await context.route(url.href, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const registry = registryIn(html);
      const sheets = [registry.shellStyle, sectionAt(registry, url.pathname)?.style].map(async (sheet) =>
        sheet ? (await context.request.get(new URL(sheet.url, url).href)).text() : '',
      );
      const whole = await Promise.all(sheets);
      const headers = { ...response.headers(), 'content-security-policy': '' };
      expect(html.match(/<style\b/g), `Styles of ${url.pathname}`).toHaveLength(1);
      const body = html.replace(/(?<=<style\b[^>]*>).*?(?=<\/style>)/s, () => whole.join(''));
      await route.fulfill({ status: response.status(), headers, body });
    });
  }
  const page = await context.newPage();
  await page.emulateMedia(device);
  await page.goto(url.href);
  // A scroll-driven animation applies from the first frame. A screenshot waits for one.
  await page.screenshot();
  const closed = await shown(page);
  await openAll(page);
  const open = await shown(page);
  await context.close();
  return { closed, open };
}

// The whole matrix opens each page 40 times.
test.describe.configure({ timeout: inFull ? 600_000 : 90_000 });

oneIn(4, pages).forEach((address, index) => {
  test(`${address} looks the same with its own styles and with the whole sheets`, async ({ browser, baseURL }) => {
    const url = new URL(address, baseURL);
    for (const [place, device] of shareOf([...devices.entries()], index)) {
      for (const width of inFull ? widths : [widths[(index + place) % widths.length] ?? 390]) {
        const own = await looks(browser, url, 'trimmed', device, width);
        const whole = await looks(browser, url, 'whole', device, width);
        const where = `${address} at ${width} px, ${JSON.stringify(device)}`;
        expect.soft(differences(own.closed, whole.closed), where).toEqual([]);
        const open = `${where}, menus, disclosures and dialogs open`;
        expect.soft(differences(own.open, whole.open), open).toEqual([]);
        expect(own.closed.parts.length).toBeGreaterThan(100);
      }
    }
  });
});
