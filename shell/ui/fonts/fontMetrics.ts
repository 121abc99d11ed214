// Reads the sizes of a font, for the fallback fonts that replace it while it loads.

/** Sizes of a font in em. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  /** The mean advance width of English text. */
  averageWidth: number;
}

// Frequencies of characters per thousand in English text, without rare ones.
const FREQUENCIES = {
  ' ': 154, e: 92, t: 67, a: 67, i: 59, n: 58, o: 57, r: 53, s: 47, h: 35, l: 30, d: 30, c: 23, u: 21, m: 18, f: 17, p: 16,
  g: 16, y: 12, b: 11, w: 11, v: 8, k: 5, ',': 8, '.': 8, T: 4, S: 4, A: 4, C: 3, M: 3, P: 2, B: 2, W: 2, I: 2, H: 1,
}; // prettier-ignore

/** Returns a function that finds the start of a table in an sfnt file by its four-letter tag. */
function tablesOf(font: DataView): (tag: string) => number {
  const count = font.getUint16(4);
  const starts = new Map<string, number>();
  for (let at = 12; at < 12 + count * 16; at += 16) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((i) => font.getUint8(at + i)));
    starts.set(tag, font.getUint32(at + 8));
  }
  return (tag) => {
    const start = starts.get(tag);
    if (start === undefined) throw new Error(`The font has no table ${tag}.`);
    return start;
  };
}

/** Returns a function that finds the glyph of a character in the font's Unicode table (format 4). */
function glyphsOf(font: DataView, cmap: number): (character: string) => number {
  const count = font.getUint16(cmap + 2);
  const starts = Array.from({ length: count }, (_, i) => cmap + font.getUint32(cmap + 4 + i * 8 + 4));
  const map = starts.find((start) => font.getUint16(start) === 4);
  if (map === undefined) throw new Error('The font has no character map of format 4.');
  const twice = font.getUint16(map + 6);
  return (character) => {
    const code = character.charCodeAt(0);
    let end = map + 14;
    while (font.getUint16(end) < code) end += 2;
    const start = end + twice + 2;
    const delta = start + twice;
    const offset = font.getUint16(delta + twice);
    const first = font.getUint16(start);
    if (first > code) throw new Error(`The font has no “${character}”.`);
    const glyph = offset ? font.getUint16(delta + twice + offset + (code - first) * 2) : code;
    return (glyph + font.getUint16(delta)) & 0xffff;
  };
}

/** Returns the metrics of a static, uncompressed font. */
export function fontMetrics(file: Buffer): FontMetrics {
  const font = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const table = tablesOf(font);
  const em = font.getUint16(table('head') + 18);
  const hhea = table('hhea');
  const longMetrics = font.getUint16(hhea + 34);
  const glyph = glyphsOf(font, table('cmap'));
  const advance = (character: string) =>
    font.getUint16(table('hmtx') + Math.min(glyph(character), longMetrics - 1) * 4);
  const letters = Object.entries(FREQUENCIES);
  const total = letters.reduce((sum, [, frequency]) => sum + frequency, 0);
  const width = letters.reduce((sum, [letter, frequency]) => sum + frequency * advance(letter), 0) / total;
  return {
    ascent: font.getInt16(hhea + 4) / em,
    descent: -font.getInt16(hhea + 6) / em,
    averageWidth: width / em,
  };
}
