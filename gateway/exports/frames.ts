// Sends a file in frames that say how far it has come, because a browser cannot tell: nobody knows the size
// of a file that is still being written. A frame is four bytes of rows so far, four bytes of length (both
// big-endian), and that many bytes of the file. The last frame is empty and says that the file is whole; an
// answer that was cut off lacks it. web/api/export-file.ts reads them.

const HEAD = 8;

function frame(rows: number, bytes: Buffer): Buffer {
  const head = Buffer.allocUnsafe(HEAD);
  head.writeUInt32BE(rows, 0);
  head.writeUInt32BE(bytes.length, 4);
  return Buffer.concat([head, bytes]);
}

/** @param rows how many have been written so far */
export async function* framed(file: AsyncIterable<Buffer>, rows: () => number): AsyncGenerator<Buffer> {
  for await (const bytes of file) if (bytes.length > 0) yield frame(rows(), bytes);
  yield frame(rows(), Buffer.alloc(0));
}
