import path from 'node:path';
import { pictureKinds, type PictureKind } from '../../src/pictureKinds';
import type { Focus } from '../cropAround';
import { pictureNameProblem } from '../pictureNameProblem';

/** A drawing in the folder of its kind. */
export interface Drawing {
  readonly kind: PictureKind;
  readonly name: string;
  readonly svg: string;
  readonly focus: Focus;
}

/** The drawings of a folder, and a line for each invalid one. */
export interface FoundDrawings {
  readonly drawings: readonly Drawing[];
  readonly problems: readonly string[];
}

const kinds = Object.keys(pictureKinds) as PictureKind[];

/** Returns the size limit in bytes. A drawing of a kind without encoded widths is sent as SVG. */
const largest = (kind: PictureKind) => (pictureKinds[kind].widths.length > 0 ? 60_000 : 4_000);

/** Matches scripts, text that needs a font, photographs, and external resources. */
const forbidden = /<(script|text|image|foreignObject)\b|href="(?!#)|url\((?!#)/;

/** Returns the problem of a drawing, or null if it is valid. */
export function drawingProblem(kind: PictureKind, svg: string): string | null {
  const { width, height } = pictureKinds[kind];
  const [tag = ''] = /<svg[^>]*>/.exec(svg) ?? [];
  const [found] = forbidden.exec(svg) ?? [];
  if (found) return `contains ${found}. Draw it with shapes`;
  if (!tag.includes(` width="${width}"`) || !tag.includes(` height="${height}"`) || !tag.includes(' viewBox="')) {
    return `is not ${width} × ${height}. Give <svg> that width and height, and a viewBox`;
  }
  return svg.length > largest(kind) ? `has ${svg.length} bytes. Reduce it to at most ${largest(kind)}` : null;
}

/**
 * Returns the drawings among the SVG files of a folder, which has a folder for each kind.
 * @param svgs the texts by path: 'card/event-gala.svg'.
 */
export function drawingsAmong(svgs: ReadonlyMap<string, string>): FoundDrawings {
  const found = [...svgs].flatMap(([file, svg]): readonly Drawing[] => {
    const { dir, name } = path.parse(file);
    const [, x = 50, y = 50] = / data-focus="(\d+) (\d+)"/.exec(svg) ?? [];
    return kinds.flatMap((kind) => (kind === dir ? { kind, name, svg, focus: [Number(x), Number(y)] } : []));
  });
  const problems = found.flatMap(({ kind, name, svg }) => {
    const problem = pictureNameProblem(`${name}.svg`, name) ?? drawingProblem(kind, svg);
    return problem === null ? [] : [`art/${kind}/${name}.svg ${problem}`];
  });
  return { drawings: found, problems };
}
