import { readFile, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * The window for text that compose compresses each time, as a power of two (2^16 bytes). With a larger window, the
 * encoder clears 32 MB of tables for every page. That takes fifteen times as long, and pages become no smaller.
 */
const smallWindow = 16;

/**
 * Writes `file.br` and `file.gz` next to a file, for hosts that serve precompressed files.
 * @param quality the brotli quality for text that compose writes, 0 to 11. Without one, the file is compressed as far as possible.
 * @returns the size of the brotli form, in bytes.
 */
export async function compressFile(file: string, bytes?: Buffer, quality?: number): Promise<number> {
  const content = bytes ?? (await readFile(file));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality ?? constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    ...(quality !== undefined && { [constants.BROTLI_PARAM_LGWIN]: smallWindow }),
  };
  const [small, zipped] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, zipped)]);
  return small.length;
}

/** Returns the size of a file compressed with brotli, in bytes. Compresses the file first if necessary. */
export const compressedSize = async (file: string): Promise<number> =>
  (await stat(`${file}.br`).catch(() => null))?.size ?? compressFile(file);
