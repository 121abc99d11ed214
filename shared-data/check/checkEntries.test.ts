/** @jest-environment node */
import { events } from '../src/events';
import { staff } from '../src/staff';
import { reportAfter, siteContent } from './changedContent';
import type { Loose } from './changedContent';
import type { Content } from './Content';

let content: Content;
beforeAll(async () => {
  content = await siteContent();
});

describe('checkEntries', () => {
  it('refuses an id that stands twice', () => {
    const [first] = events;
    const place = `shared-data/src/events.ts · #${events.length + 1}`;
    expect(reportAfter(content, 'events.ts', 'events', (all: Loose[]) => [...all, all[0]])).toEqual([
      `${place} · id: '${first?.id}' – wanted another id: an earlier entry has this one`,
      `${place} · detailPageUrl: '${first?.detailPageUrl}' – wanted another detailPageUrl: an earlier entry has this one`,
    ]);
  });

  it('refuses a picture whose files are missing, wherever it is named', () => {
    const [colleague] = staff.filter(({ image }) => image);
    const pictures = new Map(content.pictures).set(colleague?.image?.name ?? '', false);
    expect(reportAfter({ ...content, pictures }, 'events.ts', 'events', (all) => all)).toEqual([
      `shared-data/src/staff.ts · ${colleague?.name} · image.name: '${colleague?.image?.name}' – wanted a picture whose files are there: run npm run pictures (shown on /about/team)`,
    ]);
  });

  it.each([
    [{ name: 'nobody', alt: 'A hall' }, "image.name: 'nobody' – wanted the name of a picture that is there"],
    [{ name: 'event-gala', alt: '' }, "image.alt: '' – wanted words for what can be seen"],
    [{ name: 'event-gala' }, 'image.alt: nothing – wanted words for what can be seen'],
    [{ name: 'event-gala', alt: 'Photo of a hall' }, 'without a word for the picture itself'],
  ])('names the entry and the page where a picture is %j', (image, problem) => {
    const report = reportAfter(content, 'staff.ts', 'staff', ([first, ...others]: Loose[]) => [
      { ...first, image },
      ...others,
    ]);
    expect(report).toEqual([expect.stringContaining(problem)]);
    expect(report[0]).toMatch(/staff\.ts · [\w ]+ · .* \(shown on \/about\/team\)$/);
  });

  it.each([
    'staff',
    'boardMembers',
    'donationOptions',
    'partnerCards',
    'prayerTopics',
    'participatingLocations',
    'volunteerAreas',
    'services',
  ])('lets %s come and go', (list) => {
    const another = (entries: Loose[]) => [
      ...entries,
      { ...entries[0], name: 'Another', title: 'Another', path: '/welcome' },
    ];
    const fits = (entries: Loose[]) =>
      another(entries).map((entry) =>
        Object.fromEntries(Object.entries(entry).filter(([field]) => field in Object(entries[0]))),
      );
    expect(reportAfter(content, `${list}.ts`, list, fits)).toEqual([]);
    expect(reportAfter(content, `${list}.ts`, list, (entries: Loose[]) => entries.slice(1))).toEqual([]);
    expect(reportAfter(content, `${list}.ts`, list, () => [])).toEqual([]);
  });

  it('lets events and posts come and go', () => {
    expect(reportAfter(content, 'events.ts', 'events', (events: Loose[]) => events.slice(1))).toEqual([]);
    expect(reportAfter(content, 'blogPosts.ts', 'blogPosts', () => [])).toEqual([]);
  });

  it.each([[undefined], [null], [42], ['events'], [{}], [[null]], [[42]], [[[]]], [[undefined]], [[() => 1]]])(
    'survives %p in place of the events',
    (nonsense) => {
      expect(reportAfter(content, 'events.ts', 'events', () => nonsense)).toHaveLength(1);
    },
  );

  it.each([
    [{ buttonLink: '/monthly partner' }, "buttonLink: '/monthly partner' – wanted an address of this site"],
    [{ isExternalLink: true }, "buttonLink: '/monthly-partner' – wanted a whole address"],
    [{ buttonLink: 'javascript:alert(1)', isExternalLink: true }, 'wanted a whole address'],
  ])('refuses a giving button with %j', (change, problem) => {
    const report = reportAfter(content, 'donationOptions.ts', 'donationOptions', ([first, ...others]: Loose[]) => [
      { ...first, ...change },
      ...others,
    ]);
    expect(report).toEqual([expect.stringContaining(problem)]);
  });

  it('wants to know where a field comes from', () => {
    const report = reportAfter(content, 'events.ts', 'eventSources', (sources: Loose) => ({
      ...sources,
      children: undefined,
      summary: { status: 'sample' },
    }));
    expect(report).toEqual([
      expect.stringContaining('eventSources · summary.knownBy: nothing – wanted who could confirm it'),
      expect.stringContaining('eventSources · children: nothing – wanted an entry { status, knownBy'),
    ]);
  });

  it('refuses a post on a day no calendar has', () => {
    const report = reportAfter(content, 'blogPosts.ts', 'blogPosts', ([first, ...others]: Loose[]) => [
      { ...first, date: '2024-02-30' },
      ...others,
    ]);
    expect(report).toEqual([expect.stringContaining("date: '2024-02-30' – wanted a real day such as '2024-03-15'")]);
  });

  it('refuses a menu entry that leads nowhere', () => {
    const report = reportAfter(content, 'navigation.ts', 'navigation', (items: Loose[]) => [
      ...items,
      { label: 'Shop' },
    ]);
    expect(report).toEqual(['shared-data/src/navigation.ts · Shop: {"label":"Shop"} – wanted either a path or links']);
  });
});
