/**
 * The bytes of the characters that Windows-1252 has instead of control characters (WHATWG Encoding,
 * index-windows-1252).
 */
const windowsBytes = new Map(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'].map((character, at) => [character, 0x80 + at]),
);

const byteOf = (character: string) => windowsBytes.get(character) ?? character.codePointAt(0) ?? 0;

/** Matches sequences that may be the bytes of a single character: 'Ã©' for 'é', 'â€™' for '’'. */
const runs = /[\u00c2-\u00f4][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{1,3}/gu;

/** Returns the first characters that another program read in the wrong encoding, with their meaning, or undefined. */
export function misread(text: string): { readonly seen: string; readonly meant: string } | undefined {
  for (const [run] of text.matchAll(runs)) {
    for (let length = run.length; length > 1; length -= 1) {
      const seen = run.slice(0, length);
      try {
        const bytes = Uint8Array.from([...seen].map(byteOf));
        const meant = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        if ([...meant].length === 1) return { seen, meant };
      } catch {
        // These letters are next to each other by chance.
      }
    }
  }
  return undefined;
}
