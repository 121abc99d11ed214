import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isSystemFile } from '../compile/isSystemFile';
import { pictureKinds } from '../src/pictureKinds';
import { cleanedSvgs } from './drawings/cleanedSvgs';
import { drawingsAmong, type Drawing } from './drawings/drawings';
import { listPhotographs } from './photographs/listPhotographs';
import { readPhotographs, type Photograph } from './photographs/readPhotographs';
import { sharedNames } from './sharedNames';
import { siteIcons } from './siteIcons';
import { isMadeHere, type PictureFile, type SitePicture } from './SitePicture';
import { sitePictures } from './sitePictures';
import { currentPhotographs, importPhotographs } from './photographs/importPhotographs';

/** The folders of the sources and of the generated files. */
export interface PictureDirs {
  readonly art: string;
  readonly photographs: string;
  readonly pictures: string;
  /** The file of hashes. */
  readonly table: string;
  readonly icons: string;
}

/** The result of a run, or the reasons why nothing changed. Each line names a file and a remedy. */
export interface EncodingReport {
  readonly problems: readonly string[];
  readonly lines: readonly string[];
  readonly pictures: readonly SitePicture[];
}

const refused = (problems: readonly string[]): EncodingReport => ({ problems, lines: [], pictures: [] });

/** Removes the files of deleted and changed pictures. Returns a line for each file that was not generated. */
function removeStale(folder: string, wanted: ReadonlySet<string>): readonly string[] {
  const others = readdirSync(folder).filter((file) => !wanted.has(file) && !isSystemFile(file));
  for (const file of others.filter(isMadeHere)) rmSync(path.join(folder, file));
  return others
    .filter((file) => !isMadeHere(file))
    .map((file) => `pictures/${file} was not generated and stays. Put photographs into photographs/<kind>/`);
}

/** Returns a line for each drawing that a photograph replaces. */
const replacedDrawings = (drawings: readonly Drawing[], photographs: readonly Photograph[]) =>
  photographs
    .filter(({ name }) => drawings.some((drawing) => drawing.name === name))
    .map(({ name, masterFile, folder }) => `photographs/${masterFile} replaces art/${folder}/${name}.svg`);

/**
 * Returns the new files of photographs. It encodes all of them before any is written, because one may exceed the size
 * limit.
 */
async function encodePhotographs(
  photographs: readonly Photograph[],
  files: ReadonlyMap<string, readonly PictureFile[]>,
) {
  const made = new Map<string, Buffer>();
  const problems: string[] = [];
  for (const { name, file } of photographs) {
    try {
      for (const one of files.get(name) ?? []) made.set(one.name, await one.make());
    } catch (error) {
      problems.push(`photographs/${file} ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { made, problems };
}

/**
 * Returns the text of `pictures.generated.ts`. It contains only names and hashes by kind, because every browser bundle
 * includes it.
 */
function pictureTable(pictures: readonly SitePicture[]): string {
  const rows = Object.keys(pictureKinds).map((kind) => {
    const ofKind = pictures.filter((picture) => picture.kind === kind);
    return `  ${kind}: {\n${ofKind.map(({ name, hash }) => `    '${name}': '${hash}',\n`).join('')}  },\n`;
  });
  return `/** Written by \`npm run pictures\`: the hash in each picture's file names, by kind. */\nexport const pictureHashes = {\n${rows.join('')}} as const;\n`;
}

/**
 * Returns a line for each new photograph that would replace another of the same name without the option `--replace`.
 */
function unaskedReplacements(photographs: readonly Photograph[], mayReplace: (name: string) => boolean) {
  return photographs
    .filter(({ isMaster, name }) => !isMaster && !mayReplace(name))
    .flatMap(({ name, file, master }) => {
      const old = photographs.find((one) => one.isMaster && one.name === name);
      // An interrupted run has already made the master of this file.
      if (!old || old.master.equals(master)) return [];
      return [
        `photographs/${file} would replace photographs/${old.file}. Rename it, or run npm run pictures -- --replace=${name}`,
      ];
    });
}

/**
 * Cleans the drawings, imports photographs, encodes new pictures, writes the site icons and the table, and removes
 * stale files. If there is any problem, nothing changes.
 * @param mayReplace tells whether a new photograph may replace the one of the same name.
 */
export async function encodePictures(
  dirs: PictureDirs,
  mayReplace: (name: string) => boolean = () => true,
): Promise<EncodingReport> {
  const { svgs, problems: unclean } = cleanedSvgs(dirs.art);
  const { drawings, problems: undrawn } = drawingsAmong(svgs);
  const { files: listed, problems: unlisted } = listPhotographs(dirs.photographs);
  const wrong = [...unclean, ...undrawn, ...unlisted, ...sharedNames(drawings, listed)];
  if (wrong.length > 0) return refused(wrong);
  const { photographs, problems: unreadable } = await readPhotographs(dirs.photographs, listed);
  const unusable = [...unreadable, ...unaskedReplacements(photographs, mayReplace)];
  if (unusable.length > 0) return refused(unusable);

  const mark = { logo: svgs.get('mark/logo.svg') ?? '', logoLight: svgs.get('mark/logo-light.svg') ?? '' };
  const current = currentPhotographs(photographs);
  const pictures = sitePictures(drawings, current, mark.logoLight);
  const present = new Set(readdirSync(dirs.pictures));
  const missing = new Map(
    pictures.map(({ name, files }) => [name, files.filter((file) => !present.has(file.name))] as const),
  );
  const { made, problems: unencoded } = await encodePhotographs(current, missing);
  if (unencoded.length > 0) return refused(unencoded);

  const write = (folder: string, file: string, content: Buffer | string) =>
    writeFileSync(path.join(folder, file), content);
  for (const [file, svg] of svgs) write(dirs.art, file, svg);
  const imported = importPhotographs(dirs.photographs, photographs);
  const newFiles = [...missing.values()].flat();
  for (const { name, make } of newFiles) write(dirs.pictures, name, made.get(name) ?? (await make()));
  for (const { name, make } of siteIcons(mark)) write(dirs.icons, name, await make());
  writeFileSync(dirs.table, pictureTable(pictures));
  const wanted = pictures.flatMap(({ files }) => files.map(({ name }) => name));
  return {
    pictures,
    problems: [],
    lines: [
      ...imported,
      ...replacedDrawings(drawings, current),
      ...removeStale(dirs.pictures, new Set(wanted)),
      `${pictures.length} pictures in ${wanted.length} files, ${newFiles.length} of them new`,
    ],
  };
}
