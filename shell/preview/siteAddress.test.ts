/** @jest-environment node */
import { siteAddress } from './siteAddress';

describe('siteAddress', () => {
  it.each([
    ['/', [], false, ''],
    ['/?a=/b?c', [], false, '?a=/b?c'],
    ['/events', ['events'], false, ''],
    ['/events/', ['events'], true, ''],
    ['/events/?from=mail', ['events'], true, '?from=mail'],
    ['/%65vents', ['events'], false, ''],
    ['/.well-known/security.txt', ['.well-known', 'security.txt'], false, ''],
    ['http://elsewhere.example/events?a', ['events'], false, '?a'],
    ['https://elsewhere.example', [], false, ''],
    ['/%252e%252e/x', ['%2e%2e', 'x'], false, ''],
  ])('reads %p', (target, parts, slashed, query) => {
    expect(siteAddress(target)).toEqual({ parts, slashed, query });
  });

  it.each([
    '//',
    '//events',
    '/events//',
    '//evil.example/',
    '/%2Fevil.example/',
    '/..',
    '/../secret',
    '/%2e%2e/secret',
    '/..%2fsecret',
    '/events/..;/secret',
    String.raw`/..\secret`,
    '/..%5csecret',
    '/events%00.html',
    '/%',
    '/%zz',
    '/%c0%ae%c0%ae/secret',
    '/.git/config',
    '/events/.hidden',
    '/events/.well-known/x',
    '/_headers',
    '/_headers.json',
    '/index.html.br',
    '/releases/events/1/remoteEntry.js.gz',
    'events',
    '*',
  ])('finds nothing in %p', (target) => {
    expect(siteAddress(target)).toBeNull();
  });
});
