// @ts-check
import { existsSync, readFileSync } from 'node:fs';

/**
 * A loader that takes rows out of the table of pictures: those of entries that are not shown yet.
 * @this {import('webpack').LoaderContext<{ waiting: string }>}
 * @param {string} table The text of `pictures.generated.ts`.
 */
export default function withoutWaiting(table) {
  const { waiting } = this.getOptions();
  this.addDependency(waiting);
  // The kit that a section installs has no entries of its own.
  if (!existsSync(waiting)) return table;
  const names = new Set(/** @type {string[]} */ (JSON.parse(readFileSync(waiting, 'utf8'))));
  return table.replaceAll(/^ *'([\w-]+)': '\w+',\n/gm, (row, name) => (names.has(name) ? '' : row));
}
