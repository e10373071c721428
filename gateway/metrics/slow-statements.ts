// Statements that took long, in the log, with the request and the operation that asked.
import type { Logger } from "pino";
import { onStatement } from "#prisma/watch-statements.ts";

/** Milliseconds. */
const SLOW = 500;

/** @returns stops it */
export function logSlowStatements(log: Logger): () => void {
  return onStatement(({ text, milliseconds, asked }) => {
    if (milliseconds < SLOW) return;
    const ms = Math.round(milliseconds);
    log.warn({ ms, statement: text, ...asked }, "A statement was slow");
  });
}
