// "마감까지 3일 4시간": added by the browser under the absolute moment. Its line is there from the beginning, so nothing moves.
import { useIntl } from "react-intl";
import styles from "./Countdown.module.css";
import { timeLeft } from "./countdown.ts";
import type { Program } from "./program.ts";

const UNITS = {
  days: "program-details.left.days",
  hours: "program-details.left.hours",
  minutes: "program-details.left.minutes",
  seconds: "program-details.left.seconds",
} as const;

/** What the next moment brings; null where nobody waits for it. */
function meaningOf({ state, applyFrom }: Pick<Program, "state" | "applyFrom">) {
  if (state === "OPEN") return "program-details.left.closes";
  if (state === "COMING_SOON" && applyFrom !== null) return "program-details.left.opens";
  return state === "COMING_SOON" || state === "CLOSED" ? "program-details.left.starts" : null;
}

export function Countdown({ program, left }: { program: Program; left: number | null }) {
  const intl = useIntl();
  const meaning = meaningOf(program);
  if (meaning === null || program.nextStateAt === null) return null;
  if (left === null) return <p className={styles.countdown} />;
  const { unit, ...values } = timeLeft(left);
  const words = intl.formatMessage({ id: UNITS[unit] }, values);
  return (
    <p className={styles.countdown} role="timer">
      {intl.formatMessage({ id: meaning }, { left: words })}
    </p>
  );
}
