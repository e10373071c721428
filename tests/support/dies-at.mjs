// Loaded before a gateway by `--import`: the gateway dies, as by kill -9, before a step of a transaction. A
// step is a statement that writes, the COMMIT, or the answer after it. The file DIES_AT names the step and a
// word: steps count from the first statement of a transaction that has the word. Writing the file again
// restarts the count; without the file no process dies.
import { readFileSync } from "node:fs";
import process from "node:process";
import pg from "pg";

const { DIES_AT } = process.env;
const WRITES = /^\s*(?:INSERT|UPDATE|DELETE|COMMIT)\b/i;

let seen = "";
let left = Number.POSITIVE_INFINITY;
let word = "";

function look() {
  let text = "";
  try {
    text = readFileSync(DIES_AT, "utf8");
  } catch {
    // Nobody has written it yet.
  }
  if (text === seen) return;
  seen = text;
  const given = text === "" ? { step: Number.POSITIVE_INFINITY, word: "" } : JSON.parse(text);
  left = given.step;
  word = given.word;
}

function step() {
  left -= 1;
  if (left > 0) return;
  process.kill(process.pid, "SIGKILL");
  // Nothing more happens here, even if the signal takes a moment.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

if (DIES_AT) {
  const { query } = pg.Client.prototype;
  /** Connections in a transaction whose steps count. */
  const counted = new WeakSet();
  pg.Client.prototype.query = function (...given) {
    const text = String(given[0]?.text ?? given[0]);
    const isEnd = /^(?:COMMIT|ROLLBACK)\b/.test(text);
    if (text.startsWith("BEGIN")) look();
    else if (word !== "" && text.includes(word) && !text.includes("pgboss")) counted.add(this);
    const counts = counted.has(this);
    if (counts && WRITES.test(text)) step();
    const answer = Reflect.apply(query, this, given);
    if (isEnd) counted.delete(this);
    if (!counts || !text.startsWith("COMMIT") || typeof answer?.then !== "function") return answer;
    return answer.then((result) => {
      step();
      return result;
    });
  };
}
