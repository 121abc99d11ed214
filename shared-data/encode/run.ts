// `npm run pictures` runs this. With `--replace=<name>`, a new photograph replaces the one of that name.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { encodePictures } from './encodePictures';
import { writeFilm } from './film/writeFilm';
import { unusedPictures } from './unusedPictures';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'string', multiple: true, default: [] } },
});

/** The folder of pictures and content. Tests name another one in the first argument. */
const sharedData = path.resolve(positionals[0] ?? path.join(import.meta.dirname, '..'));
const root = path.join(sharedData, '..');

const { problems, lines, pictures } = await encodePictures(
  {
    art: path.join(sharedData, 'art'),
    photographs: path.join(sharedData, 'photographs'),
    pictures: path.join(sharedData, 'pictures'),
    table: path.join(sharedData, 'src/pictures.generated.ts'),
    icons: path.join(root, 'shell/static'),
  },
  (name) => values.replace.includes(name),
);
if (problems.length > 0) {
  console.error(['Nothing was changed:', ...problems].join('\n'));
  process.exitCode = 1;
} else {
  const film = await writeFilm(path.join(sharedData, 'art'), path.join(root, 'shell/static/images'));
  console.log([...unusedPictures(root, pictures), ...lines, ...film].join('\n'));
}
