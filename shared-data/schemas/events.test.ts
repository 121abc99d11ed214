/** @jest-environment node */
import { reportAfter } from '../fixtures/entriesCopy';

const reportOnEvening = (change: object) => reportAfter('events/harvest-evening.yaml', { ...change });

const cases: [string, object, string][] = [
  ['a date in another form', { date: '31 February 2025' }, "date: '31 February 2025' – wanted a real date such as"],
  ['a day no calendar has', { date: 'February 31, 2025' }, "date: 'February 31, 2025' – wanted a real date such as"],
  ['a year of another century', { date: 'April 10, 1025' }, 'from 1900 to 2099'],
  [
    'an end before its start',
    { endDate: 'April 9, 2025' },
    "endDate: 'April 9, 2025' – wanted something after April 10, 2025 (date)",
  ],
  [
    'an end on its first day',
    { endDate: 'April 10, 2025' },
    'wanted something after April 10, 2025 (date); leave it out if the event lasts one day',
  ],
  [
    'hours in a wrong order',
    { endTime: '5:45 PM' },
    "endTime: '5:45 PM' – wanted something after 6:00 PM (start time)",
  ],
  ['an end at its start', { endTime: '6:00 PM' }, "endTime: '6:00 PM' – wanted something after 6:00 PM (start time)"],
  [
    'an end in the morning before it',
    { startTime: '9:00 AM', endTime: '8:00 AM', doorsTime: undefined },
    "endTime: '8:00 AM' – wanted something after 9:00 AM (start time)",
  ],
  [
    'doors after the start',
    { doorsTime: '6:01 PM' },
    "startTime: '6:00 PM' – wanted nothing before 6:01 PM (doors time)",
  ],
  [
    'doors after the end, with an unknown start',
    { doorsTime: '8:30 PM', startTime: undefined },
    "endTime: '8:00 PM' – wanted something after 8:30 PM (doors time)",
  ],
  ['an hour no clock shows', { startTime: '25:00' }, "startTime: '25:00' – wanted a time such as '5:30 PM'"],
  ['an empty title', { title: '' }, "title: '' – wanted a text"],
  ['no title', { title: undefined }, 'title: nothing – wanted a text'],
  ['a flag for a title', { title: true }, 'title: true – wanted a text'],
  ['a title of 10 kB', { title: 'x'.repeat(10_240) }, "…' (10,240 characters) – wanted at most 60 characters"],
  ['HTML', { summary: 'Come <b>all</b>' }, "summary: 'Come <b>all</b>' – wanted plain text without HTML"],
  ['a control character', { summary: 'Come\u0007 all' }, "summary: 'Come\\u{7} all' – wanted no control characters"],
  ['a bidi character', { summary: 'Come \u202eall' }, "summary: 'Come \\u{202e}all' – wanted no characters that"],
  ['a script for a link', { registrationUrl: 'javascript:alert(1)' }, "'javascript:alert(1)' – wanted a whole address"],
  ['data for a link', { registrationUrl: 'data:text/html,x' }, "'data:text/html,x' – wanted a whole address"],
  ['a bad link', { registrationUrl: 'example.org' }, "registrationUrl: 'example.org' – wanted a whole address"],
  ['registration nowhere', { registrationUrl: null }, 'registrationUrl: null – wanted the page to register on'],
  ['a page elsewhere', { detailPageUrl: '/blog' }, "detailPageUrl: '/blog' – wanted an address below /events such as"],
  ['the page of the list', { detailPageUrl: '/events' }, "detailPageUrl: '/events' – wanted an address below /events"],
  ['a page in capitals', { detailPageUrl: '/events/Gala' }, "'/events/Gala' – wanted an address below /events"],
  [
    'half an address',
    { address: { street: '1 Main Street', state: 'AL', postalCode: '36801' } },
    'address.city: nothing – wanted a text',
  ],
  [
    'a state in full',
    { 'address.state': 'Alabama' },
    "address.state: 'Alabama' – wanted the two letters of a state such as 'AL'",
  ],
  [
    'a postal code of letters',
    { 'address.postalCode': 'abc' },
    "address.postalCode: 'abc' – wanted a postal code such as '36830' or '36830-1234'",
  ],
  ['too long a summary', { summary: 'x'.repeat(150) }, 'wanted at most 116 characters beside title and place'],
  [
    'a summary too long beside two days',
    { endDate: 'April 11, 2025', summary: 'x'.repeat(100) },
    'wanted at most 99 characters beside title and place',
  ],
  ['no room for a summary', { title: 'x'.repeat(60), location: 'x'.repeat(90) }, 'wanted a shorter place or title: '],
  ['too short a summary', { location: 'Hall', summary: 'Stories.' }, 'wanted at least 11 characters beside title and'],
  ['an unknown picture', { image: { name: 'party', alt: 'A hall' } }, "image.name: 'party' – wanted the name of"],
  ['no alternative text', { image: { name: 'not-found' } }, 'image.alt: nothing – wanted a description of the picture'],
  [
    'an empty alternative text',
    { image: { name: 'not-found', alt: '' } },
    "image.alt: '' – wanted a description of the picture",
  ],
  ['no picture', { image: undefined }, 'image: nothing – wanted an entry { name, alt }'],
  ['an unknown field', { titel: 'Hope' }, "titel: 'Hope' – wanted one of the fields id, title, date"],
  ['a yes for true', { registrationOpen: 'yes' }, "registrationOpen: 'yes' – wanted true or false"],
];

describe('eventSchema', () => {
  it.each(cases)('rejects %s', (_, change, problem) => {
    const report = reportOnEvening(change);
    expect(report).toEqual([expect.stringMatching(/^entries\/events\/harvest-evening\.yaml:\d+ · /)]);
    expect(report[0]).toContain(problem);
  });

  it('names the file, line, field, value and expected value in one line', () => {
    expect(reportOnEvening({ date: '31 February 2025' })).toEqual([
      "entries/events/harvest-evening.yaml:3 · date: '31 February 2025' – wanted a real date such as 'April 10, 2025', from 1900 to 2099",
    ]);
  });

  it('lists every error of an entry in one run', () => {
    const report = reportOnEvening({
      title: '',
      date: 'soon',
      endTime: '1:00 PM',
      registrationUrl: 'x',
      image: 0,
      more: 1,
    });
    const fields = report.map((line) => / · (\w+):/.exec(line)?.[1]);
    expect(fields.toSorted()).toEqual(['date', 'endTime', 'image', 'more', 'registrationUrl', 'title']);
  });

  it('reports rules between fields together with other errors', () => {
    const report = reportOnEvening({
      title: undefined,
      registration: undefined,
      endTime: '1:00 PM',
      registrationUrl: null,
    });
    expect(report).toEqual([
      expect.stringContaining('title: nothing'),
      expect.stringContaining('registration: nothing'),
      expect.stringContaining('endTime: '),
      expect.stringContaining('registrationUrl: null – wanted the page to register on, because registration is open'),
    ]);
    expect(reportOnEvening({ registration: undefined, summary: 'x'.repeat(150) })).toHaveLength(2);
  });

  it.each([
    ['New Year', { date: 'December 31, 2025', endDate: 'January 1, 2026', startTime: '9:00 PM', endTime: '1:00 AM' }],
    ['three days', { endDate: 'April 12, 2025', endTime: '12:00 PM' }],
    ['until midnight', { endTime: '12:00 AM' }],
    ['from noon to midnight', { startTime: 'noon', endTime: 'midnight' }],
    ['from early to midnight', { startTime: '5:00 AM', endTime: '12:00 AM' }],
    ['until after midnight', { doorsTime: '8:00 PM', startTime: '9:00 PM', endTime: '1:00 AM' }],
    ['a whole night', { startTime: '7:00 PM', endTime: '11:00 AM' }],
    ['doors alone', { doorsTime: '8:00 PM', startTime: undefined, endTime: '1:00 AM' }],
  ])('accepts an earlier time on the last day: %s', (_, change) => {
    expect(reportOnEvening({ doorsTime: undefined, ...change })).toEqual([]);
  });

  it.each(['Quotes "and" \'these\'', 'Emoji 👩‍👧 and ❤️', 'مرحبا بكم', 'Moms & dads < 3 > 2', 'A line\u2028break'])(
    'accepts %j',
    (title) => {
      expect(reportOnEvening({ title, summary: `${title}, ${title}` })).toEqual([]);
    },
  );
});
