import path from 'node:path';
import { encodePictures } from './encodePictures';
import { writeFilm } from './film/writeFilm';
import { unusedPictures } from './unusedPictures';

/**
 * Encodes the photographs and drawings of a folder, writes the story's film, and prints what it did. If a file cannot be encoded, it
 * prints why, changes nothing and sets the exit code 1.
 * @param folder the folder of pictures and entries. The default is shared-data. Tests name another one.
 */
export async function writePictures(
  folder = path.join(import.meta.dirname, '..'),
  { replace = [] }: { readonly replace?: readonly string[] } = {},
): Promise<void> {
  const sharedData = path.resolve(folder);
  const root = path.join(sharedData, '..');
  const { problems, lines, pictures } = await encodePictures(
    {
      art: path.join(sharedData, 'art'),
      photographs: path.join(sharedData, 'photographs'),
      pictures: path.join(sharedData, 'pictures'),
      table: path.join(sharedData, 'src/pictures.generated.ts'),
      icons: path.join(root, 'shell/static'),
    },
    (name) => replace.includes(name),
  );
  if (problems.length > 0) {
    console.error(['Nothing was changed:', ...problems].join('\n'));
    process.exitCode = 1;
    return;
  }
  const film = await writeFilm(path.join(sharedData, 'art'), path.join(root, 'shell/static/images'));
  console.log([...unusedPictures(root, pictures), ...lines, ...film].join('\n'));
}
