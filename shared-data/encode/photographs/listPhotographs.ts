import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { PictureKind } from '../../src/pictureKinds';
import type { Focus } from '../cropAround';
import { isSystemFile } from '../../compile/isSystemFile';
import { portraitNameOf } from '../../compile/pictureNameOf';
import { isPictureName, pictureNameProblem } from '../pictureNameProblem';

/** The folders photographs are put into, and the kind of picture each holds. */
export const photographKinds = {
  portrait: 'portraitPhoto',
  card: 'card',
  wide: 'wide',
  square: 'square',
  share: 'share',
} as const satisfies Record<string, PictureKind>;

type PhotographFolder = keyof typeof photographKinds;

/** Where the files of photographs go that were taken in. Git ignores it. */
export const originalsFolder = 'originals';

/** A file in the folder of its kind, known by its name alone. */
export interface PhotographFile {
  /** 'portrait/jordan-sample.jpg', or 'portrait/jordan-sample.30-20.jpg' with a focus. */
  readonly file: string;
  readonly folder: PhotographFolder;
  /** What the picture is called. */
  readonly name: string;
  /** The focus its name asks for, if it asks for one. */
  readonly focus: Focus | null;
  /** Whether its name says that it has been taken in. */
  readonly isMaster: boolean;
}

/** The files of a folder of photographs, and one line for each that cannot be used. */
export interface ListedPhotographs {
  readonly files: readonly PhotographFile[];
  readonly problems: readonly string[];
}

const folders = Object.keys(photographKinds) as PhotographFolder[];
const wantedFolders = `put photographs into ${folders.join('/, ')}/`;
const formats = /^\.(jpe?g|png|webp|avif|tiff?)$/i;
const nameShape = /^(?<name>.+?)(?:\.(?<x>\d+)-(?<y>\d+))?(?<master>\.master(?=\.jpg$))?\.[^.]+$/;

function photographFile(folder: PhotographFolder, base: string): PhotographFile {
  const { name: said = '', x, y, master } = nameShape.exec(base)?.groups ?? {};
  // A portrait may bear the name of its person as people write it.
  const name = folder === 'portrait' && !isPictureName(said) ? portraitNameOf(said) : said;
  const focus = x && y ? ([Number(x), Number(y)] as const) : null;
  return { file: `${folder}/${base}`, folder, name, focus, isMaster: master !== undefined };
}

function fileProblem({ file, name, focus }: PhotographFile): string | null {
  const format = path.extname(file).toLowerCase();
  if (/^\.hei[cf]$/.test(format)) return heicProblem;
  if (!formats.test(format)) return `is no photograph (${format || 'no ending'}); save it as JPEG, PNG or WebP`;
  if (focus?.some((part) => part > 100)) return `asks for a focus of ${focus.join(' and ')} %; 0 to 100 are wanted`;
  return pictureNameProblem(path.basename(file), name);
}

/** What to do about the format telephones of Apple save in. The library that reads pictures comes without it, for its patents. */
export const heicProblem =
  'is HEIC, which cannot be read here; save it as JPEG (iPhone: share it by e-mail, or export it)';

/** Looks through a folder that holds one folder for each kind. */
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
      ...strays.map(({ name }) => `photographs/${name} is in no folder of a kind; ${wantedFolders}`),
      ...files.flatMap((file) => {
        const problem = fileProblem(file);
        return problem === null ? [] : [`photographs/${file.file} ${problem}`];
      }),
    ],
  };
}
