import { territories } from '@site/build/packages';
import { assertSectionName, planPage } from './planPage';

const about = { owner: 'about', path: '/about', title: 'Our mission' } as const;
const team = { owner: 'about', path: '/about/team', title: 'Our team' } as const;
const pages = [{ owner: 'shell', path: '/', title: 'Home' }, about, team] as const;
const plan = (address: string, title?: string) => planPage('about', address, title, pages);

describe('planPage', () => {
  it('names everything after the address', () => {
    expect(plan('/about/open-house')).toMatchObject({
      folder: 'open-house',
      name: 'OpenHouse',
      variable: 'openHouse',
      title: 'Open house',
    });
    expect(plan('/about/team/nurses')).toMatchObject({ folder: 'team-nurses', name: 'TeamNurses' });
    expect(plan('/open-house')).toMatchObject({ folder: 'open-house', title: 'Open house' });
    expect(plan('/about/2031')).toMatchObject({ folder: 'about-2031', name: 'About2031' });
  });

  it('takes the title that is given', () => {
    expect(plan('/about/careers', ' Work with us ').title).toBe('Work with us');
  });

  it('leads there from the front door, by the addresses of the pages above', () => {
    expect(plan('/about/team/nurses').above).toEqual([
      '{ name: "About", path: paths.about },',
      '{ name: "Team", path: paths.team },',
    ]);
    expect(plan('/careers').above).toEqual([]);
  });

  it.each([
    ['/about/team', /^\/about\/team belongs to about already; take another address$/],
    ['/', /^\/ belongs to shell already; take another address$/],
    [
      '/events/open-day',
      /^\/events\/open-day is for events alone \(shell\/build\/sections\.json\); take another address$/,
    ],
    ['/partner/events', /^\/partner\/events is for events alone/],
    ['/About', /lower-case/],
    ['/about/', /lower-case/],
    ['about/careers', /lower-case/],
    ['/about/a b', /lower-case/],
    ['/about/../x', /lower-case/],
    ['', /lower-case/],
    ['/releases/new', /kept for files of the site/],
  ])('refuses the address %j', (address, refusal) => {
    expect(() => plan(address)).toThrow(refusal);
  });

  it.each([
    ['Our team', /^\/about\/team has the title 'Our team' already; name another with --title$/],
    [' ', /no title/],
    ['Two\nlines', /no title/],
    ['A title that is so long that no search result would ever show it', /has a title of \d+ characters/],
  ])('refuses the title %j', (title, refusal) => {
    expect(() => plan('/about/careers', title)).toThrow(refusal);
  });

  it('refuses a page of the shell, and says where its own are', () => {
    expect(() => planPage('shell', '/careers', undefined, pages)).toThrow(/^shell: .*shell\/src\/ownPages\.ts/);
  });
});

describe('assertSectionName', () => {
  it('accepts words with single hyphens', () => {
    expect(() => assertSectionName('family-center')).not.toThrow();
  });

  it.each(['events', 'shell', 'all', 'release', 'Library', 'two words', 'a--b', '-a', 'a-', '1st', '', '../x'])(
    'refuses the name %j',
    (name) => {
      expect(() => assertSectionName(name)).toThrow(/already|lower-case|means something else/);
    },
  );
});

describe('the rows', () => {
  it('have no fields that nothing reads', () => {
    const fields = territories.flatMap((row) => Object.keys(row));
    expect(['name', 'speaksForClinic', 'addresses', 'team', 'origin']).toEqual(expect.arrayContaining(fields));
  });
});
