import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { pictureKinds, type PictureKind } from '../../src/pictureKinds';
import type { Size } from '../cropAround';
import { isOnlyPixels } from './isOnlyPixels';
import { heicProblem, photographKinds, type PhotographFile } from './listPhotographs';

/** A photograph with its pixels, upright. */
export interface Photograph extends PhotographFile, Size {
  readonly kind: PictureKind;
  /** A JPEG of pixels alone, just large enough: what is committed, and what every size is made from. */
  readonly master: Buffer;
  /** 'portrait/jordan-sample.master.jpg' */
  readonly masterFile: string;
  /** The size of a file that has not been taken in yet; null for a master. */
  readonly original: Size | null;
}

/** The photographs of a folder, and one line for each that cannot be used. */
export interface ReadPhotographs {
  readonly photographs: readonly Photograph[];
  readonly problems: readonly string[];
}

/** Larger than any size that is served, so that another crop is possible; far smaller than what a camera writes. */
const longSide = 1600;
const paper = '#fffbf5';
const readable = ['jpeg', 'png', 'webp', 'tiff'];

/** The brands of HEIC in the first bytes of a file, whatever its name says. */
const isHeic = (bytes: Buffer) => /^ftyp(?!.*avif).*(hei[cxms]|hev[cx])/s.test(bytes.toString('latin1', 4, 48));

/** The size of a master: 1600 pixels long, or what it takes to fill the shape of its kind. */
function masterSize({ width, height }: Size, kind: Size): Size {
  const scale = Math.max(longSide / Math.max(width, height), kind.width / width, kind.height / height);
  return scale < 1 ? { width: Math.round(width * scale), height: Math.round(height * scale) } : { width, height };
}

/**
 * One photograph, read to its last pixel, or the end of a line that says why it cannot be used.
 * @throws Error of the library where the file is damaged.
 */
async function readPhotograph(root: string, listed: PhotographFile): Promise<Photograph | string> {
  const bytes = readFileSync(path.join(root, listed.file));
  const kind = photographKinds[listed.folder];
  if (isHeic(bytes)) return heicProblem;
  const image = sharp(bytes, { failOn: 'error' });
  const { format, mediaType, autoOrient: given } = await image.metadata();
  if (!readable.includes(format) && mediaType !== 'image/avif') {
    return `holds ${format.toUpperCase()}; save it as JPEG, PNG or WebP`;
  }
  const wanted = pictureKinds[kind];
  if (given.width < wanted.width || given.height < wanted.height) {
    const sizes = `${given.width} × ${given.height}; at least ${wanted.width} × ${wanted.height} are wanted`;
    return `is ${sizes}: take the file as it came from the camera`;
  }
  const upright = image.autoOrient().flatten({ background: paper }).toColourspace('srgb');
  if (listed.isMaster && isOnlyPixels(bytes)) {
    await upright.raw().toBuffer();
    return { ...listed, ...given, kind, master: bytes, masterFile: listed.file, original: null };
  }
  const size = masterSize(given, wanted);
  const master = await upright
    .resize({ ...size, fit: 'fill' })
    .jpeg({ quality: 90, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const { folder, name, focus } = listed;
  const masterFile = `${folder}/${[name, ...(focus ? [focus.join('-')] : []), 'master', 'jpg'].join('.')}`;
  return { ...listed, ...size, kind, master, masterFile, original: given };
}

/** Reads every photograph: one line for each that cannot be used. */
export async function readPhotographs(root: string, files: readonly PhotographFile[]): Promise<ReadPhotographs> {
  const read = [];
  for (const listed of files) {
    const damaged = (error: Error) => `is damaged or no picture (${firstLine(error)}); copy it from the camera again`;
    read.push(await readPhotograph(root, listed).catch(damaged));
  }
  return {
    photographs: read.filter((one) => typeof one !== 'string'),
    problems: read.flatMap((one, place) =>
      typeof one === 'string' ? [`photographs/${files[place]?.file} ${one}`] : [],
    ),
  };
}

const firstLine = ({ message }: Error) => message.split('\n')[0];
