// Settings: what counts, what is refused, and that a refusal is one line that names the setting and never its value.
import { resolve } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "#gateway/start/config.ts";

const SECRET = "0123456789abcdef0123456789abcdef";

function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "accepted";
}

describe("a start without settings", () => {
  it("serves this machine with an embedded database and demo content", () => {
    expect(readConfig({ PATH: "/bin", HOSTNAME: "box", npm_config_port: "1", HTTP_PROXY: "x" })).toEqual({
      production: false,
      host: "127.0.0.1",
      port: 3000,
      databaseUrl: null,
      dataDir: resolve(".data"),
      filesDir: resolve(".data/files"),
      filesS3: null,
      jwtSecret: null,
      adminEmail: null,
      adminPassword: null,
      demo: true,
      demoAccountsRefusedFor: null,
      drainSeconds: 0,
      publicUrl: "http://127.0.0.1:3000",
      smtpUrl: null,
      metrics: false,
      metricsToken: null,
      backup: { place: null, key: null, at: 180, retained: { days: 7, weeks: 4, months: 12 } },
      toss: null,
      trustProxy: 0,
      corsOrigins: new Set(),
      maxConnections: 2000,
      renderThreads: 1,
      hstsSubdomains: false,
      openGraphql: false,
      logLevel: "info",
    });
  });

  it("is what empty values mean, too", () => {
    expect(readConfig({ PORT: "", JWT_SECRET: "", DATABASE_URL: "" })).toEqual(readConfig({}));
  });
});

describe("settings", () => {
  it("are read", () => {
    const config = readConfig({
      NODE_ENV: "production",
      HOST: "0.0.0.0",
      PORT: "8080",
      DATABASE_URL: "postgresql://site@db:5432/site",
      DATA_DIR: "/srv/site",
      FILES_URL: "file:///srv/files",
      JWT_SECRET: SECRET,
      ADMIN_EMAIL: "office@example.org",
      ADMIN_PASSWORD: "Correct!Horse7",
      PUBLIC_URL: "https://www.example.org/",
      TRUST_PROXY: "2",
      CORS_ORIGINS: "https://a.example.org, https://b.example.org:8443",
      HSTS_SUBDOMAINS: "1",
      OPEN_GRAPHQL: "1",
      LOG_LEVEL: "warn",
      DRAIN_SECONDS: "8",
    });
    expect(config).toMatchObject({
      production: true,
      port: 8080,
      filesDir: "/srv/files",
      publicUrl: "https://www.example.org",
      trustProxy: 2,
      hstsSubdomains: true,
      openGraphql: true,
      drainSeconds: 8,
      corsOrigins: new Set(["https://a.example.org", "https://b.example.org:8443"]),
      adminEmail: "office@example.org",
      demo: false,
      demoAccountsRefusedFor: "HOST 0.0.0.0 can be reached from other machines",
    });
  });

  it("lead to a bucket with its keys, too", () => {
    const keys = { S3_ENDPOINT: "https://s3.example.org/", S3_ACCESS_KEY: "a", S3_SECRET_KEY: "b" };
    const { filesS3, filesDir, backup } = readConfig({
      ...keys,
      DATA_DIR: "/srv/site",
      FILES_URL: "s3://files/site",
      BACKUP_URL: "s3://backups",
    });
    const common = {
      endpoint: "https://s3.example.org",
      region: "us-east-1",
      accessKey: "a",
      secretKey: "b",
    };
    expect(filesS3).toEqual({ ...common, bucket: "files", prefix: "site/" });
    expect(filesDir).toBe("/srv/site/files");
    expect(backup.place).toEqual({ s3: { ...common, bucket: "backups", prefix: "" } });
  });

  it.each([
    [{}, true, null],
    [{ DEMO: "0" }, false, null],
    [{ HOST: "localhost", PUBLIC_URL: "http://127.0.0.2:3000" }, true, null],
    [{ HOST: "::1", PUBLIC_URL: "http://[::1]:3000" }, true, null],
    [{ HOST: "0.0.0.0" }, false, "HOST 0.0.0.0 can be reached from other machines"],
    [{ HOST: "192.168.0.7" }, false, "HOST 192.168.0.7 can be reached from other machines"],
    [
      { NODE_ENV: "production", JWT_SECRET: SECRET },
      false,
      "NODE_ENV=production is for a site that others reach",
    ],
    [{ TRUST_PROXY: "1" }, false, "TRUST_PROXY=1 tells of a proxy that others reach"],
    [
      { PUBLIC_URL: "https://a.example" },
      false,
      "PUBLIC_URL https://a.example is an address that others reach",
    ],
  ])("%o decide about the demo, which only DEMO=1 asks for in spite of them", (env, demo, refusedFor) => {
    expect(readConfig(env)).toMatchObject({ demo, demoAccountsRefusedFor: refusedFor });
    expect(readConfig({ ...env, DEMO: "1" })).toMatchObject({ demo: true, demoAccountsRefusedFor: null });
  });
});

describe("a wrong setting stops the start:", () => {
  it.each([
    [{ PORT: "http" }, "PORT has to be a number from 0 to 65535"],
    [{ PORT: "70000" }, "PORT has to be a number from 0 to 65535"],
    [{ HOST: "http://x" }, "HOST has to be a host name or an IP address"],
    [
      { DATABASE_URL: "mysql://db/site" },
      "DATABASE_URL has to look like postgresql://user:password@host:5432/database",
    ],
    [{ JWT_SECRET: "short" }, "JWT_SECRET has to hold 32 bytes or more"],
    [
      { JWT_SECRET: "change-me-".repeat(4) },
      "JWT_SECRET repeats a few bytes and can be guessed: make one with openssl rand -base64 32",
    ],
    [{ MAX_CONNECTIONS: "9" }, "MAX_CONNECTIONS has to be a number from 10 to 999999"],
    [{ HSTS_SUBDOMAINS: "yes" }, "HSTS_SUBDOMAINS has to be 1 or 0"],
    [
      { BACKUP_URL: "/srv/backups" },
      "BACKUP_URL has to be a folder on this machine, such as file:///srv/backups, or s3://bucket/prefix",
    ],
    [{ BACKUP_KEY: "short" }, "BACKUP_KEY has to hold 32 bytes or more"],
    [{ BACKUP_AT: "3 am" }, "BACKUP_AT has to be a time of the day in Korea, such as 03:00"],
    [
      { BACKUP_KEEP: "7" },
      "BACKUP_KEEP has to be how many days, weeks and months have a backup, such as 7/4/12",
    ],
    [{ NODE_ENV: "production" }, "JWT_SECRET is required in production: 32 bytes or more, kept secret"],
    [{ NODE_ENV: "staging" }, "NODE_ENV has to be production, development or test"],
    [{ DEMO: "yes" }, "DEMO has to be 1 or 0"],
    [
      { PUBLIC_URL: "example.org" },
      "PUBLIC_URL has to be an origin such as https://example.org, without a path",
    ],
    [
      { PUBLIC_URL: "https://example.org/site" },
      "PUBLIC_URL has to be an origin such as https://example.org, without a path",
    ],
    [{ CORS_ORIGINS: "*" }, "CORS_ORIGINS has to be an origin such as https://example.org, without a path"],
    [
      { TRUST_PROXY: "10.0.0.0/8" },
      "TRUST_PROXY has to be the number of proxies in front of this server, from 0 to 9",
    ],
    [
      { FILES_URL: "/srv/files" },
      "FILES_URL has to be a folder on this machine, such as file:///srv/files, or s3://bucket/prefix",
    ],
    [
      { FILES_URL: "s3://files/site" },
      "FILES_URL on S3 needs S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY beside it",
    ],
    [
      { TOSS_SECRET_KEY: "test_ck_0123456789abcdef" },
      "TOSS_SECRET_KEY has to be a secret key of Toss Payments, such as test_sk_…",
    ],
    [
      { SMTP_URL: "mail.example.org" },
      "SMTP_URL has to look like smtp://user:password@host:587, or smtps:// for TLS from the start",
    ],
    [{ ADMIN_PASSWORD: "Correct!Horse7" }, "ADMIN_PASSWORD needs ADMIN_EMAIL beside it"],
    [{ ADMIN_EMAIL: "office" }, "ADMIN_EMAIL has to be an e-mail address"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL has to be one of debug, info, warn, error, silent"],
    [{ PORT: "x", DEMO: "x" }, "PORT has to be a number from 0 to 65535; DEMO has to be 1 or 0"],
  ])("%o", (env, message) => {
    expect(refusal(env)).toBe(message);
  });

  it("and the value is not repeated, for it may be a secret", () => {
    expect(refusal({ ADMIN_EMAIL: "a@example.org", ADMIN_PASSWORD: "hunter22" })).not.toContain("hunter22");
  });
});

describe("a misspelt setting stops the start:", () => {
  it.each([
    ["JWT_SECERT", "JWT_SECRET"],
    ["DATABSE_URL", "DATABASE_URL"],
    ["DATABASE_URI", "DATABASE_URL"],
    ["database_url", "DATABASE_URL"],
    ["PROT", "PORT"],
    ["TRUSTPROXY", "TRUST_PROXY"],
    ["CORS_ORIGIN", "CORS_ORIGINS"],
    ["DATADIR", "DATA_DIR"],
  ])("%s", (name, meant) => {
    expect(refusal({ [name]: "x" })).toBe(`${name} is not a setting: did you mean ${meant}?`);
  });

  it.each(["SMTP_HOST", "ADMIN_NAME", "JWT_EXPIRY", "FILES_BUCKET"])("%s", (name) => {
    expect(refusal({ [name]: "x" })).toBe(`${name} is not a setting`);
  });

  it("but names of others are none of its business", () => {
    const others = [
      "HOSTNAME",
      "HOSTTYPE",
      "GHOST",
      "SORT",
      "DATABASE_PORT",
      "PGDATA",
      "NODE_OPTIONS",
      "NODE_PATH",
    ];
    const env = Object.fromEntries(
      [...others, "PUBLIC_IP", "LOGNAME", "BASE_URL", "http_proxy"].map((name) => [name, "x"]),
    );
    expect(refusal(env)).toBe("accepted");
  });
});

it("whatever the environment holds, the answer is settings or one readable line", () => {
  const names = fc.constantFrom(
    "PORT",
    "HOST",
    "DEMO",
    "JWT_SECRET",
    "PUBLIC_URL",
    "FILES_URL",
    "CORS_ORIGINS",
    "DATABASE_URL",
  );
  fc.assert(
    fc.property(fc.dictionary(names, fc.string({ unit: "grapheme" })), (env) => {
      expect(refusal(env)).not.toContain("\n");
    }),
  );
});
