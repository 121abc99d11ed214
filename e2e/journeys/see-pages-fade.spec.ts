import { expect, test, type Page } from '@playwright/test';
import { documentAt } from '../fixtures/page/addresses';
import { clickInHeader, destinations, hasTwoSections, here, oneSection } from '../fixtures/page/destinations';
import { heading, listen, open, painted } from '../fixtures/page/page';

test.skip(!hasTwoSections, oneSection);

test('each next page fades in and is readable from its first frame; with reduced motion it does not fade', async ({
  page,
}) => {
  const messages = listen(page);
  await open(page, '/');
  const fades = await page.evaluateHandle(() => {
    const names: string[] = [];
    addEventListener('animationstart', ({ target, animationName }) => {
      if (target === document.getElementById('main')) names.push(animationName);
    });
    return names;
  });
  await clickInHeader(page, here.address);
  await expect.poll(() => fades.jsonValue()).toHaveLength(1);
  await page.evaluate(() => history.back());
  await expect.poll(() => fades.jsonValue()).toHaveLength(2);
  const { seconds, opacities } = await fades.evaluate((names) => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const frames = rules.filter((rule) => rule instanceof CSSKeyframesRule && names.includes(rule.name));
    return {
      seconds: parseFloat(getComputedStyle(document.querySelector('main') ?? document.body).animationDuration),
      opacities: frames.map((rule) => Number(/opacity: ([\d.]+)/.exec(rule.cssText)?.[1])),
    };
  });
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(0.18);
  expect(Math.min(...opacities)).toBeGreaterThanOrEqual(0.4);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await clickInHeader(page, here.address);
  await expect(heading(page)).toHaveText(here.heading);
  await painted(page);
  expect(await fades.jsonValue()).toHaveLength(2);
  expect(messages).toEqual([]);
});

/** Follows a link or goes back. Returns whether the page has its last heading in the first frame, and soon after. */
const seesLastHeading = (page: Page, link?: string) =>
  page.evaluate(async (selector) => {
    const before = document.querySelector('h1');
    if (selector) document.querySelector<HTMLElement>(selector)?.click();
    else history.back();
    while (document.querySelector('h1') === before) await new Promise(requestAnimationFrame);
    const shown: (boolean | undefined)[] = [];
    while (shown.length < 10) {
      shown.push([...document.querySelectorAll('main h2')].at(-1)?.checkVisibility());
      await new Promise(requestAnimationFrame);
    }
    return { first: shown[0], soon: shown.at(-1) };
  }, link);

test('the head of the next page renders first and the rest some frames later; Back renders both together', async ({
  page,
}) => {
  // The longest page has the most content below its head.
  const [longest] = destinations.toSorted(
    (one, other) => documentAt(other.address).length - documentAt(one.address).length,
  );
  const link = `header a[href="${longest?.address}"]`;
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(await seesLastHeading(page, link)).toEqual({ first: false, soon: true });
  expect(await seesLastHeading(page)).toEqual({ first: true, soon: true });

  // Visitors with paused animations also see the whole page.
  await page.evaluate(() => {
    const own = new CSSStyleSheet();
    own.replaceSync('* { animation-play-state: paused !important; }');
    document.adoptedStyleSheets.push(own);
  });
  expect((await seesLastHeading(page, link)).soon).toBe(true);
});
