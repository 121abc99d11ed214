/** The focus point of a picture, in percent of width and height. */
export type Focus = readonly [x: number, y: number];

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the largest part of a picture with the aspect ratio of `shape`, with the focus point as close to its center
 * as possible.
 */
export function cropAround([x, y]: Focus, whole: Size, shape: Size) {
  const scale = Math.min(whole.width / shape.width, whole.height / shape.height);
  const width = Math.round(shape.width * scale);
  const height = Math.round(shape.height * scale);
  const start = (middle: number, part: number, length: number) =>
    Math.round(Math.min(Math.max(middle - part / 2, 0), length - part));
  return {
    left: start((whole.width * x) / 100, width, whole.width),
    top: start((whole.height * y) / 100, height, whole.height),
    width,
    height,
  };
}
