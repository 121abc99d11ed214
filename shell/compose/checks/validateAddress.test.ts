import { validateAddress, validateFileAddress } from './validateAddress';

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
