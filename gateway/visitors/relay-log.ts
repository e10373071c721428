// Log lines of a thread go out through the log of the main loop, so that there is one order and one destination.
import type { Logger } from "pino";
import type { LogLevel } from "#gateway/start/config-schema.ts";

const LEVELS: ReadonlySet<unknown> = new Set<LogLevel>(["debug", "info", "warn", "error"]);

function isLevel(value: unknown): value is Exclude<LogLevel, "silent"> {
  return LEVELS.has(value);
}

/** @param line of the thread's own logger (gateway/start/logger.ts) */
export function relayLog(log: Logger, line: string): void {
  const { level, time: _, msg, err, ...fields } = JSON.parse(line);
  if (isLevel(level)) log[level](err ? { ...fields, err: errorOf(err) } : fields, msg);
}

/** An error again, so that it is written as any other. */
function errorOf(written: Record<string, unknown>): Error {
  const { type, message, stack, code, cause } = written;
  const error = new Error(String(message), isRecord(cause) ? { cause: errorOf(cause) } : {});
  error.name = String(type);
  error.stack = typeof stack === "string" ? stack : "";
  return code === undefined ? error : Object.assign(error, { code });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
