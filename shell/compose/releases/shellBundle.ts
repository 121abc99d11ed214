import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type * as Prerender from '../../src/entry.prerender';
import { loadBundle } from './loadBundle';
import { prerenderFile } from './fileNames';

export type ShellBundle = typeof Prerender;

/** A shell, ready to render pages. */
export interface RenderingShell {
  readonly bundle: ShellBundle;
  /** The version of the contract it speaks with sections. */
  readonly contract: number;
}

/** Loads what a shell prerenders with, from the folder of a release or of a build. */
export async function shellBundle(folder: string): Promise<ShellBundle> {
  const file = path.join(folder, prerenderFile);
  return loadBundle('shell', await readFile(file, 'utf8'), file, {}) as ShellBundle;
}
