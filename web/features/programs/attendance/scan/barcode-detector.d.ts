// The browser's own reader of QR codes, which Chrome has on Android and macOS; not yet in TypeScript's library of the DOM.
interface BarcodeDetectorLike {
  detect(source: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}

interface Window {
  readonly BarcodeDetector?: new (options: { readonly formats: readonly string[] }) => BarcodeDetectorLike;
}
