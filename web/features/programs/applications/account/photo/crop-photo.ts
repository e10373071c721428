// Cuts the frame out of a picture in the browser: what is sent is the photo alone, upright and no larger than it has to be.
import {
  PHOTO_ASPECT,
  PHOTO_MIN_HEIGHT,
  PHOTO_MIN_WIDTH,
} from "#schema/validation/programs/applicant-photos.ts";

/** In pixels of the picture. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels across that are sent at most: as sharp as a slip is printed. */
const LARGEST_WIDTH = 900;
const QUALITY = 0.92;

/** How far a picture of this size can be enlarged in the frame; below 1 it is too small. */
export const greatestZoom = ({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): number => Math.min(width / PHOTO_MIN_WIDTH, height / PHOTO_MIN_HEIGHT);

/**
 * The part of the picture in the frame, as a JPEG under the name of the picture.
 * @param source the address of the picture, which the browser has decoded before
 * @throws Error when the browser cannot draw it
 */
export async function cropPhoto(source: string, name: string, frame: Frame): Promise<File> {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const width = Math.round(Math.min(LARGEST_WIDTH, Math.max(PHOTO_MIN_WIDTH, frame.width)));
  const height = Math.round(width / PHOTO_ASPECT);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("The browser cannot draw");
  // What is transparent would be black in a JPEG.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, frame.x, frame.y, frame.width, frame.height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", QUALITY));
  if (!blob) throw new Error("The browser cannot encode the photo");
  return new File([blob], `${name.replace(/\.[^.]*$/, "")}.jpg`, { type: "image/jpeg" });
}

/** The size of a picture in pixels; null for what the browser cannot decode. */
export async function sizeOf(source: string): Promise<{ width: number; height: number } | null> {
  const picture = new Image();
  picture.src = source;
  try {
    await picture.decode();
    return { width: picture.naturalWidth, height: picture.naturalHeight };
  } catch {
    return null;
  }
}
