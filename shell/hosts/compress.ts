import { readFile, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * The window for texts that are compressed at every composing, 2 to the power of 16 bytes: with a larger one the encoder
 * clears 32 MB of tables for every page, which takes fifteen times as long and saves no byte in a hundred.
 */
const smallWindow = 16;

/**
 * Writes `file.br` and `file.gz` beside a file, for hosts that serve files compressed ahead. Brotli quality 0 to 11.
 * @returns how many bytes the brotli form has.
 */
export async function compressFile(file: string, bytes?: Buffer, quality = 11): Promise<number> {
  const content = bytes ?? (await readFile(file));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    ...(quality < 10 && { [constants.BROTLI_PARAM_LGWIN]: smallWindow }),
  };
  const [small, zipped] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, zipped)]);
  return small.length;
}

/** The size of a file compressed with brotli, in bytes. The file is compressed first where it is not yet. */
export const compressedSize = async (file: string): Promise<number> =>
  (await stat(`${file}.br`).catch(() => null))?.size ?? compressFile(file);
