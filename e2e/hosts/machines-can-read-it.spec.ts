import { expect, test } from '@playwright/test';
import { events } from '@site/shared-data/events';
import { weekdays } from '@site/shared-data/dates/clinicDay';
import { hours, org, siteOrigin } from '@site/shared-data/siteFacts';
import { addresses, unknownAddress } from '../fixtures/page/addresses';
import { readHead } from '../fixtures/page/readHead';
import type { Described } from '../fixtures/page/readHead';

const origin = siteOrigin.value;

/** What search engines need of each kind of thing. */
const needed: Record<string, readonly string[]> = {
  MedicalClinic: ['name', 'url', 'telephone', 'address', 'openingHoursSpecification', 'foundingDate', 'image'],
  Event: ['name', 'description', 'startDate', 'eventStatus', 'location', 'organizer', 'image', 'url'],
  BreadcrumbList: ['itemListElement'],
  Blog: ['name', 'url', 'blogPost', 'publisher'],
  BlogPosting: ['headline', 'datePublished', 'image', 'url', 'publisher'],
  Service: ['name', 'description', 'provider', 'areaServed', 'url'],
  FAQPage: ['mainEntity'],
};

/** Which things each page must describe, beside the way to it. */
const kindsAt: Record<string, readonly string[]> = {
  '/': ['MedicalClinic', 'NGO'],
  '/blog': ['Blog'],
  '/services/clinic': ['Service', 'FAQPage'],
  '/services/parenting': ['Service'],
  '/services/adoption': ['Service'],
  '/services/counseling': ['Service'],
  ...Object.fromEntries(events.map(({ detailPageUrl }) => [detailPageUrl, ['Event']])),
};

const kindsOf = (thing: Described) => [thing['@type']].flat() as string[];

/** Every date in a thing is one: a day, or a moment with its distance from UTC. */
const isDate = (text: unknown) => /^\d{4}(-\d\d-\d\d(T\d\d:\d\d:\d\d[+-]\d\d:\d\d)?)?$/.test(String(text));

function expectWhole(thing: Described, where: string): void {
  for (const kind of kindsOf(thing))
    for (const name of needed[kind] ?? []) expect(thing[name], `${where}: ${kind}.${name}`).toBeTruthy();
  for (const [name, value] of Object.entries(thing)) {
    if (/Date$/.test(name) || name === 'datePublished') expect(isDate(value), `${where}: ${name} ${value}`).toBe(true);
    // Who gives a service is told whole on the front door; elsewhere its name there is enough.
    if (name === 'provider') expect((value as Described)['@id'], where).toBe(`${origin}/#clinic`);
    else
      for (const inner of [value].flat())
        if (typeof inner === 'object' && inner !== null && '@type' in inner) expectWhole(inner as Described, where);
  }
}

test('every page names its one address and the things it is about', async ({ page, request }) => {
  for (const address of addresses) {
    const { canonical, described } = await readHead(page, await (await request.get(address)).text());
    expect(canonical, address).toBe(origin + (address === '/partner/events' ? '/events' : address));
    for (const thing of described) {
      expect(thing['@context'], address).toBe('https://schema.org');
      expectWhole(thing, address);
    }
    const kinds = described.flatMap(kindsOf);
    expect(kinds, address).toEqual(expect.arrayContaining([...(kindsAt[address] ?? [])]));
    if (address.split('/').length > 2) expect(kinds, address).toContain('BreadcrumbList');
  }
});

test('the way to a page is told step by step, and each step is a page', async ({ page, request }) => {
  for (const address of addresses) {
    const { described } = await readHead(page, await (await request.get(address)).text());
    for (const { itemListElement } of described.filter((thing) => kindsOf(thing).includes('BreadcrumbList'))) {
      const steps = itemListElement as { position: number; name: string; item: string }[];
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      for (const { item, name } of steps) {
        expect(name).not.toBe('');
        expect(addresses, `${address}: ${item}`).toContain(item.replace(origin, '').split('#')[0] || '/');
      }
      expect(steps.at(-1)?.item, address).toBe(origin + address);
    }
  }
});

test('the clinic says when it is open and since when it is there', async ({ page, request }) => {
  const { described } = await readHead(page, await (await request.get('/')).text());
  const clinic = described.find((thing) => kindsOf(thing).includes('MedicalClinic'));
  const said = clinic?.['openingHoursSpecification'] as { dayOfWeek: string }[];
  const open = weekdays.filter((day) => hours.value[day] !== null);
  expect(said.map(({ dayOfWeek }) => dayOfWeek.split('/').at(-1))).toEqual(open);
  expect(clinic?.['foundingDate']).toBe('1983');
});

test('a shared link shows a picture of 1200 × 630', async ({ page, request }) => {
  const pictures = new Set<string>();
  for (const address of addresses) {
    const { openGraph } = await readHead(page, await (await request.get(address)).text());
    expect(Object.keys(openGraph), address).toEqual(
      expect.arrayContaining(['og:type', 'og:title', 'og:description', 'og:url', 'og:image']),
    );
    expect(openGraph['og:title'], address).toContain(org.name.value);
    expect(openGraph['og:site_name'], address).toBe(org.name.value);
    expect([openGraph['og:image:width'], openGraph['og:image:height']], address).toEqual(['1200', '630']);
    expect(openGraph['og:image:alt'], address).toBeTruthy();
    pictures.add(openGraph['og:image'] ?? '');
  }
  await page.goto('/');
  for (const picture of pictures) {
    expect(picture.startsWith(`${origin}/images/`), picture).toBe(true);
    const size = await page.evaluate(
      async (src) => {
        const image = Object.assign(new Image(), { src });
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      },
      picture.replace(origin, ''),
    );
    expect(size, picture).toEqual([1200, 630]);
  }
});

test('an unknown address answers 404, and asks not to be listed', async ({ request }) => {
  for (const address of [unknownAddress, '/events/nothing', '/no.ics', '/blog/none.xml']) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(404);
  }
  const html = await (await request.get(unknownAddress)).text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html, 'it names no address as its own').not.toMatch(/rel="canonical"|property="og:url"/);
});

test('every event says where it is: street, city and state, wherever one is known', async ({ page, request }) => {
  for (const { detailPageUrl, address } of events.filter(({ address }) => address !== undefined)) {
    const { described } = await readHead(page, await (await request.get(detailPageUrl)).text());
    const event = described.find((thing) => kindsOf(thing).includes('Event'));
    expect(event?.['location']).toMatchObject({
      address: { streetAddress: address?.street, addressLocality: address?.city, addressRegion: address?.state },
    });
    const calendar = (await (await request.get(`${detailPageUrl}.ics`)).text()).replaceAll(/\r\n[ \t]/g, '');
    expect(calendar).toMatch(
      new RegExp(`^LOCATION:.*${address?.street}\\\\, ${address?.city}\\\\, ${address?.state}`, 'm'),
    );
  }
});
