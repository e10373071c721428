// Every setting of the server, parsed once (docs/settings.md). Besides prisma.config.ts and the tests nothing
// else reads process.env. A setting that is wrong or misspelt stops the start with one line that names it: a
// server that quietly ignores JWT_SECERT is worse than one that does not start.
import { join, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { BlobPlace, S3Place } from "#gateway/files/blobs.ts";
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
  /** Absolute; where uploaded files are stored, or only received where `filesS3` stores them. */
  readonly filesDir: string;
  /** Null: files are stored in `filesDir`. */
  readonly filesS3: S3Place | null;
  /** Null: made and stored in `dataDir` (never in production). */
  readonly jwtSecret: string | null;
  readonly adminEmail: string | null;
  readonly adminPassword: string | null;
  /** Whether an empty database gets demo content and demo accounts. */
  readonly demo: boolean;
  /** Why this server may not run on a database that holds demo accounts: words that name a setting; null where it may. */
  readonly demoAccountsRefusedFor: string | null;
  /** Origin without a slash at the end; canonical links are made of it. */
  readonly publicUrl: string;
  /** How many proxies of ours are in front and append to X-Forwarded-For. */
  readonly trustProxy: number;
  readonly corsOrigins: ReadonlySet<string>;
  /** Connections that may be open at a time. */
  readonly maxConnections: number;
  /** Threads for what anonymous visitors ask for. */
  readonly renderThreads: number;
  /** Seconds that it still serves after SIGTERM, while /readyz says that it ends. */
  readonly drainSeconds: number;
  /** Whether browsers keep to HTTPS for every host below this one, too; in production alone. */
  readonly hstsSubdomains: boolean;
  /** Whether visitors may send documents of their own in production. */
  readonly openGraphql: boolean;
  readonly logLevel: LogLevel;
  /** The mail server, with user and password; null: mails stay in the outbox. */
  readonly smtpUrl: string | null;
  /** Whether there are metrics at /metrics. */
  readonly metrics: boolean;
  /** Who has it reads them; null: this machine does. */
  readonly metricsToken: string | null;
  readonly backup: {
    /** Where the daily backups go; null: none are made by themselves. */
    readonly place: BlobPlace | null;
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
  const given = withoutEmpty(env);
  const unknown = misspelt(Object.keys(given), Object.keys(settings.shape));
  const parsed = settings.safeParse(given);
  const wrong = parsed.success ? [] : parsed.error.issues.map(describeIssue);
  const [problem, ...others] = [...unknown, ...wrong];
  if (problem) throw new ConfigError([problem, ...others].join("; "));
  if (!parsed.success) throw parsed.error;
  return arrange(parsed.data);
}

const withoutEmpty = (env: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));

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
  const files = placeOf("FILES_URL", given);
  return {
    production,
    host: given.HOST,
    port: given.PORT,
    databaseUrl: given.DATABASE_URL ?? null,
    dataDir,
    filesDir: files && "folder" in files ? files.folder : join(dataDir, "files"),
    filesS3: files && "s3" in files ? files.s3 : null,
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
    drainSeconds: given.DRAIN_SECONDS,
    hstsSubdomains: given.HSTS_SUBDOMAINS ?? false,
    openGraphql: given.OPEN_GRAPHQL ?? false,
    logLevel: given.LOG_LEVEL,
    smtpUrl: given.SMTP_URL ?? null,
    metrics: given.METRICS ?? given.METRICS_TOKEN !== undefined,
    metricsToken: given.METRICS_TOKEN ?? null,
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

/**
 * Where a setting of a place leads to; null: it is not set.
 * @throws ConfigError for S3 without what is needed to use it
 */
function placeOf(name: "FILES_URL" | "BACKUP_URL", given: z.output<typeof settings>): BlobPlace | null {
  const url = given[name];
  return url ? readPlace(url, name, given) : null;
}

/** The place of an address that is no setting, with the keys of the settings. @throws ConfigError */
export function readPlaceOf(
  url: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): BlobPlace {
  const given = settings.safeParse({ ...withoutEmpty(env), FILES_URL: url });
  const [problem] = given.error?.issues ?? [];
  if (problem) throw new ConfigError(describeIssue(problem));
  if (!given.success) throw given.error;
  return readPlace(url, "FILES_URL", given.data);
}

function readPlace(url: string, name: string, given: z.output<typeof settings>): BlobPlace {
  if (!url.startsWith("s3:")) return { folder: fileURLToPath(url) };
  const {
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
    S3_REGION: region,
  } = given;
  if (!endpoint || !accessKey || !secretKey)
    throw new ConfigError(`${name} on S3 needs S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY beside it`);
  const [, bucket = "", path = ""] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(url) ?? [];
  const prefix = path === "" || path.endsWith("/") ? path : `${path}/`;
  return { s3: { endpoint, region, accessKey, secretKey, bucket, prefix } };
}

function arrangeBackup(given: z.output<typeof settings>): Config["backup"] {
  const [hour = 0, minute = 0] = given.BACKUP_AT.split(":").map(Number);
  const [days = 0, weeks = 0, months = 0] = given.BACKUP_KEEP.split("/").map(Number);
  return {
    place: placeOf("BACKUP_URL", given),
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
