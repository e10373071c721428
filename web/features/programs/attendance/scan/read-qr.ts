// Reads a QR code in a picture: by the browser where it can, otherwise by jsqr, which is loaded then (131 KB).

/** Of the longer side, in pixels: enough for a code that fills a third of the picture, and read in some 30 ms. */
const SIDE = 640;
/** Where nothing was found in a photo: codes that are small in it. */
const LARGE_SIDE = 1_600;

type QrReader = (source: HTMLVideoElement | ImageBitmap) => Promise<string | null>;

const sizeOf = (source: HTMLVideoElement | ImageBitmap) =>
  source instanceof HTMLVideoElement
    ? { width: source.videoWidth, height: source.videoHeight }
    : { width: source.width, height: source.height };

const loadReader = async () => (await import("jsqr")).default;

/** Loads the reader where the browser has none. */
export async function prepareQrReader(): Promise<void> {
  if (!window.BarcodeDetector) await loadReader();
}

/** @param isPhoto it is read once, so that there is time for a larger picture */
export async function createQrReader(isPhoto = false): Promise<QrReader> {
  const { BarcodeDetector } = window;
  if (BarcodeDetector) {
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    return async (source) => (await detector.detect(source))[0]?.rawValue ?? null;
  }
  const readPixels = await loadReader();
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const readAt = (source: HTMLVideoElement | ImageBitmap, side: number) => {
    const { width, height } = sizeOf(source);
    if (context === null || width === 0) return null;
    const scale = Math.min(1, side / Math.max(width, height));
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const inversionAttempts = isPhoto ? "attemptBoth" : "dontInvert";
    return readPixels(data, canvas.width, canvas.height, { inversionAttempts })?.data ?? null;
  };
  return async (source) => readAt(source, SIDE) ?? (isPhoto ? readAt(source, LARGE_SIDE) : null);
}
