import { validateAddress, validateFileAddress, validateSection } from './validateSection';

// What the guarded process tells where a function was.
const aFunction = { isFunction: true };
const page = { path: '/events', title: 'Events', description: 'What is on.', Page: aFunction };
const section = { contract: 2, requires: { react: '^19.0.0' }, pages: [page] };
const withPage = (change: object) => ({ ...section, pages: [{ ...page, ...change }] });

describe('validateSection', () => {
  it('finds nothing wrong with a section of the contract', () => {
    const files = [{ path: '/events/gala.ics', type: 'text/calendar', text: aFunction }];
    expect(validateSection(withPage({ files }), 2)).toBeNull();
  });

  it.each([
    [null, "section.ts exports no 'section'"],
    [{ ...section, requires: undefined }, 'section.ts requires nothing'],
    [{ ...section, requires: { react: 'nineteen' } }, "section.ts requires react 'nineteen'"],
    [withPage({ path: undefined }), 'pages[0] has no path'],
    [withPage({ title: ' ' }), '/events has no title'],
    [withPage({ title: aFunction }), '/events has no title'],
    [withPage({ description: 7 }), '/events has no description'],
    [withPage({ Page: 'div' }), '/events has no Page'],
    [withPage({ path: '/Events' }), "'/Events' is not an address of a page"],
    [withPage({ files: 'a.ics' }), '/events has files that are no list'],
    [withPage({ files: [{ path: '/a.ics' }] }), '/events has a file without path, type or text'],
    [
      withPage({ files: [{ path: '/../a.ics', type: 'text/calendar', text: aFunction }] }),
      "/events: the file '/../a.ics' is not an address of a file",
    ],
    [{ ...section, pages: [] }, 'section.ts lists no pages'],
    [{ ...section, pages: [null] }, 'pages[0] has no path'],
    [{ ...section, events: [{ title: 'Gala' }] }, "the announced event 'Gala' has the path undefined"],
  ])('names the page and the remedy (%#)', (told, fault) => {
    expect(validateSection(told, 2)).toContain(fault);
    expect(validateSection(told, 2)).toContain('; ');
  });

  it('refuses another contract than the shell speaks', () => {
    expect(validateSection(section, 3)).toContain('built for contract 2, this site speaks 3; rebuild it');
  });
});

describe('validateAddress', () => {
  it.each(['/events', '/events/hope-gala', '/a1/b-2/c'])('takes %s', (address) => {
    expect(validateAddress(address)).toBeNull();
  });

  it.each([
    '/',
    '',
    'events',
    '/Events',
    '/events/',
    '/a//b',
    '/a/../b',
    '/a_b',
    '/a--b',
    '/-a',
    '/a.html',
    '/%61',
    '/a?b',
  ])('takes no %j', (address) => {
    expect(validateAddress(address)).toContain('is not an address of a page');
  });

  it.each(['/releases/a', '/images', '/fonts/a', '/status', '/404'])('keeps %s for the site', (address) => {
    expect(validateAddress(address)).toContain('is kept for files of the site');
  });
});

describe('validateFileAddress', () => {
  it.each(['/events/hope-gala.ics', '/blog/feed.xml'])('takes %s', (address) => {
    expect(validateFileAddress(address)).toBeNull();
  });

  it.each(['/../../etc/passwd.txt', '/events/..ics', '/.hidden.txt', '/_headers.txt', 'a.ics', '/a', '/a/b.c.d'])(
    'takes no %s',
    (address) => {
      expect(validateFileAddress(address)).toContain('is not an address of a file');
    },
  );

  it.each(['/sitemap.xml', '/status.json', '/releases/a.txt', '/events/index.html', '/a.js'])(
    'keeps %s for the site',
    (address) => {
      expect(validateFileAddress(address)).toContain('is kept for files of the site');
    },
  );
});
