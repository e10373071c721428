// Defines what happens in one area and has consequences in later ones. The area that it happens in declares
// the event, and schema/events.ts lists who subscribes to it, in order.
import type { Tx } from "#prisma/client.ts";

/** Runs in the transaction of the event; an error ends it. */
type Subscriber<Fact, Answer = void> = (tx: Tx, fact: Fact) => Promise<Answer>;

export interface DomainEvent<Fact, Answer = void> {
  /** Sets who follows, in order. Called once, by schema/events.ts. */
  readonly subscribe: (...subscribers: readonly Subscriber<Fact, Answer>[]) => void;
  /** Awaits the subscribers one after the other. @returns what each of them answers */
  readonly happen: (tx: Tx, fact: Fact) => Promise<readonly Answer[]>;
}

/** @param name for the error of a process that has not loaded schema/events.ts */
export function domainEvent<Fact, Answer = void>(name: string): DomainEvent<Fact, Answer> {
  let following: readonly Subscriber<Fact, Answer>[] | null = null;
  return {
    subscribe: (...subscribers) => {
      following = subscribers;
    },
    happen: async (tx, fact) => {
      if (following === null) throw new Error(`${name} has no subscribers: import schema/events.ts`);
      const answers: Answer[] = [];
      for (const follow of following) answers.push(await follow(tx, fact));
      return answers;
    },
  };
}
