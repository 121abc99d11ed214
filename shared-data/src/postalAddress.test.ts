/** @jest-environment node */
import { addressLine, directionsUrl, mapEmbedUrl, mapUrl } from './postalAddress';

const address = { street: '123 Example Street', city: 'Auburn', state: 'AL', postalCode: '36830' };
const oddAddress = { street: '1 A & B St #2', city: 'Auburn', state: 'AL', postalCode: '36830' };

describe('addressLine', () => {
  it('formats the address as on an envelope', () => {
    expect(addressLine(address)).toBe('123 Example Street, Auburn, AL 36830');
  });
});

describe('mapUrl', () => {
  it('contains the address', () => {
    expect(new URL(mapUrl(address)).searchParams.get('query')).toBe(addressLine(address));
  });

  it('encodes special characters of an address', () => {
    const url = new URL(mapUrl(oddAddress));
    expect(url.searchParams.get('query')).toBe('1 A & B St #2, Auburn, AL 36830');
    expect(url.hash).toBe('');
  });
});

describe('directionsUrl', () => {
  it('contains the address', () => {
    const url = new URL(directionsUrl(oddAddress));
    expect(url.pathname).toBe('/maps/dir/');
    expect(url.searchParams.get('destination')).toBe('1 A & B St #2, Auburn, AL 36830');
  });
});

describe('mapEmbedUrl', () => {
  it('contains the key and the address', () => {
    const url = new URL(mapEmbedUrl(address, 'KEY&q=elsewhere'));
    expect(url.searchParams.get('key')).toBe('KEY&q=elsewhere');
    expect(url.searchParams.getAll('q')).toEqual([addressLine(address)]);
  });

  it('works without a key', () => {
    const url = new URL(mapEmbedUrl(oddAddress, null));
    expect(url.origin).toBe('https://www.google.com');
    expect(Object.fromEntries(url.searchParams)).toEqual({ q: addressLine(oddAddress), output: 'embed' });
  });
});
