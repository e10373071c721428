// The clients that attack, in a thread of their own: anyone who measures beside them does not wait for them.
// Each sends its next request as soon as the last one is answered.
import { parentPort, workerData } from "node:worker_threads";
import { ATTACKS, type Attack, type AttackRequest, TARGETS } from "./attacks.ts";

export interface AttackOrder {
  readonly url: string;
  readonly clients: number;
  /** Whether all of them are at one address. */
  readonly oneAddress: boolean;
  readonly attack: Attack;
}

/** Answers so far, by status. */
export type AttackReport = ReadonlyMap<number, number>;

const { url, clients, oneAddress, attack }: AttackOrder = workerData;
const answered = new Map<number, number>();
/** Of an overloaded site, and of what is not there. */
const LET_THROUGH = new Set([200, 302, 303, 307, 404, 429, 503]);

async function send({ path, document }: AttackRequest, from: string): Promise<string> {
  const asked =
    document === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(document) };
  const answer = await fetch(url + path, {
    redirect: "manual",
    ...asked,
    headers: { ...asked.headers, "x-forwarded-for": from },
  });
  const text = await answer.text();
  const isRefused = answer.status !== 200 || document === undefined;
  if (!LET_THROUGH.has(answer.status) || (!isRefused && text.includes('"errors"')))
    throw new Error(`Not let through: ${path}: ${answer.status} ${text.slice(0, 200)}`);
  answered.set(answer.status, (answered.get(answer.status) ?? 0) + 1);
  return text;
}

async function attackAs(number: number): Promise<never> {
  const from = `198.51.100.${oneAddress ? 1 : number}`;
  const make = ATTACKS[attack];
  const target = TARGETS[attack];
  const found = target ? target.find(await send({ path: target.on }, from)) : "";
  for (;;) {
    const first = await send(make(found), from);
    const font = attack === "font" ? /\/fonts\/page\/[^"]+?\.woff2/.exec(first)?.[0] : undefined;
    if (font !== undefined) await send({ path: font }, from);
  }
}

parentPort?.on("message", () => parentPort?.postMessage(answered satisfies AttackReport));
for (let number = 0; number < clients; number += 1) void attackAs(number);
