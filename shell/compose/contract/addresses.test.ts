/** @jest-environment node */
import { addressFault, fileAddressFault } from './addresses';

describe('addressFault', () => {
  it.each(['/events', '/events/hope-gala', '/a1/b-2/c', `/${'a'.repeat(100)}`])('accepts %s', (address) => {
    expect(addressFault(address)).toBeNull();
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
    `/${'a'.repeat(101)}`,
    '/a'.repeat(101),
  ])('rejects %j', (address) => {
    expect(addressFault(address)).toContain('is not an address of a page');
  });

  it.each(['/releases/a', '/images', '/fonts/a', '/status', '/404'])('keeps %s for the site', (address) => {
    expect(addressFault(address)).toContain('is kept for files of the site');
  });
});

describe('fileAddressFault', () => {
  it.each(['/events/hope-gala.ics', '/blog/feed.xml'])('accepts %s', (address) => {
    expect(fileAddressFault(address)).toBeNull();
  });

  it.each([
    '/../../etc/passwd.txt',
    '/events/..ics',
    '/.hidden.txt',
    '/_headers.txt',
    'a.ics',
    '/a',
    '/a/b.c.d',
    `/a.${'a'.repeat(99)}`,
  ])('rejects %s', (address) => {
    expect(fileAddressFault(address)).toContain('is not an address of a file');
  });

  it.each(['/sitemap.xml', '/status.json', '/watch.json', '/icon-192.png', '/releases/a.txt'])(
    'keeps %s for the site',
    (address) => {
      expect(fileAddressFault(address)).toContain('is kept for files of the site');
    },
  );

  it.each(['/events/index.html', '/a.js', '/worker.mjs', '/a.xhtml', '/a.shtml', '/a.php', '/a.br'])(
    'takes no %s, which hosts or browsers may run',
    (address) => {
      expect(fileAddressFault(address)).toContain('; use one of ics, ');
    },
  );
});
