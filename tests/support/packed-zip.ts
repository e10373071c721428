// Zips as attackers make them: packed well, or one packed piece under many names.
import { buffer } from "node:stream/consumers";
import { crc32, deflateRawSync } from "node:zlib";
import { ZipFile } from "yazl";

/** A zip with compression. */
export async function packedZip(parts: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(parts)) zip.addBuffer(bytes, name);
  zip.end();
  return await buffer(zip.outputStream);
}

/** A zip whose directory leads to the same packed bytes by each of the names. */
export function zipOfOnePiece(names: readonly string[], content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(content.length, 18);
  const named = (name: string) => {
    const head = Buffer.from(common);
    head.writeUInt16LE(Buffer.byteLength(name), 22);
    return head;
  };
  const [first = ""] = names;
  const local = Buffer.concat([Buffer.from("504b0304", "hex"), named(first), Buffer.from(first), packed]);
  const central = names.flatMap((name) => [
    Buffer.from("504b01021400", "hex"),
    named(name),
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}

const MANY = 2_000_000;

/** Some 20 kB: a hwpx whose properties open an element two million times and never close one. */
export const hwpxBomb = (): Promise<Buffer> =>
  packedZip({
    mimetype: Buffer.from("application/hwp+zip"),
    "Contents/section0.xml": Buffer.from("<hs:sec xmlns:hs='s'/>"),
    "Contents/content.hpf": Buffer.from("<meta ".repeat(MANY)),
  });

/** A docx that names one part 60,000 times. */
export const docxBomb = (): Buffer =>
  zipOfOnePiece(
    ["[Content_Types].xml", ...Array.from({ length: 60_000 }, () => "word/document.xml")],
    Buffer.from(`<w:document xmlns:w="w">${" ".repeat(500_000)}</w:document>`),
  );
