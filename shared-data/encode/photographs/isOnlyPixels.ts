/**
 * The markers of frames, tables and scans, which a decoder needs. All others (APPn, COM) may reveal location, time and
 * camera.
 */
const neededMarkers = new Set([0xc0, 0xc2, 0xc4, 0xda, 0xdb, 0xdd]);
const startOfScan = 0xda;
const endOfImage = 0xffd9;

/**
 * Returns where the encoded pixels end that start at an offset: at the next marker that is neither a stuffed byte nor a
 * restart.
 */
function endOfScan(jpeg: Buffer, start: number): number {
  let at = jpeg.indexOf(0xff, start);
  while (at !== -1 && /^(00|d[0-7])$/.test(jpeg.toString('hex', at + 1, at + 2))) at = jpeg.indexOf(0xff, at + 2);
  return at === -1 ? jpeg.length : at;
}

/** Returns whether a file is a JPEG with only pixels: no EXIF, XMP or color profile, and nothing after its end. */
export function isOnlyPixels(jpeg: Buffer): boolean {
  if (jpeg.toString('hex', 0, 2) !== 'ffd8') return false;
  let at = 2;
  while (at + 4 <= jpeg.length) {
    const marker = jpeg.readUInt8(at + 1);
    if (jpeg.readUInt8(at) !== 0xff || !neededMarkers.has(marker)) return false;
    at += 2 + jpeg.readUInt16BE(at + 2);
    if (marker === startOfScan) at = endOfScan(jpeg, at);
  }
  return at + 2 === jpeg.length && jpeg.readUInt16BE(at) === endOfImage;
}
