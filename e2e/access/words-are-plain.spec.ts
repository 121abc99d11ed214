import { expect, test } from '@playwright/test';
import { proseOf } from '@site/shared-data/check/reading/proseOf';
import { countWords, readingGrade, sentencesOf } from '@site/shared-data/check/reading/readingGrade';
import { aboutFacts } from '@site/shared-data/facts/about';
import { hotlines } from '@site/shared-data/hotlines';
import { addresses } from '../fixtures/page/addresses';
import { hydrated } from '../fixtures/page/hydrated';
import { setClock } from '../fixtures/page/setClock';

/** What an editor says to another, and a visitor has no use for. */
const editorsWords =
  /not (?:set up|on this site) yet|to be supplied|year to come|replace with|sample profile|partner organization name|lorem|undefined|null|\bTODO\b/i;

/** An answer that sends the visitor away to ask. */
const dodges = /ask us (?:first|when you call|what we do)|good thing to ask/i;

/** Words that hurt, push or talk down; the official name of a line aside. */
const wordsToAvoid = /\b(?:crisis|unwed|unwanted|victims?|should|only|just)\b/i;

const words = new Map<string, string>();

test('every page reads with ease, and speaks to visitors alone', async ({ page }) => {
  test.slow();
  await setClock(page, '2025-04-01T12:00:00-05:00');
  // Pictures say nothing here, and are most of the work.
  await page.route(/\.(avif|webp|jpg|png|woff2)$/, (route) => route.abort());
  for (const address of addresses) {
    await page.goto(address);
    await hydrated(page);
    const main = page.locator('main');
    const prose = await main.evaluate(proseOf);
    expect.soft(readingGrade(prose.join(' ')), address).toBeLessThanOrEqual(7);
    expect.soft(prose.flatMap(sentencesOf).filter((sentence) => countWords(sentence) > 18)).toEqual([]);
    const said = (await main.textContent()) ?? '';
    expect.soft(said, address).not.toMatch(editorsWords);
    expect.soft(said, address).not.toMatch(dodges);
    expect.soft(said.replaceAll(hotlines.lifeline.value.name, ''), address).not.toMatch(wordsToAvoid);
  }
});

test('no sentence is worn out by use', async ({ request }) => {
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    words.set(address, /<main.*<\/main>/s.exec(html)?.[0] ?? '');
  }
  const pagesWith = (text: string) => [...words].filter(([, html]) => html.includes(text)).map(([address]) => address);
  expect(pagesWith('close to home').length).toBeLessThanOrEqual(1);
  expect(pagesWith(aboutFacts.faith.value).length).toBeLessThanOrEqual(1);
});
