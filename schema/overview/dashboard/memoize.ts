/** Asks when it is first wanted, and once: fields of one object share an answer. */
export function memoize<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let asked: Promise<Value> | undefined;
  return () => {
    asked ??= ask();
    return asked;
  };
}
