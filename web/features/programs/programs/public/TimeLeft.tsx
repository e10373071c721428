// The words of a countdown: "마감까지 3일 4시간".
import { useIntl } from "react-intl";
import type { Program } from "./program.ts";
import { timeLeft } from "./time-left.ts";

const UNITS = {
  days: "clock.left.days",
  hours: "clock.left.hours",
  minutes: "clock.left.minutes",
  seconds: "clock.left.seconds",
} as const;

/** What the next moment brings. */
function meaningOf({ state, applyFrom }: Pick<Program, "state" | "applyFrom">) {
  if (state === "OPEN") return "clock.left.closes";
  return state === "COMING_SOON" && applyFrom !== null ? "clock.left.opens" : "clock.left.starts";
}

/** @param left milliseconds */
export function TimeLeft({ program, left }: { program: Program; left: number }) {
  const intl = useIntl();
  const { unit, ...values } = timeLeft(left);
  const words = intl.formatMessage({ id: UNITS[unit] }, values);
  return <>{intl.formatMessage({ id: meaningOf(program) }, { left: words })}</>;
}
