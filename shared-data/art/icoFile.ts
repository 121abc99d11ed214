const HEADER = 22;

/** A PNG in the envelope of a Windows icon, which old browsers ask for as /favicon.ico. */
export function icoFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(HEADER);
  header.writeUInt16LE(1, 2); // kind: icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER, 18);
  return Buffer.concat([header, png]);
}
