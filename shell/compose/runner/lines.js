// @ts-check

/**
 * Yields the lines of a stream, without line feeds.
 * @param {AsyncIterable<Buffer>} stream
 * @param {number} most the longest allowed line, in bytes. A longer line throws.
 */
export async function* lines(stream, most = Number.POSITIVE_INFINITY) {
  /** @type {Buffer[]} */
  let parts = [];
  let size = 0;
  for await (const chunk of stream) {
    let rest = chunk;
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      yield Buffer.concat([...parts, rest.subarray(0, end)]).toString();
      [parts, size, rest] = [[], 0, rest.subarray(end + 1)];
    }
    parts.push(rest);
    size += rest.length;
    if (size > most) throw new RangeError(`a line is longer than ${most} bytes`);
  }
}
