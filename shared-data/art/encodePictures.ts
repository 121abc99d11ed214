// npm run pictures: cleans the drawings, encodes what is new, writes the site icons and the table of hashes, removes what is stale.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { optimize } from 'svgo';
import { pictureKinds } from '../src/pictureKinds';
import { readDrawings } from './drawings';
import { pictureFiles, pictureHash } from './pictureFiles';
import { siteIcons } from './siteIcons';

const here = import.meta.dirname;
const pictures = path.join(here, '../pictures');
const table = path.join(here, '../src/pictures.generated.ts');
const icons = path.join(here, '../../shell/static');

/** Shapes and groups stay as they were drawn: rewriting them moves edges by a fraction, and makes these drawings larger. */
const overrides = {
  convertPathData: false,
  convertShapeToPath: false,
  convertTransform: false,
  mergePaths: false,
  moveGroupAttrsToElems: false,
} as const;

function clean(file: string): void {
  const drawn = readFileSync(file, 'utf8');
  const { data } = optimize(drawn, {
    path: file,
    multipass: true,
    plugins: [{ name: 'preset-default', params: { overrides } }],
  });
  if (data !== drawn) writeFileSync(file, data);
}

for (const file of readdirSync(here, { recursive: true, encoding: 'utf8' })) {
  if (file.endsWith('.svg')) clean(path.join(here, file));
}

const readMark = (name: string) => readFileSync(path.join(here, 'mark', name), 'utf8');
const mark = { logo: readMark('logo.svg'), logoLight: readMark('logo-light.svg') };
const drawings = readDrawings(here);

const files = drawings.flatMap((drawing) => pictureFiles(drawing, mark.logoLight));
const present = new Set(readdirSync(pictures));
const missing = files.filter(({ name }) => !present.has(name));
for (const { name, make } of missing) writeFileSync(path.join(pictures, name), await make());
for (const { name, make } of siteIcons(mark)) writeFileSync(path.join(icons, name), await make());

/** Names and hashes by kind, nothing else, because every browser bundle carries them. */
const rows = Object.keys(pictureKinds).map((kind) => {
  const ofKind = drawings.filter((drawing) => drawing.kind === kind);
  return `  ${kind}: {\n${ofKind.map((one) => `    '${one.name}': '${pictureHash(one, mark.logoLight)}',\n`).join('')}  },\n`;
});
writeFileSync(
  table,
  `/** Written by \`npm run pictures\`: the hash in each picture's file names, by kind. */\nexport const pictureHashes = {\n${rows.join('')}} as const;\n`,
);

const wanted = new Set(files.map(({ name }) => name));
for (const name of present) if (!wanted.has(name)) rmSync(path.join(pictures, name));
console.log(`${drawings.length} pictures in ${files.length} files, ${missing.length} of them new`);
