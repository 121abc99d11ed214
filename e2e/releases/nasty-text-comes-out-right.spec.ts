import { events } from '@site/shared-data/events';
import { expect } from '@playwright/test';
import { changedBuild } from '../fixtures/site/changedBuild';
import { siteTest as test } from '../fixtures/site/ownSite';

test.use({ javaScriptEnabled: false });

const [{ title, detailPageUrl } = { title: '', detailPageUrl: '' }] = events;

/** Valid, and a trap for each kind of file that carries it. */
const nasty = '</script>"A" & \'B\' <!-- 🌸 \u2028 שלום ]]>';

test('nasty but valid text comes out right in pages, structured data and calendars', async ({ site, page }) => {
  const retell = (code: string) =>
    code.replaceAll(`'${title}'`, JSON.stringify(nasty)).replaceAll(`"${title}"`, JSON.stringify(nasty));
  const build = await changedBuild(site, 'events', { script: retell, prerender: retell });
  expect((await site.mustRun('release', ['events', '--from', build])).err).toBe('');

  await page.goto(site.origin + detailPageUrl);
  expect(await page.title()).toContain(nasty);
  expect(await page.locator('h1').textContent()).toBe(nasty);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = data.map((text) => JSON.parse(text) as object);
  expect(JSON.stringify(things)).toContain(JSON.stringify(nasty).slice(1, -1));

  const calendar = (await site.get(`${detailPageUrl}.ics`)).text;
  const lines = calendar.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  expect(lines).toContain(`SUMMARY:${nasty.replaceAll(/[\\;,]/g, '\\$&')}`);

  await page.goto(`${site.origin}/events`);
  expect(await page.locator('h2, h3').allTextContents()).toContain(nasty);
});
