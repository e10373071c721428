// The clients that attack, in a thread of their own: whoever measures beside them does not wait for them. Each sends its next document as
// soon as the last one is answered.
import { randomUUID } from "node:crypto";
import { parentPort, workerData } from "node:worker_threads";
import { SearchPageDocument } from "#web/gql/search.ts";

/** `kept`: one whose answer is kept. `search`: the worst of this client's. `own`: the worst that is let in with OPEN_GRAPHQL. */
export type Attack = "kept" | "search" | "own";

export interface AttackOrder {
  readonly url: string;
  readonly clients: number;
  readonly attack: Attack;
}

/** Answers so far, by status. */
export type AttackReport = ReadonlyMap<number, number>;

const { url, clients, attack }: AttackOrder = workerData;
const answered = new Map<number, number>();

/** Within all bounds of gateway/graphql/limits.ts, a new document each time. */
function ownDocument(): object {
  const fields = "id title(language: KO) { text } next { id } previous { id }";
  const lists = ["NOTICE", "NEWS", "GALLERY"].map(
    (board) => `a${randomUUID().slice(0, 8)}: latestPosts(board: ${board}, first: 10) { ${fields} }`,
  );
  return { query: `{ ${lists.join(" ")} }` };
}

/** Of what this client asks as a visitor the search takes longest; new words each time. */
function searched(): object {
  const variables = { text: `번역 ${randomUUID().slice(0, 2)}`, language: "KO", type: null, page: 1 };
  return { query: SearchPageDocument, variables };
}

const DOCUMENTS: Readonly<Record<Attack, () => object>> = {
  kept: () => ({ query: "{ settings { id } }" }),
  search: searched,
  own: ownDocument,
};

async function attackAs(number: number): Promise<never> {
  for (;;) {
    const answer = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": `198.51.100.${number}` },
      body: JSON.stringify(DOCUMENTS[attack]()),
    });
    const text = await answer.text();
    const isLetThrough = answer.status === 429 || answer.status === 503 || !text.includes('"errors"');
    if (answer.status === 400 || !isLetThrough) throw new Error(`Not let through: ${text.slice(0, 200)}`);
    answered.set(answer.status, (answered.get(answer.status) ?? 0) + 1);
  }
}

parentPort?.on("message", () => parentPort?.postMessage(answered satisfies AttackReport));
for (let number = 0; number < clients; number += 1) void attackAs(number);
