import { pictureKinds } from '../src/pictureKinds';
import type { SitePicture } from './SitePicture';

/** The text of `pictures.generated.ts`: names and hashes by kind, nothing else, because every browser bundle carries them. */
export function pictureTable(pictures: readonly SitePicture[]): string {
  const rows = Object.keys(pictureKinds).map((kind) => {
    const ofKind = pictures.filter((picture) => picture.kind === kind);
    return `  ${kind}: {\n${ofKind.map(({ name, hash }) => `    '${name}': '${hash}',\n`).join('')}  },\n`;
  });
  return `/** Written by \`npm run pictures\`: the hash in each picture's file names, by kind. */\nexport const pictureHashes = {\n${rows.join('')}} as const;\n`;
}
