import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { listFile, type LoadedContent } from '../compile/loadContent';
import type { TextWarning } from './textWarnings';

/** Returns the names of the entries in a folder. An invalid entry has one too. */
function namesBelow(folder: string): readonly string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((file) => file.endsWith('.yaml') && file !== listFile)
    .map((file) => path.basename(file, '.yaml').normalize('NFC'));
}

/** The most files that a warning lists. */
const mostFiles = 3;

/**
 * Returns a warning for each name in the order of a list that has no file. The name may be misspelled, so the warning also gives
 * the files that the order does not name. No content fails for it, because somebody may have removed the entry.
 * @param folder the folder of the entries.
 */
export const orderWarnings = ({ kinds }: LoadedContent, folder: string): readonly TextWarning[] =>
  kinds.flatMap(({ kind: { place }, order }) => {
    const names = order.length > 0 ? namesBelow(path.join(folder, place)) : [];
    const others = names.filter((name) => !order.includes(name)).map((name) => `${name}.yaml`);
    const shown = [...others.slice(0, mostFiles), ...(others.length > mostFiles ? ['…'] : [])];
    const candidates = shown.length > 0 ? `. The order does not name ${shown.join(', ')}` : '';
    return order
      .filter((name) => !names.includes(name))
      .map((name) => ({
        file: `${place}/${listFile}`,
        field: 'order',
        words: `names '${name}', but there is no ${name}.yaml${candidates}`,
      }));
  });
