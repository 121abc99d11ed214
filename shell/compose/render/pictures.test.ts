/** @jest-environment node */
import { pictureSources, socialImage } from '@site/shared-data/pictures';
import { pictureNames } from '@site/shared-data/schemas/image';
import type { SectionData } from '../contract/SectionData';
import { neededPictures, sharedPicture } from './pictures';

const [first, second] = pictureNames();
if (!first || !second) throw new Error('there are no pictures');

const page = { path: '/books', title: 'Books', description: '', movedFrom: [], files: [], structuredData: [] };
const data = (change: object = {}, events: readonly object[] = []) =>
  ({ pages: [{ ...page, ...change }], events }) as unknown as SectionData;

describe('sharedPicture', () => {
  const shared = (picture: string, ...assets: string[]) => sharedPicture({ picture }, assets);

  it('is the one of the release, even if it is unknown here', () => {
    expect(shared('other', 'images/other-social.00000000.jpg')).toBe('/images/other-social.00000000.jpg');
  });

  it('is the one here if the release has none, or the general card if it is unknown', () => {
    expect(shared(first)).toBe(socialImage(first));
    expect(shared('other')).toBe(socialImage('social-card'));
  });
});

describe('neededPictures', () => {
  const needed = (code: string, change?: object, events?: readonly object[]) =>
    neededPictures(code, data(change, events));
  const filesOf = (name: typeof first) => JSON.stringify(pictureSources(name)).match(/\/images\/[\w.-]+/g) ?? [];
  const table = `const hashes = { '${first}': '00000000', ${second.replaceAll('-', '')}: '00000000' };`;

  it('returns the pictures that a bundle names outside of the table', () => {
    expect(needed(`${table} show('${first}');`)).toEqual(expect.arrayContaining(filesOf(first)));
    expect(needed(table)).toEqual([socialImage('social-card')]);
  });

  it('returns the pictures of heads, structured data and announced events', () => {
    expect(needed('', { picture: first })).toEqual([socialImage(first)]);
    expect(needed('', { structuredData: [{ image: 'https://a.test/images/a-1.00000000.webp' }] })).toContain(
      '/images/a-1.00000000.webp',
    );
    const event = { picture: { name: 'walk', hash: '12345678', alt: 'Walkers' } };
    expect(needed('', {}, [event]).filter((file) => file.startsWith('/images/walk-')).length).toBeGreaterThan(3);
  });
});
