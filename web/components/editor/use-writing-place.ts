// Only one tab of a browser writes a text, because two would overwrite each other's draft. Another tab that
// opens it waits, or takes it over. The browser's own locks hold this; they end with their tab. Without such
// locks (an address that is not secure) every tab writes.
import { useEffect, useState } from "react";

/** Milliseconds a lock may take that is on its way out, such as the one of the page before. */
const PATIENCE = 400;

type WritingPlace = "asking" | "here" | "elsewhere";

export function useWritingPlace(name: string): { readonly place: WritingPlace; readonly take: () => void } {
  const [place, setPlace] = useState<WritingPlace>("asking");
  const [attempt, setAttempt] = useState({ round: 0, steal: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks again
  useEffect(() => {
    if (!("locks" in navigator)) return setPlace("here");
    let over = false;
    let release = () => {};
    const waiting = new AbortController();
    const patience = setTimeout(() => setPlace("elsewhere"), PATIENCE);
    const hold = () => {
      clearTimeout(patience);
      setPlace("here");
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    };
    const how = attempt.steal ? { steal: true } : { signal: waiting.signal };
    navigator.locks.request(name, how, hold).catch(() => {
      if (over) return;
      // Another tab took it: from now on this one waits for it to close.
      setPlace("elsewhere");
      setAttempt(({ round }) => ({ round: round + 1, steal: false }));
    });
    return () => {
      over = true;
      clearTimeout(patience);
      waiting.abort();
      release();
    };
  }, [name, attempt.round]);
  return { place, take: () => setAttempt(({ round }) => ({ round: round + 1, steal: true })) };
}
