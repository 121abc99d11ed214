import { expect, test } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { events } from '@site/shared-data/events';
import { services } from '@site/shared-data/services';
import { org, siteOrigin } from '@site/shared-data/siteFacts';
import { addresses } from '../fixtures/page/addresses';

const origin = siteOrigin.value;

/** A thing of schema.org, as a page describes it. */
type Described = Readonly<Record<string, unknown>>;

/** Reads what each page tells programs about itself, as it was served, with the browser's parser. */
async function readHeads(page: Page, request: APIRequestContext) {
  const heads = addresses.map(async (address) => {
    const html = await (await request.get(address)).text();
    const head = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html');
      const all = <Kind extends Element>(selector: string) => [...parsed.head.querySelectorAll<Kind>(selector)];
      const openGraph = all<HTMLMetaElement>('meta[property^="og:"]').map(
        (meta) => [meta.getAttribute('property') ?? '', meta.content] as const,
      );
      return {
        canonical: all('link[rel="canonical"]').map((link) => link.getAttribute('href')),
        openGraph: Object.fromEntries(openGraph),
        described: all('script[type="application/ld+json"]').map(({ textContent }) => textContent ?? ''),
      };
    }, html);
    return { address, ...head, described: head.described.map((text) => JSON.parse(text) as Described) };
  });
  return Promise.all(heads);
}

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

/** Which things each page must describe, beside its breadcrumbs. */
const kindsAt: Record<string, readonly string[]> = {
  '/': ['MedicalClinic', 'NGO'],
  '/blog': ['Blog'],
  ...Object.fromEntries(services.map(({ path }) => [path, ['Service']])),
  ...Object.fromEntries(events.map(({ detailPageUrl }) => [detailPageUrl, ['Event']])),
};

const kindsOf = (thing: Described) => [thing['@type']].flat() as string[];

/** A day, or a moment with its distance from UTC. */
const date = /^\d{4}(-\d\d-\d\d(T\d\d:\d\d:\d\d[+-]\d\d:\d\d)?)?$/;

function expectWhole(thing: Described, where: string): void {
  for (const kind of kindsOf(thing))
    for (const name of needed[kind] ?? []) expect(thing[name], `${where}: ${kind}.${name}`).toBeTruthy();
  for (const [name, value] of Object.entries(thing)) {
    if (/Date$|^datePublished$/.test(name)) expect(String(value), `${where}: ${name}`).toMatch(date);
    // Who gives a service is told whole on the front door; elsewhere its name there is enough.
    if (name === 'provider') expect((value as Described)['@id'], where).toBe(`${origin}/#clinic`);
    else
      for (const inner of [value].flat())
        if (typeof inner === 'object' && inner !== null && '@type' in inner) expectWhole(inner as Described, where);
  }
}

test('every page names its one address, its breadcrumbs and the things it is about', async ({ page, request }) => {
  for (const { address, canonical, described } of await readHeads(page, request)) {
    expect(canonical, address).toEqual([origin + (address === '/partner/events' ? '/events' : address)]);
    for (const thing of described) {
      expect(thing['@context'], address).toBe('https://schema.org');
      expectWhole(thing, address);
    }
    const breadcrumbs = address.split('/').length > 2 ? ['BreadcrumbList'] : [];
    const kinds = described.flatMap(kindsOf);
    expect(kinds, address).toEqual(expect.arrayContaining([...(kindsAt[address] ?? []), ...breadcrumbs]));

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

test('a shared link shows a picture of 1200 × 630', async ({ page, request }) => {
  const pictures = new Set<string>();
  for (const { address, openGraph } of await readHeads(page, request)) {
    expect(openGraph, address).toMatchObject({
      'og:type': expect.stringMatching(/./),
      'og:title': expect.stringContaining(org.name.value),
      'og:description': expect.stringMatching(/./),
      'og:url': expect.stringContaining(origin),
      'og:site_name': org.name.value,
      'og:image': expect.stringMatching(`^${origin}/images/`),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/./),
    });
    pictures.add((openGraph['og:image'] ?? '').replace(origin, ''));
  }
  await page.goto('/');
  for (const picture of pictures) {
    const size = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, picture);
    expect(size, picture).toEqual([1200, 630]);
  }
});
