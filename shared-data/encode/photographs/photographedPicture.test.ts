/** @jest-environment node */
import sharp from 'sharp';
import { photographedPicture } from './photographedPicture';
import type { Photograph } from './readPhotographs';

// A small budget, so that a small photograph is a heavy one.
jest.mock('../../src/pictureKinds', () => ({
  pictureKinds: { portraitPhoto: { width: 96, height: 96, widths: [96] } },
  pictureBudget: 2_000,
}));

/** A photograph of grass: the larger the deviation, the more it weighs. */
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
  it('takes a lower quality where a file is too heavy for a release', async () => {
    expect((await sizesOf(24)).filter((size) => size > 2_000)).toEqual([]);
  });

  it('refuses one that no quality makes light enough', async () => {
    await expect(sizesOf(120)).rejects.toThrow('weighs more than 2000 bytes at any quality; choose a calmer one');
  });
});
