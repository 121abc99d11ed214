import type { PictureKind } from '../src/pictureKinds';

/** Ten bits keep the skies free of bands; cut paper keeps clean edges down to this quality. */
const avif: Partial<Record<PictureKind, { quality: number; bitdepth: 10; effort: number }>> = {
  wide: { quality: 56, bitdepth: 10, effort: 6 },
  square: { quality: 56, bitdepth: 10, effort: 6 },
  card: { quality: 46, bitdepth: 10, effort: 4 },
  share: { quality: 46, bitdepth: 10, effort: 4 },
};

/** How the pictures of a kind are encoded; undefined for a kind that stays SVG. A changed value renames and re-encodes its pictures. */
export function recipe(kind: PictureKind) {
  const quality = avif[kind];
  return (
    quality && {
      encoder: 'sharp 0.35.5',
      avif: quality,
      webp: { quality: 72, effort: 6, smartSubsample: true },
      social: { quality: 78, mozjpeg: true },
    }
  );
}
