// The picture of a page without one of its own where it is shared: the letters of the hero, as a file, because
// messengers take no SVG. It holds no words, so it is the same in both languages.
import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { SHARE_SIZE } from "#schema/validation/site-paths.ts";
import { letterCell, metricLines, type Part, type Shape } from "#web/components/letter-art/letter-cell.ts";

const UNIT = 8;
const BASELINE = 475;
const LEFT = 110;
/** Of the ring of 에: from the ring of 아, in units. */
const STEP = 72;
const COLOURS: Readonly<Record<Part, string>> = { latin: "#9dc4ff", ring: "#006eff", hangul: "#fff" };

/** Writes the picture among the assets of a client build; answers its address. */
export async function buildShareImage(client: string): Promise<string> {
  // A quarter of the colours would blur the edges of the strokes.
  const picture = await sharp(Buffer.from(shareSvg()))
    .jpeg({ quality: 90, chromaSubsampling: "4:4:4" })
    .toBuffer();
  const name = `share-${createHash("sha256").update(picture).digest("base64url").slice(0, 8)}.jpg`;
  await writeFile(join(client, "assets", name), picture);
  return `/assets/${name}`;
}

function shareSvg(): string {
  const { width, height } = SHARE_SIZE;
  const lines = metricLines(BASELINE, UNIT).map(
    (y) => `<rect y="${y}" width="${width}" height="1" fill="#fff" fill-opacity=".22"/>`,
  );
  const shapes = [
    ...letterCell("a", LEFT, BASELINE, UNIT),
    ...letterCell("e", LEFT + STEP * UNIT, BASELINE, UNIT),
  ];
  const ground = `<rect width="${width}" height="${height}" fill="#2b4285"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${[ground, ...lines, ...shapes.map(toSvg)].join("")}</svg>`;
}

function toSvg(shape: Shape): string {
  const colour = COLOURS[shape.part];
  if (shape.form === "ring") {
    return `<circle cx="${shape.cx}" cy="${shape.cy}" r="${shape.r}" fill="none" stroke="${colour}" stroke-width="${shape.stroke}"/>`;
  }
  return `<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" fill="${colour}"/>`;
}
