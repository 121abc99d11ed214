/** @jest-environment node */
import { pictureSources, type PictureName } from './pictures';
import { withPhotographs } from './withPhotographs';

jest.mock('./pictures.generated', () => ({
  pictureHashes: { portrait: { 'portrait-01': '11111111' }, portraitPhoto: { 'zoe-oneil': '22222222' } },
}));

type Person = Parameters<typeof withPhotographs>[0][number];

const drawn = { name: 'portrait-01' as string as PictureName, alt: 'Somebody' };

describe('withPhotographs', () => {
  it('uses the photograph that is named after a person, even in place of a drawing', () => {
    const [zoe, newZoe] = withPhotographs([{ name: 'Zoë O’Neil', image: drawn }, { name: 'Zoë O’Neil' }], {
      'Zoë O’Neil': ['zoe-oneil-a1', 'zoe-oneil'],
    });
    expect([zoe?.image, newZoe?.image]).toEqual(Array(2).fill({ name: 'zoe-oneil', alt: 'Zoë O’Neil' }));
  });

  it('does not change anybody else', () => {
    const others = [{ name: 'Bo Sample', image: drawn }, { name: 'Lee' }];
    expect(withPhotographs(others, { 'Bo Sample': ['bo-sample'], 'Somebody Else': ['zoe-oneil'] })).toEqual(others);
  });

  it('has two formats at every width of a photographed portrait', () => {
    const [image] = withPhotographs<Person>([{ name: 'Zoë O’Neil' }], { 'Zoë O’Neil': ['zoe-oneil'] }).flatMap(
      (person) => person.image ?? [],
    );
    const address = (width: number, format: string) => `/images/zoe-oneil-${width}.22222222.${format} ${width}w`;
    expect(image && pictureSources(image.name)).toEqual({
      width: 640,
      height: 640,
      avif: [240, 420, 640].map((width) => address(width, 'avif')).join(', '),
      webp: [240, 420, 640].map((width) => address(width, 'webp')).join(', '),
      fallback: '/images/zoe-oneil-420.22222222.webp',
    });
  });
});
