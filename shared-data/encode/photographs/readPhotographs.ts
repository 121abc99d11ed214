import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { pictureKinds, type PictureKind } from '../../src/pictureKinds';
import type { Size } from '../cropAround';
import { isOnlyPixels } from './isOnlyPixels';
import { heicProblem, photographKinds, type PhotographFile } from './listPhotographs';

/** A photograph with its rotated pixels. */
export interface Photograph extends PhotographFile, Size {
  readonly kind: PictureKind;
  /** A JPEG without metadata, just large enough. It is committed, and every size is made from it. */
  readonly master: Buffer;
  /** 'portrait/jordan-sample.master.jpg' */
  readonly masterFile: string;
  /** The size of a file that is not imported yet. Null for a master. */
  readonly original: Size | null;
}

/** The photographs of a folder, and a line for each invalid one. */
export interface ReadPhotographs {
  readonly photographs: readonly Photograph[];
  readonly problems: readonly string[];
}

/**
 * The long side of a master in pixels. It is larger than any served size, to allow another crop, and far smaller than a
 * camera's file.
 */
const longSide = 1600;
const paper = '#fffbf5';
const readable = ['jpeg', 'png', 'webp', 'tiff'];

/** Returns whether the first bytes of a file have a HEIC brand, whatever its name is. */
const isHeic = (bytes: Buffer) => /^ftyp(?!.*avif).*(hei[cxms]|hev[cx])/s.test(bytes.toString('latin1', 4, 48));

/** Returns the size of a master: 1600 pixels long, or more if the shape of its kind needs it. */
function masterSize({ width, height }: Size, kind: Size): Size {
  const scale = Math.max(longSide / Math.max(width, height), kind.width / width, kind.height / height);
  return scale < 1 ? { width: Math.round(width * scale), height: Math.round(height * scale) } : { width, height };
}

/**
 * Reads a whole photograph, or returns the end of a line that names its problem.
 * @throws Error of the library if the file is damaged.
 */
async function readPhotograph(root: string, listed: PhotographFile): Promise<Photograph | string> {
  const bytes = readFileSync(path.join(root, listed.file));
  const kind = photographKinds[listed.folder];
  if (isHeic(bytes)) return heicProblem;
  const image = sharp(bytes, { failOn: 'error' });
  const { format, mediaType, autoOrient: given } = await image.metadata();
  if (!readable.includes(format) && mediaType !== 'image/avif') {
    return `contains ${format.toUpperCase()}. Save it as JPEG, PNG or WebP`;
  }
  const wanted = pictureKinds[kind];
  if (given.width < wanted.width || given.height < wanted.height) {
    const sizes = `${given.width} × ${given.height}, but must be at least ${wanted.width} × ${wanted.height}`;
    return `is ${sizes}. Use the original file from the camera`;
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

/** Reads every photograph. Returns a line for each invalid one. */
export async function readPhotographs(root: string, files: readonly PhotographFile[]): Promise<ReadPhotographs> {
  const read = [];
  for (const listed of files) {
    const damaged = (error: Error) =>
      `is damaged or not a picture (${firstLine(error)}). Copy it from the camera again`;
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
