// The name of the exam in the strokes of the letter art: E is in spark, because E is ㅌ (docs/look.md#letter-art).
const STROKE = 14.4;

/** As wide as its box, up to 336 px. Decoration: the words beside it say the name. */
export function KitecLettering({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 336 101"
      width="336"
      height="101"
      fill="none"
      stroke="var(--primary)"
      strokeWidth={STROKE}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M7.2 0V101M71-10.4L10 59M38 39L76 107M91.6 0V101M116 7.2H176M146 7.2V101" />
      <path d="M329.7 22.8A43.3 43.3 0 1 0 329.7 78.2" />
      <path stroke="var(--spark)" d="M239 7.2H200.2V93.8H240M200.2 50.5H233" />
    </svg>
  );
}
