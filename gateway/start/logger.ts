// JSON logs, one line an event. Secrets and personal data are not passed to the logger in the first place.
// The paths below, and the way errors are written, are the second line of defence.
import { type DestinationStream, type Logger, pino } from "pino";
import type { LogLevel } from "./config-schema.ts";

const SECRETS = [
  "authorization",
  "password",
  "passwordHash",
  "token",
  "email",
  "*.authorization",
  "*.password",
  "*.passwordHash",
  "*.token",
  "*.email",
  "*.headers",
];

/** @param destination standard output unless a test listens */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: SECRETS, censor: "[hidden]" },
      serializers: { err: describeError },
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  );
}

interface ErrorLine {
  readonly type: string;
  readonly code?: string;
  readonly message: string;
  readonly stack?: string;
  readonly cause?: ErrorLine;
}

/**
 * An error without the values it is about. The database's `detail` (`Key (email)=(…) already exists`) and
 * whatever else a driver adds stay out. Of Prisma's message, which repeats the arguments of a query, only the
 * last paragraph is stored.
 */
export function describeError(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: "thrown without an error" };
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    ...("code" in error && typeof error.code === "string" ? { code: error.code } : {}),
    message: error.name.startsWith("PrismaClient")
      ? (error.message.trim().split("\n").at(-1) ?? "")
      : error.message,
    ...(frames ? { stack: frames.join("\n") } : {}),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}
