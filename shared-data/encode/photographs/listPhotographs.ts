import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { PictureKind } from '../../src/pictureKinds';
import type { Focus } from '../cropAround';
import { isSystemFile } from '../../compile/isSystemFile';
import { portraitNameOf } from '../../compile/pictureNameOf';
import { isPictureName, pictureNameProblem } from '../pictureNameProblem';

/** The folders for photographs, with the kind of their pictures. */
export const photographKinds = {
  portrait: 'portraitPhoto',
  card: 'card',
  wide: 'wide',
  square: 'square',
  share: 'share',
} as const satisfies Record<string, PictureKind>;

type PhotographFolder = keyof typeof photographKinds;

/** The folder for the originals of imported photographs. Git ignores it. */
export const originalsFolder = 'originals';

/** A file in the folder of its kind, described by its name. */
export interface PhotographFile {
  /** 'portrait/jordan-sample.jpg', or 'portrait/jordan-sample.30-20.jpg' with a focus point. */
  readonly file: string;
  readonly folder: PhotographFolder;
  /** The name of the picture. */
  readonly name: string;
  /** The focus point in its name, or null. */
  readonly focus: Focus | null;
  /** Whether its name marks it as imported. */
  readonly isMaster: boolean;
}

/** The photographs of a folder, and a line for each invalid file. */
export interface ListedPhotographs {
  readonly files: readonly PhotographFile[];
  readonly problems: readonly string[];
}

const folders = Object.keys(photographKinds) as PhotographFolder[];
const wantedFolders = `Put photographs into ${folders.join('/, ')}/`;
const formats = /^\.(jpe?g|png|webp|avif|tiff?)$/i;
const nameShape = /^(?<name>.+?)(?:\.(?<x>\d+)-(?<y>\d+))?(?<master>\.master(?=\.jpg$))?\.[^.]+$/;

function photographFile(folder: PhotographFolder, base: string): PhotographFile {
  const { name: said = '', x, y, master } = nameShape.exec(base)?.groups ?? {};
  // The file of a portrait may have the name of the person in any spelling.
  const name = folder === 'portrait' && !isPictureName(said) ? portraitNameOf(said) : said;
  const focus = x && y ? ([Number(x), Number(y)] as const) : null;
  return { file: `${folder}/${base}`, folder, name, focus, isMaster: master !== undefined };
}

function fileProblem({ file, name, focus }: PhotographFile): string | null {
  const format = path.extname(file).toLowerCase();
  if (/^\.hei[cf]$/.test(format)) return heicProblem;
  if (!formats.test(format)) return `is not a photograph (${format || 'no extension'}). Save it as JPEG, PNG or WebP`;
  if (focus?.some((part) => part > 100)) return `has a focus of ${focus.join(' and ')} %. Use 0 to 100`;
  return pictureNameProblem(path.basename(file), name);
}

/** The remedy for the format of iPhones. The image library cannot decode it because of patents. */
export const heicProblem =
  'is HEIC, which cannot be read here. Save it as JPEG (iPhone: share it by e-mail, or export it)';

/** Lists the photographs of a folder, which has a folder for each kind. */
export function listPhotographs(root: string): ListedPhotographs {
  const visible = (folder: string) =>
    (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []).filter(({ name }) => !isSystemFile(name));
  const strays = visible(root).filter(({ name }) => ![...folders, originalsFolder, 'README.md'].includes(name));
  const files = folders.flatMap((folder) =>
    visible(path.join(root, folder)).map(({ name }) => photographFile(folder, name)),
  );
  return {
    files: files.toSorted((one, other) => (one.file < other.file ? -1 : 1)),
    problems: [
      ...strays.map(({ name }) => `photographs/${name} is not in a folder of a kind. ${wantedFolders}`),
      ...files.flatMap((file) => {
        const problem = fileProblem(file);
        return problem === null ? [] : [`photographs/${file.file} ${problem}`];
      }),
    ],
  };
}
