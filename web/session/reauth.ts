// Whoever asked for an act that wants a fresh proof (REAUTH_REQUIRED) is asked once more who it is, where they stand; then the same act
// is sent again (decision 66). A store of one question, so that waiting for it needs nothing of the dialog.
interface Question {
  readonly proof: Promise<boolean>;
  readonly answer: (proved: boolean) => void;
}

let question: Question | null = null;
const listeners = new Set<() => void>();

function put(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Asks, once for all acts that wait. @returns whether it was proved; false: the person does not want to */
export function proveAgain(): Promise<boolean> {
  if (question) return question.proof;
  const { promise: proof, resolve } = Promise.withResolvers<boolean>();
  put({
    proof,
    answer: (proved) => {
      put(null);
      resolve(proved);
    },
  });
  return proof;
}

/** For useSyncExternalStore. */
export function subscribeToReauth(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The question that waits for an answer. */
export const askedAgain = (): Question | null => question;
