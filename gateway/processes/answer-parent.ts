// The other end of run-in-process.ts: a program that answers what it is asked, once, and ends.
import { constants, setPriority } from "node:os";
import process from "node:process";

/**
 * @param answer `say` tells something before the last word, which is what it returns
 * @param isInHurry somebody waits before a closed door: otherwise pages come first
 */
export async function answerParent<Asked, Said>(
  answer: (asked: Asked, say: (said: Said) => void) => Promise<Said>,
  { isInHurry = false } = {},
): Promise<void> {
  if (!isInHurry) setPriority(constants.priority.PRIORITY_LOW);
  process.once("disconnect", () => process.exit(1));
  const asked = await new Promise<Asked>((resolve) => {
    process.once("message", (message: { readonly asked: Asked }) => resolve(message.asked));
  });
  const said = await answer(asked, (part) => process.send?.(part));
  process.send?.(said, () => process.exit());
}
