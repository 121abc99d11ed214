import { expect, test } from '@playwright/test';
import { events } from '@site/shared-data/events';
import { services } from '@site/shared-data/services';
import { org, siteOrigin } from '@site/shared-data/siteFacts';
import { addresses } from '../fixtures/page/addresses';

const origin = siteOrigin.value;

/** A thing of schema.org, as a page describes it. */
type Described = Readonly<Record<string, unknown>>;

/** Which things each page must describe, beside its breadcrumbs. */
const kindsAt: Record<string, readonly string[]> = {
  '/': ['MedicalClinic', 'NGO'],
  '/blog': ['Blog'],
  ...Object.fromEntries(services.map(({ path }) => [path, ['Service']])),
  ...Object.fromEntries(events.map(({ detailPageUrl }) => [detailPageUrl, ['Event']])),
};

const kindsOf = (thing: Described) => [thing['@type']].flat() as string[];

/** The steps of breadcrumbs, each with its place, lead from page to page to the one that has them. */
function expectBreadcrumbs({ itemListElement }: Described, address: string): void {
  const steps = itemListElement as { position: number; name: string; item: string }[];
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
  for (const { item, name } of steps) {
    expect(name).not.toBe('');
    expect(addresses, `${address}: ${item}`).toContain(item.replace(origin, '').split('#')[0] || '/');
  }
  expect(steps.at(-1)?.item, address).toBe(origin + address);
}

test('every page names its one address, its breadcrumbs, what it is about and a picture of 1200 × 630', async ({
  page,
  request,
}) => {
  const pictures = new Set<string>();
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    const { canonical, openGraph, texts } = await page.evaluate((source) => {
      const { head } = new DOMParser().parseFromString(source, 'text/html');
      const metas = [...head.querySelectorAll<HTMLMetaElement>('meta[property^="og:"]')];
      return {
        canonical: [...head.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute('href')),
        openGraph: Object.fromEntries(metas.map((meta) => [meta.getAttribute('property') ?? '', meta.content])),
        texts: [...head.querySelectorAll('script[type="application/ld+json"]')].map((data) => data.textContent ?? ''),
      };
    }, html);
    expect(canonical, address).toEqual([origin + (address === '/partner/events' ? '/events' : address)]);

    const described = texts.map((text) => JSON.parse(text) as Described);
    const kinds = described.flatMap(kindsOf);
    const breadcrumbs = address.split('/').length > 2 ? ['BreadcrumbList'] : [];
    expect(kinds, address).toEqual(expect.arrayContaining([...(kindsAt[address] ?? []), ...breadcrumbs]));
    for (const thing of described) {
      expect(thing['@context'], address).toBe('https://schema.org');
      if (kindsOf(thing).includes('BreadcrumbList')) expectBreadcrumbs(thing, address);
    }

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
