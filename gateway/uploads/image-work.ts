// Makes an uploaded image again: upright, in sRGB, the first frame only, and nothing but its pixels. So
// neither the place where it was taken nor a script behind it gets out. What cannot be decoded whole is
// refused: re-encoding is the check. Runs in the process of image-process.ts.
import { writeFile } from "node:fs/promises";
import sharp, { type OutputInfo, type Sharp } from "sharp";
import type { RequestCode } from "#schema/validation/core/codes.ts";
import { IMAGE_MAX_PIXELS, IMAGE_TYPES } from "#schema/validation/core/files.ts";
import { SHARE_SIZE } from "#schema/validation/site-paths.ts";
import { imageType } from "./content-type.ts";

/** Pixels across. */
const WIDTHS = [320, 640, 1280, 1920] as const;
const LARGEST = 1920;
/** Neither format holds more than 16,383 pixels down, and no screen shows more than this. */
const TALLEST = 8_000;
/** A size this close below the largest would be the same picture twice. */
const NEARLY = 0.9;
/** AVIF at its quickest: a photo of 12 megapixels takes 1 to 3 s in all; more effort makes it 5 % smaller and thrice as slow. */
const AVIF = { quality: 55, effort: 0 } as const;
const WEBP = { quality: 80, effort: 2 } as const;
const SECONDS = 60;

/** A refused image, with the reason for the uploader. */
export class ImageRefused extends Error {
  override readonly name = "ImageRefused";
  readonly code: RequestCode;

  constructor(code: RequestCode) {
    super(code);
    this.code = code;
  }
}

/** An image in one size and format. */
export interface EncodedVariant {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly format: "avif" | "webp";
  readonly bytes: Uint8Array;
}

/** What an attached bitmap became. */
export interface CleanBitmap {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Bytes. */
  readonly size: number;
}

/** Bitmaps that may be attached. */
export type BitmapEnding = "png" | "jpg" | "webp";

/**
 * The image in its sizes, one at a time and smallest first, each in AVIF and WebP.
 * @throws ImageRefused FILE_TYPE_REFUSED, IMAGE_TOO_LARGE or FILE_DAMAGED
 */
export async function encodeVariants(path: string, give: (variant: EncodedVariant) => void): Promise<void> {
  const type = await imageType(path);
  if (type === null || !IMAGE_TYPES.includes(type)) throw new ImageRefused("FILE_TYPE_REFUSED");
  const { width, height } = await uprightSize(path);
  const widths = variantWidths(width, height);
  const { data, info } = await decode(
    open(path)
      .resize({ width: widths.at(-1) ?? width })
      .raw({ depth: "uchar" }),
  );
  for (const variant of widths) {
    const resized = () => sharp(data, { raw: rawShape(info) }).resize({ width: variant });
    give(await encode("avif", resized().avif(AVIF)));
    give(await encode("webp", resized().webp(WEBP)));
  }
}

/**
 * A bitmap that is attached to be saved: its own format and size, without what a camera writes into it.
 * @param to the file that is written
 * @throws ImageRefused IMAGE_TOO_LARGE or FILE_DAMAGED; what the disk says
 */
export async function cleanBitmap(path: string, ending: BitmapEnding, to: string): Promise<CleanBitmap> {
  await uprightSize(path);
  const image = open(path);
  const encoded = {
    png: () => image.png(),
    jpg: () => image.jpeg({ quality: 92 }),
    webp: () => image.webp({ quality: 90, effort: 2 }),
  };
  const { data, info } = await decode(encoded[ending]());
  await writeFile(to, data);
  return { width: info.width, height: info.height, size: data.length };
}

/** Wider and narrower ones would lose too much at their edges: such an image is whole on the ground of the pages. */
const CROPPED = { from: 1.2, to: 3 } as const;
const GROUND = "#f6f4ef";

/** An image as messengers show it: it fills the size where it is about that wide, around what draws the eye. */
export async function makeSharePicture(path: string, to: string): Promise<CleanBitmap> {
  const size = await uprightSize(path);
  const ratio = size.width / size.height;
  const isCropped = ratio >= CROPPED.from && ratio <= CROPPED.to;
  const fitted = open(path).resize({
    ...SHARE_SIZE,
    ...(isCropped ? { fit: "cover", position: "attention" } : { fit: "contain", background: GROUND }),
  });
  const { data, info } = await decode(fitted.flatten({ background: GROUND }).jpeg({ quality: 82 }));
  await writeFile(to, data);
  return { width: info.width, height: info.height, size: data.length };
}

/** The widths an image of this size is made in, ascending: the steps below its own, and its own up to the largest step. */
export function variantWidths(width: number, height: number): number[] {
  const top = Math.max(1, Math.min(width, LARGEST, Math.floor((width * TALLEST) / height)));
  return [...WIDTHS.filter((step) => step < top * NEARLY), top];
}

function open(path: string): Sharp {
  const options = { limitInputPixels: IMAGE_MAX_PIXELS, pages: 1, failOn: "error" } as const;
  return sharp(path, options).timeout({ seconds: SECONDS }).autoOrient().toColourspace("srgb");
}

/** Read from the head of the file, before a single pixel is. */
async function uprightSize(path: string): Promise<{ width: number; height: number }> {
  const { width, height, autoOrient } = await sharp(path, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(refuseDamaged);
  if (width * height > IMAGE_MAX_PIXELS) throw new ImageRefused("IMAGE_TOO_LARGE");
  return { width: autoOrient.width, height: autoOrient.height };
}

function decode(image: Sharp): Promise<{ data: Buffer; info: OutputInfo }> {
  return image.toBuffer({ resolveWithObject: true }).catch(refuseDamaged);
}

async function encode(format: "avif" | "webp", image: Sharp): Promise<EncodedVariant> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, format, bytes: data };
}

function rawShape({ width, height, channels }: OutputInfo) {
  return { width, height, channels };
}

/** What libvips says about a file stays here: to the sender it means that the file is damaged, and nothing else. */
function refuseDamaged(): never {
  throw new ImageRefused("FILE_DAMAGED");
}
