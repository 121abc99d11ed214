/** @jest-environment node */
import sharp from 'sharp';
import { isOnlyPixels } from './isOnlyPixels';

const grey = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#888' } });

describe('isOnlyPixels', () => {
  it.each([{ mozjpeg: true }, { progressive: false }, { progressive: true }])(
    'accepts a JPEG without metadata: %j',
    async (options) => {
      expect(isOnlyPixels(await grey().jpeg(options).toBuffer())).toBe(true);
    },
  );

  it('finds EXIF, XMP and a color profile', async () => {
    const exif = await grey()
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera' } })
      .toBuffer();
    const xmp = await grey().jpeg().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').toBuffer();
    const icc = await grey().jpeg().withIccProfile('p3').toBuffer();
    expect([exif, xmp, icc].map(isOnlyPixels)).toEqual([false, false, false]);
  });

  it('finds a comment, and a second picture behind the first', async () => {
    const jpeg = await grey().jpeg().toBuffer();
    const comment = Buffer.from([0xff, 0xfe, 0, 6, ...Buffer.from('Home')]);
    const commented = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
    expect([commented, Buffer.concat([jpeg, jpeg])].map(isOnlyPixels)).toEqual([false, false]);
  });

  it('rejects a truncated JPEG, and other formats', async () => {
    const jpeg = await grey().jpeg().toBuffer();
    const png = await grey().png().toBuffer();
    expect([jpeg.subarray(0, -2), png, Buffer.alloc(0), Buffer.from([0xff, 0xd8, 0xff])].map(isOnlyPixels)).toEqual(
      Array(4).fill(false),
    );
  });
});
