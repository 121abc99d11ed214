import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type * as Prerender from '../../src/entry.prerender';
import { loadBundle } from './loadBundle';
import { prerenderFile } from './fileNames';

export type ShellBundle = typeof Prerender;

/** Loads what a shell release prerenders with. */
export async function shellBundle(folder: string): Promise<ShellBundle> {
  const file = path.join(folder, prerenderFile);
  return loadBundle(await readFile(file, 'utf8'), file, {}) as ShellBundle;
}
