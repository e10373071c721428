// A film for Chromium's fake camera: pictures of nothing for half a second, then of a QR code for two, over
// and over. A file of motion JPEG is JPEGs in a row.
import { writeFile } from "node:fs/promises";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { encode } from "uqr";
import { qrPath } from "#schema/validation/programs/qr-path.ts";
import { BROWSER_ARGUMENTS, findBrowser } from "#tests/support/install-browser.ts";

const [WIDTH, HEIGHT, SIDE] = [1280, 720, 360];
const [EMPTY, SHOWN] = [10, 40];

async function frame(text: string | null): Promise<Buffer> {
  const parts = [];
  if (text !== null) {
    const { data, size } = encode(text, { ecc: "M", border: 4 });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${size} ${size}">
      <rect width="${size}" height="${size}" fill="#fff"/><path d="${qrPath(data)}"/></svg>`;
    // Held at a slant, as people hold a phone.
    parts.push({ input: await sharp(Buffer.from(svg)).rotate(8, { background: "#888" }).png().toBuffer() });
  }
  const wall = { create: { width: WIDTH, height: HEIGHT, channels: 3, background: "#888" } } as const;
  return await sharp(wall).composite(parts).jpeg({ quality: 80, chromaSubsampling: "4:2:0" }).toBuffer();
}

/** @param path ends with .mjpeg */
export async function writeCameraFilm(path: string, text: string): Promise<void> {
  const [nothing, code] = [await frame(null), await frame(text)];
  await writeFile(path, Buffer.concat([...Array(EMPTY).fill(nothing), ...Array(SHOWN).fill(code)]));
}

/** A browser whose camera shows a film; the caller closes it. */
export async function launchWithCamera(film: string): Promise<Browser> {
  const executablePath = findBrowser();
  return await chromium.launch({
    args: [
      ...BROWSER_ARGUMENTS,
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ],
    ...(executablePath ? { executablePath } : {}),
  });
}

/** The code as somebody photographs it. */
export const photoOf = (text: string): Promise<Buffer> => frame(text);
