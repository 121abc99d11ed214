import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { optimize } from 'svgo';

/** Keeps shapes and groups. Rewriting them moves edges by a fraction, and makes these drawings larger. */
const overrides = {
  convertPathData: false,
  convertShapeToPath: false,
  convertTransform: false,
  mergePaths: false,
  moveGroupAttrsToElems: false,
} as const;

const clean = (svg: string) =>
  optimize(svg, { multipass: true, plugins: [{ name: 'preset-default', params: { overrides } }] }).data;

/** Returns the text of every SVG file of a folder by its path, without the metadata of drawing programs. */
export function cleanedSvgs(folder: string) {
  const svgs = new Map<string, string>();
  const problems: string[] = [];
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.svg'))) {
    try {
      svgs.set(file.replaceAll(path.sep, '/'), clean(readFileSync(path.join(folder, file), 'utf8')));
    } catch {
      problems.push(`art/${file} is not a complete SVG file. Save it from the drawing program again`);
    }
  }
  return { svgs, problems };
}
