import { affiliates } from './affiliates';
import { blogPostsSources, blogPosts } from './blogPosts';
import { boardMembers, boardMembersSources } from './boardMembers';
import { claims } from './claims';
import { donationOptions } from './donationOptions';
import { sourceOf, type Fact } from './Fact';
import { eventResources } from './eventResources';
import { events } from './events';
import { donateNow, footerGroups, navigation } from './navigation';
import { participatingLocations } from './participatingLocations';
import { partnerCards } from './partnerCards';
import { paths } from './paths';
import { prayerTopics } from './prayerTopics';
import { services } from './services';
import { contact, hours, impactPath, links, org, siteOrigin } from './siteFacts';
import { staff, staffSources } from './staff';
import { volunteerAreas } from './volunteerAreas';
import { volunteerDetails } from './volunteerDetails';

/*
 * What the specification counts and names, of the content as it was shipped. This is the one test that goes by it: when a
 * colleague comes or the hours change, change the figure here too, or take the line out. No other test and no check minds.
 */

const specified = `
  / /about /about/history /about/team /contact /partner /partner/volunteer /partner/volunteer/clinic
  /partner/volunteer/family-center /partner/volunteer/fatherhood /partner/volunteer/events /partner/events /events
  /events/walk-for-life /events/hope-gala /events/baby-bottle-boomerang /partner/prayer /partner/donate /blog /give
  /welcome /services/clinic /services/parenting /services/adoption /services/counseling /supply-drive /monthly-partner
  /${impactPath.value}`;

const event = (id: string) => events.find((one) => one.id === id);

describe('the content as it was shipped', () => {
  it.each([
    ['staff', staff, 13],
    ['board members', boardMembers, 10],
    ['affiliates', affiliates, 4],
    ['services', services, 4],
    ['partner cards', partnerCards, 4],
    ['donation options', donationOptions, 4],
    ['prayer topics', prayerTopics, 4],
    ['volunteer areas', volunteerAreas, 4],
    ['pages for volunteers', volunteerDetails, 4],
    ['events', events, 3],
    ['posts', blogPosts, 4],
    ['participating locations', participatingLocations, 3],
    ['columns of the footer', footerGroups, 4],
  ])('has so many %s', (_, list, count) => {
    expect(list).toHaveLength(count);
  });

  it('has the addresses of the specification, each once', () => {
    const addresses = [...Object.values(paths), ...events.map(({ detailPageUrl }) => detailPageUrl)];
    expect(addresses.toSorted()).toEqual(specified.trim().split(/\s+/).toSorted());
  });

  it('has the menu of the specification', () => {
    const menu = navigation.map((item) =>
      'links' in item
        ? `${item.label}: ${item.links.map(({ label, path }) => `${label} ${path}`).join(', ')}`
        : `${item.label} ${item.path}`,
    );
    expect(menu).toEqual([
      'About: Mission /about, History /about/history, Team /about/team',
      'Events /events',
      'Partner: Volunteer /partner/volunteer, Donate /partner/donate',
      'Contact /contact',
    ]);
    expect(donateNow).toEqual({ label: 'Donate Now', path: '/give' });
  });

  it('has cards that lead where the specification says', () => {
    const pathsOf = (cards: readonly { readonly path: string }[]) => cards.map(({ path }) => path);
    expect(pathsOf(services)).toEqual([paths.clinic, paths.parenting, paths.adoption, paths.counseling]);
    expect(pathsOf(partnerCards)).toEqual([paths.volunteer, paths.partnerEvents, paths.prayer, paths.donate]);
    const areas = [
      paths.volunteerClinic,
      paths.volunteerFamilyCenter,
      paths.volunteerFatherhood,
      paths.volunteerEvents,
    ];
    expect(pathsOf(volunteerAreas)).toEqual(areas);
    expect(pathsOf(volunteerDetails)).toEqual(areas);
    expect(donationOptions.map((o) => [o.title, o.amountLabel, o.buttonLink, o.isExternalLink])).toEqual([
      ['Monthly Partner', 'Any amount', '/monthly-partner', false],
      ['One-Time Gift', 'Any amount', links.donate.value, true],
      ['Legacy Giving', 'Custom amount', '/contact', false],
      ['Grassroots Supply Drive', 'Baby supplies', '/supply-drive', false],
    ]);
  });

  it('has the events of the specification', () => {
    expect(event('gala')).toMatchObject({
      title: 'Hope Gala',
      date: 'April 10, 2025',
      time: '6:00–8:00 PM',
      doorsTime: '5:30 PM',
      location: 'Dixon Conference Center',
      attire: 'Semi-formal',
      registrationOpen: true,
      registrationUrl: links.galaRegistration.value,
      requiresRegistration: true,
      detailPageUrl: '/events/hope-gala',
    });
    expect(event('walk')).toMatchObject({
      title: 'Walk 4 Life',
      date: 'November 8, 2025',
      time: 'Time to be announced',
      location: 'Opelika Sportsplex',
      description: expect.stringMatching(/free.*\$30.*\$200/) as string,
      registrationOpen: false,
      registrationUrl: null,
      requiresRegistration: true,
      detailPageUrl: '/events/walk-for-life',
    });
    expect(event('bottles')).toMatchObject({
      title: 'Baby Bottle Boomerang',
      date: 'July 6, 2025',
      time: '4-week campaign',
      location: 'Various locations',
      requiresRegistration: false,
      detailPageUrl: '/events/baby-bottle-boomerang',
    });
    expect(eventResources.every(({ downloadUrl }) => downloadUrl === '#')).toBe(true);
  });

  it('has the office hours of the specification', () => {
    const usual = { opens: '8:00 AM', closes: '5:00 PM' };
    expect(hours.value).toEqual({
      Monday: usual,
      Tuesday: usual,
      Wednesday: usual,
      Thursday: usual,
      Friday: { opens: '8:00 AM', closes: '12:00 PM' },
      Saturday: null,
      Sunday: null,
    });
  });

  it('keeps the words of the specification', () => {
    expect(org.foundedAs).toEqual({ value: 'Sav-a-Life', status: 'spec' });
    expect(org.legalStatus.value).toContain('registered 501(c)3 nonprofit');
    expect([claims.familiesServed, claims.years, claims.hotline].map(({ value }) => value)).toEqual([
      'over 5,000 families served annually',
      'over four decades of service',
      '24/7 hotline',
    ]);
    expect(blogPosts.map(({ date }) => date).toSorted()).toEqual([
      '2024-03-01',
      '2024-03-05',
      '2024-03-10',
      '2024-03-15',
    ]);
  });
});

describe('the samples as they were shipped', () => {
  it('cannot be mistaken for real addresses and numbers', () => {
    const unmistakable: [readonly Fact<unknown>[], RegExp][] = [
      [[...Object.values(links), siteOrigin, contact.email], /\bexample\.org(\/|$)/],
      [[contact.phone, contact.textLine], /^\(334\) 555-01\d\d$/],
      [[contact.address], /"street":"\d+ Example Street"/],
    ];
    for (const [facts, pattern] of unmistakable) {
      for (const { value } of facts.filter(({ status }) => status === 'sample')) {
        expect(JSON.stringify(value).replace(/^"|"$/g, '')).toMatch(pattern);
      }
    }
  });

  it('cannot be mistaken for real people, and claim no credentials', () => {
    const people = [
      ...staff.filter((person) => sourceOf(person, staffSources.name).status === 'sample'),
      ...boardMembers.filter((person) => sourceOf(person, boardMembersSources.name).status === 'sample'),
    ];
    for (const person of people) {
      expect(person.name).toMatch(/^[A-Z][a-z]+ Sample$/);
      expect(JSON.stringify(person)).not.toMatch(/\b(RN|MD|LPC|LPN|PhD)\b/);
    }
    const authors = blogPostsSources.author.status === 'sample' ? blogPosts.map(({ author }) => author) : [];
    expect(authors.filter((author) => !/sample/i.test(author))).toEqual([]);
  });
});
