// The site's icon in two forms: the drawing that pages link to, and /favicon.ico, which browsers ask for by themselves where an answer has
// no link (a PDF, a feed, an error page without a build).
import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { faviconSvg } from "#web/components/letter-art/mark.ts";

/** Pixels of each side: tabs at twice their size. */
const SIDE = 32;

/** Writes both into a client build; answers the address of the drawing. */
export async function buildFavicon(client: string): Promise<string> {
  const svg = faviconSvg();
  const name = `favicon-${createHash("sha256").update(svg).digest("base64url").slice(0, 8)}.svg`;
  await writeFile(join(client, "assets", name), svg);
  const picture = await sharp(Buffer.from(svg), { density: 288 }).resize(SIDE, SIDE).png().toBuffer();
  await writeFile(join(client, "favicon.ico"), asIcon(picture));
  return `/assets/${name}`;
}

/** An ICO file that holds one PNG: a header of 6 bytes and an entry of 16, all numbers little-endian. */
function asIcon(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(SIDE, 6);
  head.writeUInt8(SIDE, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
