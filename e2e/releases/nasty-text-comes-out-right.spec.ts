import { events } from '@site/shared-data/events';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { changedBuild } from '../fixtures/site/changedBuild';
import { siteTest as test } from '../fixtures/site/ownSite';
import type { OwnSite } from '../fixtures/site/ownSite';

test.use({ javaScriptEnabled: false });

const [event] = events;

/** Valid, and a trap for each kind of file that carries it. */
const nasty = '</script>"A" & \'B\' <!-- 🌸 \u2028 שלום ]]>';

/** Releases a section in which a title is the nasty one, wherever it stands. */
async function releaseNasty(site: OwnSite, name: string, title: string): Promise<void> {
  const retell = (code: string) =>
    code.replaceAll(`'${title}'`, JSON.stringify(nasty)).replaceAll(`"${title}"`, JSON.stringify(nasty));
  const build = await changedBuild(site, name, { script: retell, prerender: retell });
  const { err } = await site.mustRun('release', [name, '--from', build]);
  expect(err).toBe('');
}

/** What a browser makes of a document: its headings, and the data in it. */
async function parse(page: Page, html: string) {
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
  await page.goto('http://nasty.test/');
  return page.evaluate(() => ({
    title: document.title,
    heading: document.querySelector('h1')?.textContent,
    cards: [...document.querySelectorAll('h2, h3')].map(({ textContent }) => textContent),
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent),
  }));
}

test('nasty but valid text comes out right in pages, structured data and calendars', async ({ site, page }) => {
  if (!event) throw new Error('there is no event');
  await releaseNasty(site, 'events', event.title);
  const { title, heading, data } = await parse(page, await site.document(event.detailPageUrl));
  expect(heading).toBe(nasty);
  expect(title).toContain(nasty);
  const things = data.map((text) => JSON.parse(text) as { name?: string });
  expect(JSON.stringify(things)).toContain(JSON.stringify(nasty).slice(1, -1));

  const calendar = await readFile(path.join(site.link, `${event.detailPageUrl}.ics`), 'utf8');
  const lines = calendar.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  expect(lines).toContain(`SUMMARY:${nasty.replaceAll(/[\\;,]/g, '\\$&')}`);

  const list = await parse(page, await site.document('/events'));
  expect(list.cards).toContain(nasty);
});
