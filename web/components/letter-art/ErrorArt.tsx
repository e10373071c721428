// "oopㅅ": two rings, a p, and a ㅅ (which sounds s) toppled by 17 degrees (docs/look.md#letter-art). For the error page.
import styles from "./ErrorArt.module.css";

/** Units: ring 40, stroke 7, letters 43.4 apart, baseline at 0, the p's foot on the lowest line. */
const STEP = 43.4;
const P = 2 * STEP;

/** Decoration; the error page says in words what happened. */
export function ErrorArt() {
  return (
    <svg
      className={styles.art}
      viewBox="-8 -62 173 77"
      fill="none"
      stroke="var(--primary)"
      strokeWidth="7.5"
      aria-hidden="true"
      focusable="false"
    >
      {[-52, -40, 0, 12].map((y) => (
        <path
          key={y}
          d={`M-400 ${y}H600`}
          stroke="var(--line)"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <circle cx="20" cy="-20" r="16.25" />
      <circle cx={STEP + 20} cy="-20" r="16.25" stroke="var(--spark)" />
      <circle cx={P + 20} cy="-20" r="16.25" />
      <path d={`M${P + 3.75} -40V12`} />
      <path d="M127.4 2.6L151 -33.4L153 5.4" strokeMiterlimit="10" />
    </svg>
  );
}
