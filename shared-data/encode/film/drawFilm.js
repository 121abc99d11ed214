// @ts-check
/* Runs in the browser that encodes the film. `encodeFilm` serves it to a page. */
import { BufferTarget, CanvasSource, Mp4OutputFormat, Output, WebMOutputFormat } from 'mediabunny';

/** @typedef {readonly [left: number, top: number, width: number]} View in parts of the drawing's width */

/**
 * A film and its encoding. Times are in seconds.
 * @typedef {object} FilmPlan
 * @property {'webm' | 'mp4'} format
 * @property {number} width
 * @property {number} height
 * @property {number} seconds
 * @property {number} fade
 * @property {number} framesPerSecond
 * @property {number} bitsPerSecond
 * @property {readonly { picture: string, begins: number, ends: number, from: View, to: View }[]} scenes
 */

/**
 * Draws every frame of a film on a canvas and encodes it.
 * @param {FilmPlan} plan
 * @returns {Promise<string>} the file in base64
 */
export async function drawFilm(plan) {
  const { format, width, height, seconds, fade, framesPerSecond, bitsPerSecond, scenes } = plan;
  const images = await Promise.all(
    scenes.map(async ({ picture }) => createImageBitmap(await (await fetch(picture)).blob())),
  );
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('this browser draws on no canvas');
  context.imageSmoothingQuality = 'high';
  const target = new BufferTarget();
  const output = new Output({
    format: format === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target,
  });
  const codec = format === 'webm' ? 'vp9' : 'avc';
  const source = new CanvasSource(canvas, { codec, bitrate: bitsPerSecond, keyFrameInterval: 4 });
  output.addVideoTrack(source, { frameRate: framesPerSecond });
  await output.start();

  /**
   * Draws a scene at a moment over the current content of the canvas.
   * @param {number} place
   * @param {number} now
   * @param {number} strength from 0 to 1
   */
  const drawScene = (place, now, strength) => {
    const [scene, image] = [scenes[place], images[place]];
    if (!scene || !image) return;
    const part = Math.min(1, (now - scene.begins) / (scene.ends - scene.begins));
    // The camera starts and stops gently.
    const eased = part * part * (3 - 2 * part);
    /** @param {0 | 1 | 2} side */
    const at = (side) => (scene.from[side] + eased * (scene.to[side] - scene.from[side])) * image.width;
    context.globalAlpha = strength;
    context.drawImage(image, at(0), at(1), at(2), (at(2) * height) / width, 0, 0, width, height);
  };
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
    const now = frame / framesPerSecond;
    const place = scenes.findLastIndex(({ begins }) => begins <= now);
    const strength = place === 0 ? 1 : Math.min(1, (now - (scenes[place]?.begins ?? 0)) / fade);
    if (strength < 1) drawScene(place - 1, now, 1);
    drawScene(place, now, strength);
    await source.add(now, 1 / framesPerSecond);
  }
  await output.finalize();
  let bytes = '';
  for (const byte of new Uint8Array(target.buffer ?? new ArrayBuffer(0))) bytes += String.fromCharCode(byte);
  return btoa(bytes);
}
