// A text as a QR code.
import { encode } from "uqr";
import { qrPath } from "#schema/validation/programs/qr-path.ts";

const SIDE = 200;

export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  return (
    <svg
      width={SIDE}
      height={SIDE}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={qrPath(data)} fill="#000" />
    </svg>
  );
}
