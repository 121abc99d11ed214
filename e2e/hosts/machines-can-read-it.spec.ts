import { expect, test } from '@playwright/test';
import { calendarFile } from '@site/shared-data/constants';
import { clinicClock } from '@site/shared-data/dates/clinicClock';
import { upcomingEvents } from '@site/shared-data/dates/eventState';
import { events } from '@site/shared-data/events';
import { services } from '@site/shared-data/services';
import { paths } from '@site/shared-data/paths';
import ICAL from 'ical.js';
import { composedPages } from '../fixtures/hosts/composedPages';
import { addresses, composedOrigin as origin, readComposed } from '../fixtures/page/addresses';

const pages = composedPages();

/** A schema.org object of a page. */
interface Described {
  readonly '@type': string | readonly string[];
  readonly itemListElement?: readonly { readonly item: string }[];
}

/** The types that each page must describe, besides breadcrumbs. */
const kindsAt: Record<string, readonly string[]> = {
  [paths.home]: ['MedicalClinic', 'NGO'],
  [paths.blog]: ['Blog'],
  ...Object.fromEntries(services.map(({ path }) => [path, ['Service']])),
  ...Object.fromEntries(events.map(({ detailPageUrl }) => [detailPageUrl, ['Event']])),
};

test('every page has a canonical address in the sitemap, breadcrumbs and structured data', () => {
  const canonical = addresses.map((address) => {
    const elements = pages.get(address) ?? [];
    const described = elements
      .filter(({ attributes }) => attributes.get('type') === 'application/ld+json')
      .map(({ text }) => JSON.parse(text()) as Described);
    const breadcrumbs = address.split('/').length > 2 ? ['BreadcrumbList'] : [];
    expect(described.flatMap((thing) => thing['@type']).flat(), address).toEqual(
      expect.arrayContaining([...(kindsAt[address] ?? []), ...breadcrumbs]),
    );
    // Breadcrumbs lead from page to page.
    const steps = described.flatMap(({ '@type': kind, itemListElement = [] }) =>
      kind === 'BreadcrumbList' ? itemListElement.map(({ item }) => item.replace(origin, '').split('#')[0] || '/') : [],
    );
    for (const step of steps) expect(addresses, `breadcrumbs of ${address}`).toContain(step);
    if (steps.length > 0) expect(steps.at(-1), `the last breadcrumb of ${address}`).toBe(address);
    const links = elements.filter(({ attributes }) => attributes.get('rel') === 'canonical');
    expect(links, `canonical links of ${address}`).toHaveLength(1);
    return links[0]?.attributes.get('href') ?? '';
  });
  // A list may have two addresses. Search engines keep the one that names itself as canonical.
  const canonicalOf = new Map(addresses.map((address, index) => [origin + address, canonical[index]]));
  for (const url of canonical) expect(canonicalOf.get(url), `the canonical address of ${url}`).toBe(url);
  const listed = [...readComposed('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed.toSorted(), 'the sitemap').toEqual([...new Set(canonical)].toSorted());
});

/** Returns the addresses of this site that a page links to. */
const linksOf = (address: string) =>
  (pages.get(address) ?? []).flatMap(({ name, attributes }) => {
    const href = attributes.get('href') ?? '';
    return name === 'a' && /^[#/]/.test(href) ? [href] : [];
  });

/**
 * The addresses in `paths` and the pages of events to come, which lists link to. A past event in a list has no link
 * (specification 4).
 */
const linked: readonly string[] = [
  ...Object.values(paths),
  ...upcomingEvents(events, clinicClock(Date.now()).day).map(({ detailPageUrl }) => detailPageUrl),
];

test('every fragment link has a target, and every page has a link to it', () => {
  for (const address of pages.keys()) {
    for (const link of linksOf(address)) {
      const [target, id] = link.split('#');
      const isThere = pages.get(target || address)?.some(({ attributes }) => attributes.get('id') === id);
      if (id !== undefined) expect(isThere, `${address} → ${link}`).toBe(true);
    }
  }
  const reached = new Set(['/']);
  // The loop also visits addresses that it adds to the set.
  for (const address of reached) for (const link of linksOf(address)) if (addresses.includes(link)) reached.add(link);
  const orphans = addresses.filter((address) => !reached.has(address));
  expect(
    orphans.filter((address) => linked.includes(address)),
    'addresses in paths that no page links to',
  ).toEqual([]);
  // A new page may have no link until its owner adds one. Search engines find it in the sitemap.
  for (const address of orphans)
    test.info().annotations.push({ type: 'note', description: `no page links to ${address} yet` });
});

test('events have valid calendar files', () => {
  test.skip(events.length === 0, 'the clinic has no events');
  for (const { title, detailPageUrl } of events) {
    const calendar = new ICAL.Component(ICAL.parse(readComposed(`${detailPageUrl}.ics`)) as unknown[]);
    const [component, ...others] = calendar.getAllSubcomponents('vevent');
    const event = new ICAL.Event(component);
    expect([event.summary, others]).toEqual([title, []]);
    expect(event.endDate.compare(event.startDate)).toBe(1);
    expect(String(component?.getFirstPropertyValue('url'))).toBe(origin + detailPageUrl);
  }
});

test('a calendar can subscribe to all events, and updates changed ones', () => {
  const calendar = new ICAL.Component(ICAL.parse(readComposed(calendarFile)) as unknown[]);
  const entries = calendar.getAllSubcomponents('vevent');
  expect(entries.map((entry) => String(entry.getFirstPropertyValue('url'))).toSorted()).toEqual(
    events.map(({ detailPageUrl }) => origin + detailPageUrl).toSorted(),
  );
  for (const entry of entries) {
    expect(Number(entry.getFirstPropertyValue('sequence'))).toBeGreaterThan(0);
    expect(String(entry.getFirstPropertyValue('last-modified'))).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  }
  const ids = entries.map((entry) => String(entry.getFirstPropertyValue('uid')));
  expect(new Set(ids).size).toBe(ids.length);
});
