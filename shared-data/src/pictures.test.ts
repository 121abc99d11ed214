/** @jest-environment node */
import { pictureSources, socialImage, type PictureName } from './pictures';

jest.mock('./pictures.generated', () => ({
  pictureHashes: {
    wide: { hall: '11111111' },
    portrait: { bo: '22222222' },
    card: { supper: '33333333' },
    share: { 'social-card': '44444444' },
  },
}));

const named = (name: string) => name as PictureName;
const [hall, bo, supper] = [named('hall'), named('bo'), named('supper')];

describe('pictureSources', () => {
  it('has two formats of a scene at every width of its kind', () => {
    const sources = pictureSources(hall);
    if ('svg' in sources) throw new Error('the hall is encoded');
    expect([sources.width, sources.height]).toEqual([1600, 900]);
    expect(sources.avif).toMatch(/^\/images\/hall-800\.11111111\.avif 800w, .* 1600w$/);
    expect(sources.webp.split(', ')).toHaveLength(3);
    expect(sources.fallback).toMatch(/\/hall-1200\.11111111\.webp$/);
  });

  it('has the SVG of a drawn portrait', () => {
    expect(pictureSources(bo)).toMatchObject({
      width: 400,
      svg: expect.stringMatching(/bo\.22222222\.svg$/),
    });
  });
});

describe('socialImage', () => {
  it('returns the picture of the page on a card', () => {
    expect(socialImage(supper)).toMatch(/^\/images\/supper-social\.33333333\.jpg$/);
  });

  it('returns the general card for small drawings', () => {
    expect(socialImage(bo)).toBe('/images/social-card-social.44444444.jpg');
  });
});
