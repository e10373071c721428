// "마감까지 3일 4시간": added by the browser under the absolute moment. Its line is there from the beginning, so nothing moves.
import { lazyPart } from "#web/components/lazy-part.tsx";
import { useLaterWords } from "#web/i18n/use-later-words.ts";
import styles from "./Countdown.module.css";
import type { Program } from "./program.ts";

const TimeLeft = lazyPart<{ program: Program; left: number }>(
  async () => (await import("./TimeLeft.tsx")).TimeLeft,
);

/** Somebody waits for what comes next. */
const isWaitedFor = ({ state, nextStateAt }: Program) =>
  nextStateAt !== null && (state === "OPEN" || state === "COMING_SOON" || state === "CLOSED");

export function Countdown({ program, left }: { program: Program; left: number | null }) {
  const hasWords = useLaterWords();
  if (!isWaitedFor(program)) return null;
  return (
    <p className={`screenOnly small ${styles.countdown}`} role="timer">
      {left !== null && hasWords ? <TimeLeft program={program} left={left} /> : null}
    </p>
  );
}
