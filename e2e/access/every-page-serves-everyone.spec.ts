import { expect, test, type Page } from '@playwright/test';
import { grounds } from '@site/shared-data/constants';
import { HtmlValidate } from 'html-validate';
import { registryIn } from '../fixtures/faults/editDocuments';
import { documentAt, inFull, pages, shareOf, unknownAddress } from '../fixtures/page/addresses';
import { axeFindings } from '../fixtures/page/axe';
import { focusFindings, lostInForcedColors, smallTargets, unfold } from '../fixtures/page/controls';
import {
  compositionFindings,
  enlargedFindings,
  longTextFindings,
  longWordFindings,
  paperFindings,
} from '../fixtures/page/layout';
import { hydrated, listen, open, setClock } from '../fixtures/page/page';
import { shiftsOn } from '../fixtures/page/shifts';

// React writes attributes and void elements in its own style. Phone numbers break like the text around them.
const html = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attr-case': 'off',
    'tel-non-breaking': 'off',
    'long-title': 'off',
  },
});

async function htmlFindings(text: string): Promise<string[]> {
  const { results } = await html.validateString(text);
  const found = results.flatMap(({ messages }) => messages);
  return found.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`);
}

/** Returns the layout shifts of a page whose shell loads after the fonts, and whose pictures load after the shell. */
async function shiftFindings(page: Page, address: string): Promise<string[]> {
  let showPictures = () => {};
  const isShellThere = new Promise<void>((resolve) => (showPictures = resolve));
  await page.route(/\/images\//, async (route) => {
    await isShellThere;
    await route.continue();
  });
  await page.route('**/shell.js', async (route) => {
    await page.evaluate(async () => {
      while (document.readyState === 'loading') await new Promise((resolve) => requestAnimationFrame(resolve));
      // Fallback fonts that this machine does not have cannot be loaded.
      await Promise.allSettled([...document.fonts].map((font) => font.load()));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      performance.mark('shell');
    });
    await route.continue();
    showPictures();
  });
  await open(page, address);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const { total, lines } = await shiftsOn(page, 'shell');
  return total > 0.01 ? lines : [];
}

/** Returns the fonts that the page has twice. While the second one loads, the text moves. */
const repeatedFonts = (page: Page) =>
  page.evaluate(() => {
    const names = [...document.fonts].map(({ family, weight, unicodeRange }) => `${family} ${weight} ${unicodeRange}`);
    return names.filter((name, place) => names.indexOf(name) < place);
  });

/** Returns visible text that nobody can read because it is transparent. Text in closed parts does not count. */
const faintWords = (page: Page) =>
  page.evaluate(() => {
    const opacityOf = (element: Element | null): number =>
      element === null ? 1 : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
    return [...document.querySelectorAll('body :not(script, style)')]
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''))
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
      .filter((element) => opacityOf(element) < 0.4)
      .map(({ textContent }) => textContent?.trim().slice(0, 40));
  });

/**
 * Returns elements that are empty because content is missing, and text that programs write in its place. Lines that are free on
 * purpose do not count.
 */
const gapFindings = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const empty = [...main.querySelectorAll('section, ul, ol, p, h2, h3')].filter(
      (element) =>
        !element.textContent?.trim() &&
        !element.querySelector('img, iframe, button') &&
        ['auto', '0px'].includes(getComputedStyle(element).minHeight),
    );
    const [written] = /undefined|\bnull\b|NaN|\[object/.exec(main.textContent ?? '') ?? [];
    return [...empty.map(({ tagName }) => `an empty <${tagName.toLowerCase()}>`), ...(written ? [`'${written}'`] : [])];
  });

/** Returns the elements that would move or fade for longer than a hundredth of a second. */
const movingParts = (page: Page) =>
  page.evaluate(() => {
    const longest = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat));
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const isAnimated = style.animationName !== 'none' && longest(style.animationDuration) > 0.01;
        return isAnimated || longest(style.transitionDuration) > 0.01 || style.scrollBehavior === 'smooth'
          ? `${element.tagName.toLowerCase()}.${element.getAttribute('class')}${part ?? ''}`
          : [];
      }),
    );
  });

/** The checks of a page, by name. */
type Checks = Readonly<Record<string, (page: Page) => Promise<readonly string[]>>>;

/** A part of the matrix runs one group on each page. Some checks leave the page with another window or other colors. */
const groups: readonly Checks[] = [
  { axe: axeFindings },
  { 'stops of the Tab key': focusFindings },
  { 'HTML once hydrated': async (page) => htmlFindings(await page.content()), composition: compositionFindings },
  {
    'on paper': paperFindings,
    'more contrast': async (page) => {
      await page.emulateMedia({ contrast: 'more' });
      return axeFindings(page, ['color-contrast-enhanced']);
    },
    'own colours': lostInForcedColors,
  },
  { 'long texts': longTextFindings, enlarged: enlargedFindings, 'a long word': longWordFindings },
];

/** Returns a color such as '#0f1f20' in the form that browsers compute. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

const screens = [
  { viewport: phone, colorScheme: 'light' },
  { viewport: desk, colorScheme: 'dark' },
  { viewport: phone, colorScheme: 'dark' },
  { viewport: desk, colorScheme: 'light' },
] as const;

// Tracing fetches the files of a page once more, which the page's policy forbids and the console reports.
test.use({ trace: 'off' });

/** Hours of the day at which the opening state differs: before the office opens, while it is open, and after it closes. */
const times = ['03:00', '11:00', '21:00'];

/** Matches what the browser and the page log for an unknown address, and for no other. */
const notFound = /status of 404|404 Error: User attempted to access non-existent route/;

/** Opens a page without animations, and runs the checks that every page needs. */
async function openWhole(page: Page, address: string, findings: (found: readonly string[], what: string) => void) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
  const served = await page.goto(address);
  expect(served?.status(), `status of ${address}`).toBe(address === unknownAddress ? 404 : 200);
  await hydrated(page);
  for (const part of ['h1', 'main', 'head title'])
    await expect(page.locator(part), `${part} of ${address}`).toHaveCount(1);
  findings(await htmlFindings((await served?.text()) ?? ''), 'HTML as served');
  findings(await faintWords(page), 'text is faint before any animation');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 1 });
  findings(await repeatedFonts(page), 'fonts that load twice');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  findings(await movingParts(page), 'moves despite reduced motion');
  findings(await faintWords(page), 'faint words');
  await unfold(page);
  // At this point, the page knows the current minute. Its prerendered form omits the time.
  findings(await gapFindings(page), 'gaps where content is missing');
}

for (const [place, { viewport, colorScheme }] of screens.entries()) {
  test.describe(`at ${viewport.width} px, ${colorScheme},`, () => {
    test.use({ viewport, colorScheme });

    // A part of the matrix opens each page on one of the screens.
    test('pages are complete and accessible, and do not move or log errors', async ({ context }) => {
      test.setTimeout(inFull ? 900_000 : 120_000);
      for (const [index, address] of pages.entries()) {
        if (!inFull && index % screens.length !== place) continue;
        const page = await context.newPage();
        const findings = (found: readonly string[], what: string) =>
          expect.soft(found, `${address}: ${what}`).toEqual([]);
        const messages = listen(page);
        const { day } = registryIn(documentAt(address));
        await setClock(page, `${day}T${times[index % times.length]}:00-06:00`);
        findings(await shiftFindings(page, address), 'layout shifts');
        await openWhole(page, address, findings);
        if (colorScheme === 'dark') {
          await expect.soft(page.locator('body')).toHaveCSS('background-color', rgb(grounds.dark));
          await expect(page.locator('meta[name="theme-color"][media*="dark"]')).toHaveAttribute(
            'content',
            grounds.dark,
          );
        }
        if (viewport === phone) findings(await smallTargets(page), 'small targets');
        for (const [name, look] of shareOf(groups, index).flatMap(Object.entries<Checks[string]>))
          findings(await look(page), name);
        findings(
          messages.filter((line) => address !== unknownAddress || !notFound.test(line)),
          'said to the console',
        );
        await page.close();
      }
    });
  });
}

test('the status page loses nothing if its text is enlarged or spaced', async ({ page }) => {
  await page.goto('/status');
  // Owners write the subjects of releases, and a word can be longer than any line.
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      text.data = text.data.replace(/“[^”]*”/g, '“Announce the CAMELLIAS for all who are interested”');
    }
  });
  expect(await enlargedFindings(page)).toEqual([]);
});
