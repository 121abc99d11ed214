// npm run pictures: draws every picture, encodes what is new, writes the site icons and the manifest, then removes what is stale.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawings } from './drawings';
import { pictureFiles } from './pictureFiles';
import { pictureManifest } from './pictureManifest';
import { siteIcons } from './siteIcons';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folder = here('../pictures/');
const drawn = here('../dist/drawings/');
const icons = here('../../shell/static/');

mkdirSync(folder, { recursive: true });
mkdirSync(drawn, { recursive: true });
mkdirSync(icons, { recursive: true });
for (const { name, svg } of drawings) writeFileSync(`${drawn}${name}.svg`, svg);

const files = drawings.flatMap(pictureFiles);
const wanted = new Set(files.map(({ name }) => name));
const present = new Set(readdirSync(folder));
const missing = files.filter(({ name }) => !present.has(name));
for (const { name, make } of missing) writeFileSync(folder + name, await make());

for (const { name, make } of siteIcons) writeFileSync(icons + name, await make());

writeFileSync(here('../src/pictures.generated.ts'), pictureManifest(drawings));
for (const name of present) if (!wanted.has(name)) rmSync(folder + name);
console.log(`${drawings.length} pictures in ${files.length} files, ${missing.length} of them new`);
