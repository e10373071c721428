// A question that is asked once, however many requests wait for its answer; the dialog knows nothing of the
// requests, nor they of the dialog.
interface Question {
  readonly answered: Promise<boolean>;
  readonly answer: (yes: boolean) => void;
  /** Somebody waits for the answer: it is asked by a dialog at once. Else a notice offers to answer. */
  readonly isUrgent: boolean;
}

export interface Questions {
  /** Asks, or waits with those who have asked already. @returns false: the person does not want to */
  ask(isUrgent?: boolean): Promise<boolean>;
  /** The question that waits, if any, becomes urgent. */
  urge(): void;
  /** For useSyncExternalStore. */
  subscribe(listener: () => void): () => void;
  /** The question that waits for an answer. */
  asked(): Question | null;
}

/** A store of one question. */
export function createQuestions(): Questions {
  let question: Question | null = null;
  const listeners = new Set<() => void>();
  const put = (next: Question | null) => {
    question = next;
    for (const listener of listeners) listener();
  };
  const urge = () => {
    if (question && !question.isUrgent) put({ ...question, isUrgent: true });
  };
  return {
    urge,
    ask: (isUrgent = true) => {
      if (question && isUrgent) urge();
      if (question) return question.answered;
      const { promise: answered, resolve } = Promise.withResolvers<boolean>();
      put({
        answered,
        isUrgent,
        answer: (yes) => {
          put(null);
          resolve(yes);
        },
      });
      return answered;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    asked: () => question,
  };
}
