import { pictureKinds } from '../src/pictureKinds';
import type { Drawing } from './drawings';

/** The text of `src/pictures.generated.ts`: names and hashes by kind, nothing else, because every browser bundle carries it. */
export function pictureManifest(drawings: readonly Drawing[]): string {
  const kinds = Object.keys(pictureKinds).map((kind) => {
    const rows = drawings
      .filter((drawing) => drawing.kind === kind)
      .map(({ name, hash }) => `    '${name}': '${hash}',\n`);
    return `  ${kind}: {\n${rows.join('')}  },\n`;
  });
  return `/** Written by \`npm run pictures\`: the hash in each picture's file names, by kind. */\nexport const pictureHashes = {\n${kinds.join('')}} as const;\n`;
}
