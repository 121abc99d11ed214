import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pictureKinds, type PictureKind } from '../src/pictureKinds';

/** A drawing, as it stands in the folder of its kind. */
export interface Drawing {
  readonly kind: PictureKind;
  readonly name: string;
  readonly svg: string;
  /** Where to look first, in per cent of width and height. */
  readonly focus: readonly [number, number];
}

const kinds = Object.keys(pictureKinds) as PictureKind[];

/** In bytes. A drawing without encoded widths is sent to visitors as it is. */
const largest = (kind: PictureKind) => (pictureKinds[kind].widths.length > 0 ? 60_000 : 4_000);

/** Scripts, letters in a typeface that may be missing, photographs, and whatever is loaded from elsewhere. */
const forbidden = /<(script|text|image|foreignObject)\b|href="(?!#)|url\((?!#)/;

/** What is wrong with a drawing; null where it is in order. */
export function drawingProblem(kind: PictureKind, svg: string): string | null {
  const { width, height } = pictureKinds[kind];
  const [tag = ''] = /<svg[^>]*>/.exec(svg) ?? [];
  const [found] = forbidden.exec(svg) ?? [];
  if (found) return `holds ${found}; draw it with shapes`;
  if (!tag.includes(` width="${width}"`) || !tag.includes(` height="${height}"`) || !tag.includes(' viewBox="')) {
    return `is not ${width} × ${height}; give <svg> that width and height, and a viewBox`;
  }
  return svg.length > largest(kind) ? `has ${svg.length} bytes; at most ${largest(kind)} are wanted` : null;
}

function readDrawing(folder: string, kind: PictureKind, name: string): Drawing {
  const svg = readFileSync(path.join(folder, kind, `${name}.svg`), 'utf8');
  const problem = drawingProblem(kind, svg);
  if (problem) throw new Error(`${kind}/${name}.svg ${problem}`);
  const [, x = 50, y = 50] = / data-focus="(\d+) (\d+)"/.exec(svg) ?? [];
  return { kind, name, svg, focus: [Number(x), Number(y)] };
}

/**
 * Every drawing of a folder that holds one folder for each kind, in the order of kinds and names.
 * @throws Error that names a drawing that cannot be used, and what is wanted.
 */
export function readDrawings(folder: string): Drawing[] {
  return kinds.flatMap((kind) => {
    const files = readdirSync(path.join(folder, kind)).filter((file) => file.endsWith('.svg'));
    const names = files.map((file) => path.parse(file).name);
    return names.sort().map((name) => readDrawing(folder, kind, name));
  });
}
