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

  it('is the one that the release brings, also where it is not known here', () => {
    expect(shared('other', 'images/other-social.00000000.jpg')).toBe('/images/other-social.00000000.jpg');
  });

  it('is the one here where the release has none yet, or the general card where it is not known', () => {
    expect(shared(first)).toBe(socialImage(first));
    expect(shared('other')).toBe(socialImage('social-card'));
  });
});

describe('neededPictures', () => {
  const needed = (code: string, change?: object, events?: readonly object[]) =>
    neededPictures(code, data(change, events));
  const filesOf = (name: typeof first) => JSON.stringify(pictureSources(name)).match(/\/images\/[\w.-]+/g) ?? [];
  const table = `const hashes = { '${first}': '00000000', ${second.replaceAll('-', '')}: '00000000' };`;

  it('has the pictures whose names stand in a bundle beside the table of all', () => {
    expect(needed(`${table} show('${first}');`)).toEqual(expect.arrayContaining(filesOf(first)));
    expect(needed(table)).toEqual([socialImage('social-card')]);
  });

  it('has those of heads, of structured data and of announced events', () => {
    expect(needed('', { picture: first })).toEqual([socialImage(first)]);
    expect(needed('', { structuredData: [{ image: 'https://a.test/images/a-1.00000000.webp' }] })).toContain(
      '/images/a-1.00000000.webp',
    );
    const event = { picture: { name: 'walk', hash: '12345678', alt: 'Walkers' } };
    expect(needed('', {}, [event]).filter((file) => file.startsWith('/images/walk-')).length).toBeGreaterThan(3);
  });
});
