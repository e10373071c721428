// The place of a page's share row. It needs script, so it comes with it; its room is reserved.
import { lazyPart } from "#web/components/lazy-part.tsx";
import { useLaterWords } from "#web/i18n/use-later-words.ts";
import styles from "./ShareSlot.module.css";

const ShareRow = lazyPart<{ title: string }>(async () => (await import("./ShareRow.tsx")).ShareRow);

/** @param title what a message that carries the address calls the page */
export function ShareSlot({ title }: { title: string }) {
  return (
    <div className={`screenOnly ${styles.slot}`}>{useLaterWords() ? <ShareRow title={title} /> : null}</div>
  );
}
