import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { OwnTree } from './ownTree';

/**
 * Changes what a content file exports, as an editor would who types another value.
 * @param change the source of a function from the value that stands there to the new one.
 */
export async function changeExport(tree: OwnTree, file: string, name: string, change: string): Promise<void> {
  const place = path.join('shared-data/src', file);
  const text = await readFile(path.join(tree.folder, place), 'utf8');
  const before = `${name}Before${text.match(new RegExp(`const ${name}Before`, 'g'))?.length ?? ''}`;
  const declared = new RegExp(`export const ${name}\\b`);
  if (!declared.test(text)) throw new Error(`${place} exports no ${name}`);
  const after = `\nexport const ${name}: typeof ${before} = (${change})(${before});\n`;
  await tree.write(place, text.replace(declared, `const ${before}`) + after);
}
