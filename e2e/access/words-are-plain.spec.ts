import { expect, test, type JSHandle } from '@playwright/test';
import { proseOf } from '@site/shared-data/check/reading/proseOf';
import { countWords, readingGrade, sentencesOf } from '@site/shared-data/check/reading/readingGrade';
import { addDays } from '@site/shared-data/dates/clinicDay';
import { parseEventDate } from '@site/shared-data/dates/eventDate';
import { events } from '@site/shared-data/events';
import { aboutFacts } from '@site/shared-data/facts/about';
import { hotlines } from '@site/shared-data/hotlines';
import { paths } from '@site/shared-data/paths';
import { services } from '@site/shared-data/services';
import { addresses, presentIn } from '../fixtures/page/addresses';
import { open, setClock } from '../fixtures/page/page';

/** Matches what editors write to each other. Visitors do not need it. */
const editorsWords =
  /not (?:set up|on this site) yet|to be supplied|year to come|replace with|sample profile|partner organization name|lorem|undefined|null|\bTODO\b/i;

/** Matches an answer that tells the visitor to ask somebody else. */
const dodges = /ask us (?:first|when you call|what we do)|good thing to ask/i;

/** Matches words that hurt. The official name of a phone line is an exception. */
const wordsThatHurt = /\b(?:crisis|unwed|unwanted|victims?)\b/i;

/** Matches words that pressure or patronize people, on pages for people in need. */
const wordsThatPush = /\b(?:should|only|just)\b/i;

/** Matches times of day, such as '9:30 AM'. In a line of office hours they are not words to read. */
const timesOfDay = /\d+:\d\d\s[AP]M/g;

async function expectPlain(main: JSHandle<Element>, address: string): Promise<void> {
  const prose = await main.evaluate(proseOf);
  expect.soft(prose.length, `${address}: the number of paragraphs`).toBeGreaterThan(0);
  // A person who needs help now may read little English.
  const isForNeed = services.some(({ path }) => path === address);
  expect.soft(readingGrade(prose.join(' ')), `${address}: its reading grade`).toBeLessThanOrEqual(isForNeed ? 6 : 7);
  const long = prose.flatMap(sentencesOf).filter((sentence) => countWords(sentence.replaceAll(timesOfDay, '')) > 18);
  expect.soft(long, `${address}: sentences of more than 18 words`).toEqual([]);
  const words = await main.evaluate(({ textContent }) => textContent ?? '');
  const unnamed = words.replaceAll(hotlines.lifeline.value.name, '');
  for (const [what, pattern] of [
    ['words between editors', editorsWords],
    ['an answer that sends the visitor away', dodges],
    ['words that hurt', wordsThatHurt],
    ...(isForNeed ? ([['words that push', wordsThatPush]] as const) : []),
  ] as const)
    expect.soft(pattern.exec(unnamed)?.[0] ?? 'nothing', `${address}: ${what}`).toBe('nothing');
}

test('every page is easy to read, speaks only to visitors and repeats no other page', async ({ page, request }) => {
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
  const faith = aboutFacts.faith.value;
  expect(said.filter((words) => words.includes(faith)).length, `pages that say '${faith}'`).toBeLessThanOrEqual(1);
});

test('pages are easy to read before their events', async ({ page }) => {
  const [first] = events.map(({ date }) => parseEventDate(date)).toSorted();
  if (!first) return test.skip(true, 'the clinic has no events');
  await setClock(page, `${addDays(first, -9)}T12:00:00-05:00`);
  for (const address of presentIn([paths.events, ...events.map(({ detailPageUrl }) => detailPageUrl)])) {
    await open(page, address);
    await expectPlain(await page.locator('main').evaluateHandle((main: Element) => main), address);
  }
});
