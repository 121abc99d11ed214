import { socialImage } from '@site/shared-data/pictures';
import type { PictureName } from '@site/shared-data/pictures';
import path from 'node:path';
import type { RenderedPage } from './renderEveryPage';

/** A picture's address in a document. */
const pictureAddress = /\/images\/([\w.-]+)/g;

/** The file names of the pictures that pages show, and of those that links shared to them show. */
export function picturesOf(
  pages: readonly RenderedPage[],
  heads: readonly { readonly picture?: PictureName }[],
): string[] {
  const shown = pages.flatMap(({ html }) => [...html.matchAll(pictureAddress)].map(([, file = '']) => file));
  const shared = heads.map(({ picture }) => path.basename(socialImage(picture ?? 'social-card')));
  return [...new Set([...shown, ...shared])].sort();
}
