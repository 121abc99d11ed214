/** Frames, tables and scans: all that a decoder needs. Everything else (APPn, COM) may tell of place, time and camera. */
const neededMarkers = new Set([0xc0, 0xc2, 0xc4, 0xda, 0xdb, 0xdd]);
const startOfScan = 0xda;
const endOfImage = 0xffd9;

/** Where the coded pixels that begin at a place end: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(jpeg: Buffer, start: number): number {
  let at = jpeg.indexOf(0xff, start);
  while (at !== -1 && /^(00|d[0-7])$/.test(jpeg.toString('hex', at + 1, at + 2))) at = jpeg.indexOf(0xff, at + 2);
  return at === -1 ? jpeg.length : at;
}

/** Whether a file is a JPEG that holds pixels and nothing else: no EXIF, no XMP, no colour profile, nothing after its end. */
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
