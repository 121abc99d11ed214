import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `file.br` and `file.gz` beside a file, for hosts that serve files compressed ahead. Brotli quality 0 to 11. */
export async function compressFile(file: string, bytes?: Buffer, quality = 11): Promise<void> {
  const content = bytes ?? (await readFile(file));
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    brotli(content, { params }).then((compressed) => writeFile(`${file}.br`, compressed)),
    zip(content, { level: 9 }).then((compressed) => writeFile(`${file}.gz`, compressed)),
  ]);
}
