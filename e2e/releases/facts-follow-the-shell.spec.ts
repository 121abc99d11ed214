import { expect, test } from '@playwright/test';
import { contact, hours } from '@site/shared-data/siteFacts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { servedOwnSite } from '../fixtures/site/servedOwnSite';
import type { ServedOwnSite } from '../fixtures/site/servedOwnSite';
import { ownTree } from '../fixtures/site/ownTree';
import { addresses, unknownAddress } from '../fixtures/page/addresses';
import { hydrated } from '../fixtures/page/hydrated';
import { pages } from '../fixtures/page/pages';
import { originHost } from '../fixtures/releases/originHost';
import type { OriginHost } from '../fixtures/releases/originHost';

const before = { phone: contact.phone.value, closes: hours.value.Friday?.closes ?? '' };
const after = { phone: '(334) 555-0177', closes: '3:30 PM' };

let site: ServedOwnSite;
let offers: string;
let elsewhere: OriginHost;

/** One section comes from another origin; its people build nothing when facts change. */
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await servedOwnSite();
  offers = await mkdtemp(path.join(tmpdir(), 'offers-'));
  await site.mustRun('offer', ['about', path.join(offers, 'about')]);
  elsewhere = await originHost(path.join(offers, 'about'));
});

test.afterAll(async () => {
  await Promise.all([site.close(), elsewhere.close()]);
  await rm(offers, { recursive: true });
});

const text = async (address: string) => (await fetch(site.origin + address)).text();

/** The telephone number in every way it is written: as words, in links, as data. */
const digitsIn = (words: string) => words.replaceAll(/[^\d"<>]/g, '');
const digits = ({ phone }: typeof before) => phone.replaceAll(/\D/g, '');

test(
  'a new number and new hours, by one release of the shell alone, on every page of every section',
  { tag: '@nightly' },
  async ({ page }) => {
    test.setTimeout(400_000);
    const tree = await ownTree('mfe-about');
    const facts = 'shared-data/src/siteFacts.ts';
    await tree.replace(facts, `value: '${before.phone}'`, `value: '${after.phone}'`);
    await tree.replace(facts, `closes: '${before.closes}'`, `closes: '${after.closes}'`);
    const env = { SECTION_ORIGINS: JSON.stringify({ about: elsewhere.origin }) };
    const others = ['about', 'events', 'partner', 'services'];
    const releases = async () => Promise.all(others.map(async (name) => (await site.live(name)).version));
    const untouched = await releases();
    await site.mustRun('release', ['shell'], { tree: tree.folder, env });
    await tree.remove();
    expect(await releases()).toEqual(untouched);

    for (const address of [...addresses, unknownAddress, '/blog/feed.xml']) {
      const html = await text(address);
      expect(digitsIn(html).includes(digits(before)), `${address} has the old number as it was composed`).toBe(false);
      if (html.includes('<footer')) {
        expect(digitsIn(html).includes(digits(after)), `${address} has the new number`).toBe(true);
        expect(html.includes(after.closes), `${address} has the new hours`).toBe(true);
        expect(html.includes(`–${before.closes}`), `${address} has the old hours`).toBe(false);
      }
    }

    for (const address of pages) {
      await page.goto(site.origin + address);
      await hydrated(page);
      const live = await page.evaluate(
        () => document.body.innerText + [...document.links].map(({ href }) => href).join(),
      );
      expect(digitsIn(live).includes(digits(before)), `${address} has the old number with its script`).toBe(false);
      expect(digitsIn(live).includes(digits(after)), `${address} has the new number with its script`).toBe(true);
      expect(live.includes(after.closes), `${address} has the new hours with its script`).toBe(true);
      expect(live.includes(`–${before.closes}`), `${address} has the old hours with its script`).toBe(false);
    }
    expect(elsewhere.asked.some((file) => file.endsWith('.js'))).toBe(true);
  },
);
