/** @jest-environment node */
import { sectionRows } from '@site/build/packages';
import { assertSectionName, planPage } from './planPage';

const about = { owner: 'about', path: '/about', title: 'Our mission' } as const;
const team = { owner: 'about', path: '/about/team', title: 'Our team' } as const;
const pages = [{ owner: 'shell', path: '/', title: 'Home' }, about, team] as const;
const plan = (address: string, title?: string) => planPage('about', address, title, pages);

describe('planPage', () => {
  it('derives all names from the address', () => {
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

  it('uses the given title', () => {
    expect(plan('/about/careers', ' Work with us ').title).toBe('Work with us');
  });

  it('has breadcrumbs for the pages above it', () => {
    expect(plan('/about/team/nurses').above).toEqual([
      '{ name: "About", path: paths.about },',
      '{ name: "Team", path: paths.team },',
    ]);
    expect(plan('/careers').above).toEqual([]);
  });

  it.each([
    ['/about/team', /^\/about\/team already belongs to about. Choose another address$/],
    ['/', /^\/ already belongs to shell. Choose another address$/],
    [
      '/events/open-day',
      /^\/events\/open-day is reserved for events \(shell\/build\/sections\.json\)\. Choose another address$/,
    ],
    ['/partner/events', /^\/partner\/events is reserved for events/],
    ['/About', /lower-case/],
    ['/about/', /lower-case/],
    ['about/careers', /lower-case/],
    ['/about/a b', /lower-case/],
    ['/about/../x', /lower-case/],
    ['', /lower-case/],
    ['/releases/new', /kept for files of the site/],
  ])('rejects the address %j', (address, refusal) => {
    expect(() => plan(address)).toThrow(refusal);
  });

  it.each([
    ['Our team', /^\/about\/team already has the title 'Our team'. Choose another with --title$/],
    [' ', /title is empty/],
    ['Two\nlines', /more than one line/],
    ['A title that is so long that no search result would ever show it', /has a title of \d+ characters/],
  ])('rejects the title %j', (title, refusal) => {
    expect(() => plan('/about/careers', title)).toThrow(refusal);
  });

  it("rejects a page of the shell, and names the file with the shell's own pages", () => {
    expect(() => planPage('shell', '/careers', undefined, pages)).toThrow(/^shell: .*shell\/src\/ownPages\.ts/);
  });
});

describe('assertSectionName', () => {
  it('accepts words with single hyphens', () => {
    expect(() => assertSectionName('family-center')).not.toThrow();
  });

  it.each(['events', 'shell', 'all', 'release', 'Library', 'two words', 'a--b', '-a', 'a-', '1st', '', '../x'])(
    'rejects the name %j',
    (name) => {
      expect(() => assertSectionName(name)).toThrow(/already|lower-case|has another meaning/);
    },
  );
});

describe('sections.json', () => {
  it('has no unknown fields', () => {
    const fields = sectionRows.flatMap((row) => Object.keys(row));
    expect(['name', 'speaksForClinic', 'addresses', 'team', 'origin']).toEqual(expect.arrayContaining(fields));
  });
});
