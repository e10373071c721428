// The site's icon: the drawing that pages link to; /favicon.ico, which browsers ask for by themselves where
// an answer has no link (a PDF, a feed, an error page without a build); and the PNG files of the manifest and
// of iOS.
import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { SITE_ICONS, TOUCH_ICON } from "#schema/validation/site-paths.ts";
import { faviconSvg, maskableSvg } from "#web/components/letter-art/mark.ts";

/** Pixels of each side: tabs at twice their size. */
const SIDE = 32;

/** Writes all into a client build; answers the address of the drawing. */
export async function buildFavicon(client: string): Promise<string> {
  const svg = faviconSvg();
  const name = `favicon-${createHash("sha256").update(svg).digest("base64url").slice(0, 8)}.svg`;
  await writeFile(join(client, "assets", name), svg);
  const picture = await sharp(Buffer.from(svg), { density: 288 }).resize(SIDE, SIDE).png().toBuffer();
  await writeFile(join(client, "favicon.ico"), asIcon(picture));
  await mkdir(join(client, "icons"), { recursive: true });
  for (const { path, side, isMaskable } of [...SITE_ICONS, TOUCH_ICON]) {
    const drawing = Buffer.from(isMaskable ? maskableSvg() : svg);
    await sharp(drawing, { density: 960 }).resize(side, side).png().toFile(join(client, path));
  }
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
