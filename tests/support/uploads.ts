// Files as people upload them, made for the tests: photos with a place in them, documents of the kinds the office uses.
import { readdir } from "node:fs/promises";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A photo as a camera writes it: noise over a gradient, an orientation, and the place where it was taken. */
export async function photo({
  width = 1_600,
  height = 1_200,
  orientation = 1,
}: {
  width?: number;
  height?: number;
  orientation?: number;
} = {}): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 12 } as const;
  return await sharp({ create: { width, height, channels: 3, background: "#808080", noise } })
    .withExif({
      IFD0: { Make: "Testkamera", Model: "GPSTEST" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "37/1 33/1 0/1" },
    })
    .withMetadata({ orientation })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** A PNG of one colour, written without ever holding its pixels. */
export function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const framed = Buffer.concat([Buffer.alloc(4), Buffer.from(type), data, Buffer.alloc(4)]);
    framed.writeUInt32BE(data.length, 0);
    framed.writeUInt32BE(crc32(framed.subarray(4, -4)), framed.length - 4);
    return framed;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width / 8 + 1) * height), { level: 9 });
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A zip without compression. */
export function zip(entries: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const bytes = Buffer.from(text);
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(bytes.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    locals.push(Buffer.from("504b0304", "hex"), common, nameBytes, bytes);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    central.push(Buffer.from("504b01021400", "hex"), common, rest, nameBytes);
    offset += 30 + nameBytes.length + bytes.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(entries).length, 8);
  end.writeUInt16LE(Object.keys(entries).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** A compound file whose directory holds these names. */
export function compound(...names: readonly string[]): Buffer {
  const header = Buffer.alloc(512);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(header);
  header.writeUInt16LE(9, 0x1e);
  header.writeUInt32LE(1, 0x30);
  header.writeUInt32LE(0, 0x4c);
  const table = Buffer.alloc(512, 0xff);
  const sectors = Math.ceil((names.length + 1) / 4);
  for (let sector = 1; sector < sectors; sector++) table.writeUInt32LE(sector + 1, sector * 4);
  table.writeUInt32LE(0xfffffffe, sectors * 4);
  const directory = Buffer.alloc(512 * sectors);
  for (const [index, name] of ["Root Entry", ...names].entries()) {
    directory.write(name, index * 128, "utf16le");
    directory.writeUInt16LE((name.length + 1) * 2, index * 128 + 64);
  }
  return Buffer.concat([header, table, directory]);
}

/** One of each kind that may be attached. */
export async function attachments(): Promise<Readonly<Record<string, Buffer>>> {
  const office = (folder: string) =>
    zip({ "[Content_Types].xml": "<Types/>", [`${folder}/document.xml`]: "<d/>" });
  const bitmap = sharp({ create: { width: 40, height: 30, channels: 3, background: "#2B4285" } });
  return {
    pdf: Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"),
    hwp: compound("FileHeader", "DocInfo", "BodyText", "\u0005HwpSummaryInformation", "PrvText"),
    hwpx: zip({ mimetype: "application/hwp+zip", "version.xml": "<v/>", "Contents/content.hpf": "<c/>" }),
    doc: compound("1Table", "WordDocument"),
    docx: office("word"),
    xls: compound("Workbook"),
    xlsx: office("xl"),
    ppt: compound("Current User", "PowerPoint Document"),
    pptx: office("ppt"),
    zip: zip({ "안내.txt": "안녕하세요" }),
    png: await bitmap.clone().png().toBuffer(),
    jpg: await bitmap.clone().jpeg().toBuffer(),
    webp: await bitmap.clone().webp().toBuffer(),
    mp3: Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)]),
    m4a: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypM4A \0\0\0\0M4A mp42", "latin1")]),
    wav: Buffer.concat([Buffer.from("RIFF\x24\0\0\0WAVEfmt ", "latin1"), Buffer.alloc(28)]),
  };
}

/** An answer to an upload. */
export interface UploadAnswer {
  readonly status: number;
  readonly body: {
    readonly code?: string;
    readonly id: number;
    readonly key: string;
    readonly name: string;
    readonly mime_type: string;
    readonly size: number;
    readonly width: number | null;
    readonly height: number | null;
    readonly url: string;
    readonly variants: readonly {
      url: string;
      width: number;
      height: number;
      format: string;
      size: number;
    }[];
    readonly pass: string;
  };
}

/** Uploads bytes to a gateway as somebody. */
export async function upload(
  url: string,
  session: { readonly headers: { readonly authorization: string } } | null,
  { kind = "attachment", name = "안내.pdf", bytes = Buffer.from("%PDF-1.7\n") }: UploadInput = {},
): Promise<UploadAnswer> {
  const answer = await fetch(`${url}/api/v1/files?kind=${kind}&name=${encodeURIComponent(name)}`, {
    method: "POST",
    headers: { "content-type": "application/octet-stream", ...session?.headers },
    body: new Uint8Array(bytes),
  });
  return { status: answer.status, body: await answer.json() };
}

export interface UploadInput {
  readonly kind?: string;
  readonly name?: string;
  readonly bytes?: Uint8Array;
}

/** Every file in a folder and below; none when it does not exist. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
