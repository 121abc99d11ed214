/** @jest-environment node */
import type { AnnouncedEvent } from '@site/section/Section';
import { misfit, sectionFault } from './SectionData';

const shell = { contracts: [2], provides: { react: '19.2.9', '@site/section/Link': '2.0.0', tiny: '0.3.1' } };
// The guarded process sends this in place of a function.
const aFunction = { isFunction: true };
const page = { path: '/events', title: 'Events', description: 'What is on.', Page: aFunction };
const section = { contract: 2, requires: { react: '^19.0.0' }, pages: [page] };
const withPage = (change: object) => ({ ...section, pages: [{ ...page, ...change }] });

describe('sectionFault', () => {
  it('accepts a section that follows the contract', () => {
    const files = [{ path: '/events/gala.ics', type: 'text/calendar', text: aFunction }];
    expect(sectionFault(withPage({ files, canonical: '/' }))).toBeNull();
  });

  it.each([
    [null, "section.ts exports no 'section'"],
    [{ ...section, contract: { toString: 1 } }, 'section.ts names no contract; make the section with defineSection'],
    [{ ...section, requires: undefined }, 'section.ts requires nothing'],
    [
      { ...section, requires: { 'left-pad': { toString: 1 } } },
      'section.ts requires left-pad as {"toString":1}; give it a range of versions such as ^19.0.0',
    ],
    [withPage({ path: undefined }), 'the page pages[0] has nothing as its path; give it an address'],
    [withPage({ title: ' ' }), "the page '/events' has ' ' as its title; give it some words"],
    [withPage({ title: aFunction }), `the page '/events' has {"isFunction":true} as its title; give it some words`],
    [withPage({ description: 7 }), "the page '/events' has 7 as its description; give it some words"],
    [withPage({ Page: 'div' }), "the page '/events' has 'div' as its Page; give it a component"],
    [withPage({ picture: 7 }), "the page '/events' has 7 as its picture; give it the name of a picture such as"],
    [withPage({ path: '/Events' }), "'/Events' is not an address of a page"],
    [
      withPage({ canonical: '.example/events' }),
      "/events: its canonical '.example/events' is not an address of a page",
    ],
    [withPage({ movedFrom: '/old' }), "the page '/events' has '/old' as its movedFrom; give it a list such as"],
    [withPage({ movedFrom: [['/old']] }), `has ["/old"] as its movedFrom.0; give it an address such as`],
    [withPage({ movedFrom: ['/Old'] }), "/events has moved from '/Old', which is not an address of a page"],
    [withPage({ movedFrom: ['/images/a'] }), "/events has moved from '/images/a', which is kept for files of the site"],
    [withPage({ files: 'a.ics' }), "the page '/events' has 'a.ics' as its files; give it a list of files"],
    [
      withPage({ files: [{ path: '/a.ics' }] }),
      "the page '/events' has nothing as its files.0.type; give it a media type such as",
    ],
    [
      withPage({ files: [{ path: '/a.ics', type: '"><script>', text: aFunction }] }),
      `has '"><script>' as its files.0.type; give it a media type such as`,
    ],
    [
      withPage({ structuredData: [{ '@type': 'Thing', in: JSON.parse('['.repeat(21) + ']'.repeat(21)) as unknown }] }),
      'give it an object with an @type, and at most 20 objects in each other',
    ],
    [
      withPage({ files: [{ path: '/../a.ics', type: 'text/calendar', text: aFunction }] }),
      "/events: the file '/../a.ics' is not an address of a file",
    ],
    [{ ...section, pages: [] }, 'section.ts lists no pages'],
    [{ ...section, pages: [null] }, 'the page pages[0] has null as its value; give it the fields of a page'],
    [{ ...section, events: [{ title: 'Gala' }] }, "the announced event 'Gala' has nothing as its path"],
  ])('names the page and the remedy (%#)', (told, fault) => {
    expect(sectionFault(told)).toContain(fault);
    expect(sectionFault(told)).toContain('; ');
  });
});

const gala: AnnouncedEvent = {
  path: '/events/gala',
  title: 'Gala',
  firstDay: '2026-04-10',
  lastDay: '2026-04-10',
  when: 'April 10, 2026 · 6:00 PM',
  where: 'The hall',
  summary: 'Come.',
  isOpen: true,
  picture: { name: 'event-gala', hash: '0a1b2c3d', alt: 'A laid table' },
};
const announcing = (events: unknown) => ({ ...section, pages: [page, { ...page, path: '/events/gala' }], events });

describe('sectionFault of announced events', () => {
  it('accepts an event that follows the contract, or no event', () => {
    expect(
      sectionFault(announcing([gala, { ...gala, firstDay: '2026-04-09', endsAt: '2026-04-11T01:00:00-05:00' }])),
    ).toBeNull();
    expect(sectionFault(announcing(undefined))).toBeNull();
  });

  it.each([
    [{ path: '/events/ball' }, `'Gala' has '/events/ball' as its path; give it the address of one of its pages`],
    [{ title: '' }, `'' has '' as its title; give it a text`],
    [{ title: undefined }, 'events[0] has nothing as its title; give it a text'],
    [{ firstDay: '2026-02-31' }, `'Gala' has '2026-02-31' as its firstDay; give it a day such as '2025-04-10'`],
    [
      { lastDay: '2026-04-09' },
      `'Gala' has '2026-04-09' as its lastDay; give it a day such as '2025-04-10', not before`,
    ],
    [{ endsAt: '1:00 AM' }, `'Gala' has '1:00 AM' as its endsAt; give it a moment such as '2027-05-07T01:00:00-05:00'`],
    [{ when: ' ' }, `'Gala' has ' ' as its when; give it a text`],
    [
      { summary: 'a'.repeat(2_000) },
      `'Gala' has '${'a'.repeat(60)}…' (2,000 characters) as its summary; give it at most 1000 characters`,
    ],
    [{ notes: 'Come.' }, `'Gala' has 'Come.' as its notes; give it the fields of an event`],
    [{ isOpen: 'yes' }, `'Gala' has 'yes' as its isOpen; give it true or false`],
    [{ picture: null }, `'Gala' has null as its picture; give it a name, a hash and an alt text`],
    [
      { picture: { ...gala.picture, hash: '../../etc' } },
      `'Gala' has '../../etc' as its picture.hash; give it the eight digits its file names carry`,
    ],
  ])('names the event, the field, the value and what is expected (%#)', (change, fault) => {
    expect(sectionFault(announcing([{ ...gala, ...change }]))).toContain(`the announced event ${fault}`);
  });

  it('accepts at most 200', () => {
    const days = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...gala,
        ...{ firstDay: `${1900 + index}-04-10`, lastDay: '2099-04-10' },
      }));
    const many = days(100).flatMap((event) => [event, { ...event, path: '/events' }]);
    expect(sectionFault(announcing(many.slice(0, 200)))).toBeNull();
    expect(sectionFault(announcing([...many, gala]))).toContain('announces more than 200 events; leave out');
  });

  it('accepts each address once', () => {
    expect(sectionFault(announcing([gala, gala]))).toContain(
      "has '2026-04-10' as its firstDay; give it a day of its own",
    );
  });

  it.each(['soon', { gala }])('expects a list (%#)', (events) => {
    expect(sectionFault(announcing(events))).toContain('announces events that are no list');
  });
});

describe('misfit', () => {
  const faultOf = (requires: Readonly<Record<string, string>>) => misfit({ contract: 2, requires }, shell);

  it('names the contracts that a shell speaks', () => {
    expect(misfit({ contract: 2, requires: {} }, { ...shell, contracts: [3, 2] })).toBeNull();
    expect(misfit({ contract: 1, requires: {} }, { ...shell, contracts: [3, 2] })).toBe(
      'section.ts is built for contract 1, this site supports 3 and 2; rebuild it with the current @site/section',
    );
  });

  it('accepts the modules that the shell has', () => {
    expect(faultOf({ react: '^19.0.0', '@site/section/Link': '^2.0.0' })).toBeNull();
    expect(faultOf({ react: '>=18 <20' })).toBeNull();
  });

  it.each([
    [{ react: 'nineteen' }, 'needs react nineteen, this shell provides 19.2.9; build it with react ^19'],
    [
      { react: '^20.0.0' },
      'needs react ^20.0.0, this shell provides 19.2.9; build it with react ^19 or release a shell that has it',
    ],
    [
      { react: '~19.4.0' },
      'needs react ~19.4.0, this shell provides 19.2.9; build it with react ^19 or release a shell that has it',
    ],
    [{ tiny: '^1.0.0' }, 'needs tiny ^1.0.0, this shell provides 0.3.1; build it with tiny ^0.3.1'],
    [
      { '@site/section/Form': '^2.0.0' },
      'needs @site/section/Form ^2.0.0, this shell provides none; build it without or release a shell that has it',
    ],
    [{ constructor: '^1.0.0' }, 'needs constructor ^1.0.0, this shell provides none; build it without'],
  ])('names the module, the expected and the given version, and the remedy (%#)', (requires, line) => {
    expect(faultOf(requires)).toContain(line);
  });
});
