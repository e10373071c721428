// Every setting of the server, parsed once (README, Settings). Besides prisma.config.ts and the tests nothing else reads process.env. A
// setting that is wrong or misspelt stops the start with one line that names it: a server that quietly ignores JWT_SECERT is worse than
// one that does not start.
import { join, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { z } from "#schema/validation/zod.ts";
import { misspelt } from "./config-names.ts";
import { describeIssue, type LogLevel, settings } from "./config-schema.ts";
import { isLoopback } from "./loopback.ts";

/** The settings as the rest of the gateway reads them. */
export interface Config {
  readonly production: boolean;
  readonly host: string;
  /** 0 takes any free port (tests). */
  readonly port: number;
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Absolute. */
  readonly dataDir: string;
  /** Absolute; where uploaded files are kept. */
  readonly filesDir: string;
  /** Null: made and kept in `dataDir` (never in production). */
  readonly jwtSecret: string | null;
  readonly adminEmail: string | null;
  readonly adminPassword: string | null;
  /** Whether an empty database gets demo content and demo accounts. */
  readonly demo: boolean;
  /** Why this server may not run on a database that holds demo accounts: words that name a setting; null where it may. */
  readonly demoAccountsRefusedFor: string | null;
  /** Origin without a slash at the end; canonical links are made of it. */
  readonly publicUrl: string;
  /** How many proxies of ours stand in front and append to X-Forwarded-For. */
  readonly trustProxy: number;
  readonly corsOrigins: ReadonlySet<string>;
  /** Connections that may stand at a time. */
  readonly maxConnections: number;
  /** Threads for what anonymous visitors ask for. */
  readonly renderThreads: number;
  /** Whether browsers keep to HTTPS for every host below this one, too; in production alone. */
  readonly hstsSubdomains: boolean;
  /** Whether visitors may send documents of their own in production. */
  readonly openGraphql: boolean;
  readonly logLevel: LogLevel;
  /** The mail server, with user and password; null: mails stay in the outbox. */
  readonly smtpUrl: string | null;
  readonly backup: {
    /** Where the daily backups go, absolute; null: none are made by themselves. */
    readonly folder: string | null;
    /** Encrypts every backup; null: they are not encrypted. */
    readonly key: string | null;
    /** Minutes after midnight in Korea. */
    readonly at: number;
    /** How many days, weeks and months have one. */
    readonly retained: { readonly days: number; readonly weeks: number; readonly months: number };
  };
  /** The account at Toss Payments that takes cards; null: none is offered. */
  readonly toss: {
    readonly secretKey: string;
    readonly baseUrl: string;
    /** Whether the contract has virtual accounts. */
    readonly givesAccounts: boolean;
  } | null;
}

/** A setting is wrong; the message is one line that names it. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/**
 * Reads the settings. An empty value counts as not set, as Docker Compose passes it.
 * @throws ConfigError naming every setting that is wrong or misspelt, in one line.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  );
  const unknown = misspelt(Object.keys(given), Object.keys(settings.shape));
  const parsed = settings.safeParse(given);
  const wrong = parsed.success ? [] : parsed.error.issues.map(describeIssue);
  const [problem, ...others] = [...unknown, ...wrong];
  if (problem) throw new ConfigError([problem, ...others].join("; "));
  if (!parsed.success) throw parsed.error;
  return arrange(parsed.data);
}

function arrange(given: z.output<typeof settings>): Config {
  const production = given.NODE_ENV === "production";
  const reachedFor = whyReached(given);
  if (production && !given.JWT_SECRET) {
    throw new ConfigError("JWT_SECRET is required in production: 32 bytes or more, kept secret");
  }
  if (given.ADMIN_PASSWORD && !given.ADMIN_EMAIL) {
    throw new ConfigError("ADMIN_PASSWORD needs ADMIN_EMAIL beside it");
  }
  const dataDir = resolve(given.DATA_DIR);
  return {
    production,
    host: given.HOST,
    port: given.PORT,
    databaseUrl: given.DATABASE_URL ?? null,
    dataDir,
    filesDir: given.FILES_URL ? fileURLToPath(given.FILES_URL) : join(dataDir, "files"),
    jwtSecret: given.JWT_SECRET ?? null,
    adminEmail: given.ADMIN_EMAIL ?? null,
    adminPassword: given.ADMIN_PASSWORD ?? null,
    demo: given.DEMO ?? reachedFor === null,
    demoAccountsRefusedFor: given.DEMO === true ? null : reachedFor,
    publicUrl:
      given.PUBLIC_URL ?? `http://${given.HOST.includes(":") ? `[${given.HOST}]` : given.HOST}:${given.PORT}`,
    trustProxy: given.TRUST_PROXY,
    corsOrigins: new Set(given.CORS_ORIGINS),
    maxConnections: given.MAX_CONNECTIONS,
    renderThreads: given.RENDER_THREADS,
    hstsSubdomains: given.HSTS_SUBDOMAINS ?? false,
    openGraphql: given.OPEN_GRAPHQL ?? false,
    logLevel: given.LOG_LEVEL,
    smtpUrl: given.SMTP_URL ?? null,
    backup: arrangeBackup(given),
    toss: given.TOSS_SECRET_KEY
      ? {
          secretKey: given.TOSS_SECRET_KEY,
          baseUrl: given.TOSS_BASE_URL,
          givesAccounts: given.TOSS_ACCOUNTS ?? false,
        }
      : null,
  };
}

function arrangeBackup(given: z.output<typeof settings>): Config["backup"] {
  const [hour = 0, minute = 0] = given.BACKUP_AT.split(":").map(Number);
  const [days = 0, weeks = 0, months = 0] = given.BACKUP_KEEP.split("/").map(Number);
  return {
    folder: given.BACKUP_URL ? fileURLToPath(given.BACKUP_URL) : null,
    key: given.BACKUP_KEY ?? null,
    at: hour * 60 + minute,
    retained: { days, weeks, months },
  };
}

/** The first sign that people on other machines reach this server, in words that name the setting; null without any. */
function whyReached({ HOST, NODE_ENV, TRUST_PROXY, PUBLIC_URL }: z.output<typeof settings>): string | null {
  if (!isLoopback(HOST)) return `HOST ${HOST} can be reached from other machines`;
  if (NODE_ENV === "production") return "NODE_ENV=production is for a site that others reach";
  if (TRUST_PROXY > 0) return `TRUST_PROXY=${TRUST_PROXY} tells of a proxy that others reach`;
  if (PUBLIC_URL && !isLoopback(new URL(PUBLIC_URL).hostname)) {
    return `PUBLIC_URL ${PUBLIC_URL} is an address that others reach`;
  }
  return null;
}
