/** @jest-environment node */
import sharp from 'sharp';
import { photographedPicture } from './photographedPicture';
import type { Photograph } from './readPhotographs';

// A small limit makes a small photograph too large.
jest.mock('../../src/pictureKinds', () => ({
  pictureKinds: { portraitPhoto: { width: 96, height: 96, widths: [96] } },
  pictureBudget: 2_000,
}));

/** Returns a photograph of grass. A larger deviation gives larger files. */
async function meadow(sigma: number): Promise<Photograph> {
  const size = { width: 96, height: 96 };
  const noise = { type: 'gaussian', mean: 128, sigma } as const;
  const master = await sharp({ create: { ...size, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
  const file = 'portrait/meadow.master.jpg';
  const listed = { file, folder: 'portrait', name: 'meadow', focus: null, isMaster: true } as const;
  return { ...listed, ...size, kind: 'portraitPhoto', master, masterFile: file, original: null };
}

const sizesOf = async (sigma: number) => {
  const { files } = photographedPicture(await meadow(sigma), '');
  return Promise.all(files.map(async ({ make }) => (await make()).length));
};

describe('photographedPicture', () => {
  it('uses a lower quality if a file is too large for a release', async () => {
    expect((await sizesOf(24)).filter((size) => size > 2_000)).toEqual([]);
  });

  it('rejects a photograph that is too large at any quality', async () => {
    await expect(sizesOf(120)).rejects.toThrow('has more than 2000 bytes at any quality. Choose one with less detail');
  });
});
