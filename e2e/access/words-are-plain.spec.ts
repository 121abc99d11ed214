import { expect, test, type JSHandle } from '@playwright/test';
import { proseOf } from '@site/shared-data/check/reading/proseOf';
import { countWords, readingGrade, sentencesOf } from '@site/shared-data/check/reading/readingGrade';
import { claims } from '@site/shared-data/claims';
import { events } from '@site/shared-data/events';
import { aboutFacts } from '@site/shared-data/facts/about';
import { hotlines } from '@site/shared-data/hotlines';
import { paths } from '@site/shared-data/paths';
import { services } from '@site/shared-data/services';
import { addresses } from '../fixtures/page/addresses';
import { open, setClock } from '../fixtures/page/page';

/** What an editor says to another, and a visitor has no use for. */
const editorsWords =
  /not (?:set up|on this site) yet|to be supplied|year to come|replace with|sample profile|partner organization name|lorem|undefined|null|\bTODO\b/i;

/** The one gap that is told in these words: the claim of a hotline stands on the page while its number is missing. */
const hotlineGap = `${claims.hotline.value}Number to be supplied`;

/** An answer that sends the visitor away to ask. */
const dodges = /ask us (?:first|when you call|what we do)|good thing to ask/i;

/** Words that hurt, push or talk down; the official name of a line aside. */
const wordsToAvoid = /\b(?:crisis|unwed|unwanted|victims?|should|only|just)\b/i;

async function expectPlain(main: JSHandle<Element>, address: string): Promise<void> {
  const prose = await main.evaluate(proseOf);
  expect.soft(prose.length, address).toBeGreaterThan(0);
  // Whoever needs help now may read little English.
  const grade = services.some(({ path }) => path === address) ? 6 : 7;
  expect.soft(readingGrade(prose.join(' ')), address).toBeLessThanOrEqual(grade);
  expect.soft(prose.flatMap(sentencesOf).filter((sentence) => countWords(sentence) > 18)).toEqual([]);
  const words = await main.evaluate(({ textContent }) => textContent ?? '');
  expect.soft(words.replace(hotlineGap, ''), address).not.toMatch(editorsWords);
  expect.soft(words, address).not.toMatch(dodges);
  expect.soft(words.replaceAll(hotlines.lifeline.value.name, ''), address).not.toMatch(wordsToAvoid);
}

test('every page reads with ease, speaks to visitors alone and repeats no other', async ({ page, request }) => {
  const said: string[] = [];
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    const main = await page.evaluateHandle((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      return parsed.querySelector('main') ?? parsed.body;
    }, html);
    await expectPlain(main, address);
    said.push(await main.evaluate(({ innerHTML }) => innerHTML));
  }
  for (const sentence of ['close to home', aboutFacts.faith.value])
    expect(said.filter((words) => words.includes(sentence)).length, sentence).toBeLessThanOrEqual(1);
});

test('pages read with ease while their events are still to come', async ({ page }) => {
  await setClock(page, '2025-04-01T12:00:00-05:00');
  for (const address of [paths.events, ...events.map(({ detailPageUrl }) => detailPageUrl)]) {
    await open(page, address);
    await expectPlain(await page.locator('main').evaluateHandle((main: Element) => main), address);
  }
});
