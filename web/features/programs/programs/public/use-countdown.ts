// Counts down in the browser alone. The server's page is the same for everybody and may be stored for long,
// so it only names moments.
import { useEffect, useEffectEvent, useState } from "react";
import { askAgainIn, nextChangeIn } from "./countdown.ts";

/**
 * Milliseconds until `target` (ISO 8601); null while rendering on the server, before the page is taken over, and without a
 * target. `onPassed` is called when the moment has passed, a few times, until another target comes.
 */
export function useCountdown(target: string | null, onPassed: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null);
  const passed = useEffectEvent(onPassed);
  useEffect(() => {
    if (target === null) {
      setLeft(null);
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    const tick = () => {
      const now = Date.parse(target) - Date.now();
      setLeft(Math.max(now, 0));
      if (now > 0) {
        timer = setTimeout(tick, nextChangeIn(now));
        return;
      }
      const wait = askAgainIn(asked);
      if (wait === undefined) return;
      timer = setTimeout(() => {
        asked += 1;
        passed();
        tick();
      }, wait);
    };
    tick();
    return () => clearTimeout(timer);
  }, [target]);
  return left;
}
