// The other end of run-in-process.ts: a program that answers what it is asked, and ends, or waits for the next question.
import { constants, setPriority } from "node:os";
import process from "node:process";
import type { ProcessAnswer, ProcessRequest } from "./run-in-process.ts";
import { WORK_BEGINS } from "./work-begins.ts";

/**
 * @param answer `say` sends something before the final answer, which is what it returns
 * @param isInHurry somebody waits for this answer and does nothing else: otherwise pages come first, and on a
 * busy machine the work still gets on
 */
export async function answerParent<Question, Answer>(
  answer: (asked: Question, say: (said: Answer) => void) => Promise<Answer>,
  { isInHurry = false } = {},
): Promise<void> {
  if (!isInHurry) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  process.once("disconnect", () => process.exit(1));
  const work = new BroadcastChannel(WORK_BEGINS);
  const send = (message: ProcessAnswer<Answer>, then: () => void) => process.send?.(message, then);
  const nothing = () => undefined;
  for (;;) {
    const { asked, stays } = await nextQuestion<Question>();
    work.postMessage(null);
    const said = await answer(asked, (part) => send({ said: part, isLast: false }, nothing));
    send({ said, isLast: true }, stays ? nothing : () => process.exit());
  }
}

/** Other messages, such as `stop`, are the program's own. */
function nextQuestion<Question>(): Promise<{ readonly asked: Question; readonly stays: boolean }> {
  return new Promise((resolve) => {
    const hear = (message: (ProcessRequest & { readonly asked: Question }) | string) => {
      if (typeof message === "string") return;
      process.off("message", hear);
      resolve(message);
    };
    process.on("message", hear);
  });
}
