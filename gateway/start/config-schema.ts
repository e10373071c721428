// Says what each setting may be: one Zod schema, whose messages are the words a person reads when the start is refused.
import { isAbsolute } from "node:path";
import { fileURLToPath } from "node:url";
import { emailAddress } from "#schema/validation/core/email-address.ts";
import { newPassword } from "#schema/validation/people/members.ts";
import { z } from "#schema/validation/zod.ts";

const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const SECRET_MIN_BYTES = 32;
/** Of 32 random hexadecimal digits fewer than ten are different once in 100,000 times; of typed ones often. */
const SECRET_MIN_DIFFERENT = 10;

/** A secret that nobody guesses. */
const secretText = z
  .string()
  .refine((secret) => Buffer.byteLength(secret) >= SECRET_MIN_BYTES, {
    error: "has to hold 32 bytes or more",
    abort: true,
  })
  .refine(
    (secret) => new Set(Buffer.from(secret)).size >= SECRET_MIN_DIFFERENT,
    "repeats a few bytes and can be guessed: make one with openssl rand -base64 32",
  );
const origin = z.string().refine(isOrigin, "has to be an origin such as https://example.org, without a path");
const flag = z.enum(["0", "1"], "has to be 1 or 0").transform((value) => value === "1");

/** By name, as they are in the environment. */
export const settings = z.object({
  NODE_ENV: z
    .enum(["production", "development", "test"], "has to be production, development or test")
    .optional(),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "has to be a host name or an IP address")
    .default("127.0.0.1"),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, "has to be a number from 0 to 65535")
    .transform(Number)
    .refine((port) => port <= 65_535, "has to be a number from 0 to 65535")
    .default(3000),
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, "has to look like postgresql://user:password@host:5432/database")
    .optional(),
  DATA_DIR: z.string().default(".data"),
  FILES_URL: z
    .string()
    .refine(
      isPlaceUrl,
      "has to be a folder on this machine, such as file:///srv/files, or s3://bucket/prefix",
    )
    .optional(),
  JWT_SECRET: secretText.optional(),
  ADMIN_EMAIL: emailAddress.optional(),
  ADMIN_PASSWORD: newPassword.optional(),
  DEMO: flag.optional(),
  PUBLIC_URL: origin.transform((value) => new URL(value).origin).optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^(\d|true|false)$/, "has to be the number of proxies in front of this server, from 0 to 9")
    .transform((value) => (value === "true" ? 1 : Number(value) || 0))
    .default(0),
  CORS_ORIGINS: z
    .string()
    .transform((value) => value.split(",").map((part) => part.trim()))
    .pipe(z.array(origin.transform((value) => new URL(value).origin)))
    .default([]),
  MAX_CONNECTIONS: z
    .string()
    .regex(/^[1-9]\d{1,5}$/, "has to be a number from 10 to 999999")
    .transform(Number)
    .default(2000),
  RENDER_THREADS: z
    .string()
    .regex(/^([1-9]|[1-5]\d|6[0-4])$/, "has to be a number from 1 to 64")
    .transform(Number)
    .default(1),
  DRAIN_SECONDS: z
    .string()
    .regex(/^([0-9]|[1-5]\d|60)$/, "has to be a number of seconds from 0 to 60")
    .transform(Number)
    .default(0),
  HSTS_SUBDOMAINS: flag.optional(),
  OPEN_GRAPHQL: flag.optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `has to be one of ${LOG_LEVELS.join(", ")}`).default("info"),
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, "has to look like smtp://user:password@host:587, or smtps:// for TLS from the start")
    .optional(),
  METRICS: flag.optional(),
  METRICS_TOKEN: secretText.optional(),
  BACKUP_URL: z
    .string()
    .refine(
      isPlaceUrl,
      "has to be a folder on this machine, such as file:///srv/backups, or s3://bucket/prefix",
    )
    .optional(),
  S3_ENDPOINT: origin.transform((value) => new URL(value).origin).optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,40}$/, "has to be a region, such as ap-northeast-2")
    .default("us-east-1"),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  BACKUP_KEY: secretText.optional(),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "has to be a time of the day in Korea, such as 03:00")
    .default("03:00"),
  BACKUP_KEEP: z
    .string()
    .regex(
      /^[1-9]\d{0,2}\/\d{1,3}\/\d{1,3}$/,
      "has to be how many days, weeks and months have a backup, such as 7/4/12",
    )
    .default("7/4/12"),
  TOSS_SECRET_KEY: z
    .string()
    .regex(/^(test|live)_g?sk_\w{10,200}$/, "has to be a secret key of Toss Payments, such as test_sk_…")
    .optional(),
  TOSS_ACCOUNTS: flag.optional(),
  TOSS_BASE_URL: origin.transform((value) => new URL(value).origin).default("https://api.tosspayments.com"),
});

/** A wrong setting in words. The value itself is never repeated: it may be a secret. */
export function describeIssue(issue: z.core.$ZodIssue): string {
  return `${String(issue.path[0])} ${sayCode(issue.message)}`;
}

/** The schemas shared with the forms speak in codes; here a person reads. */
function sayCode(message: string): string {
  const words: Record<string, string> = {
    EMAIL_INVALID: "has to be an e-mail address",
    PASSWORD_TOO_SHORT: "has to have at least 8 characters",
    PASSWORD_TOO_LONG: "may have at most 128 characters",
    PASSWORD_WEAK: "has to hold an uppercase letter, a lowercase letter, a number and a special character",
  };
  return words[message] ?? message;
}

function parseUrl(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null;
}

function isOrigin(value: string): boolean {
  const url = parseUrl(value);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) return false;
  return url.pathname === "/" && !url.search && !url.hash && !url.username && !url.password;
}

function isPostgresUrl(value: string): boolean {
  const protocol = parseUrl(value)?.protocol;
  return protocol === "postgresql:" || protocol === "postgres:";
}

function isSmtpUrl(value: string): boolean {
  const url = parseUrl(value);
  return (url?.protocol === "smtp:" || url?.protocol === "smtps:") && url.hostname !== "";
}

/** A folder, or a bucket with what the names in it begin with. */
function isPlaceUrl(value: string): boolean {
  return isFolderUrl(value) || /^s3:\/\/[a-z0-9][a-z0-9.-]{1,62}(\/[\w./-]*)?$/.test(value);
}

function isFolderUrl(value: string): boolean {
  const url = parseUrl(value);
  return url?.protocol === "file:" && !url.host && isAbsolute(fileURLToPath(url));
}
