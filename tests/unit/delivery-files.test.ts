// The files with which the site is delivered know its settings, run it as nobody special on a read-only root,
// and give it the time to end.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "#gateway/start/config.ts";
import { settings } from "#gateway/start/config-schema.ts";
import { findProgram } from "#tests/support/programs.ts";
import { ROOT } from "#tests/support/source-files.ts";

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const SETTINGS = Object.keys(settings.shape);
/** Those of the other programs in the same files. */
const OTHERS = [
  "POSTGRES_USER",
  "POSTGRES_PASSWORD",
  "POSTGRES_DB",
  "SITE_ADDRESS",
  "GATEWAYS",
  "RUSTFS_ACCESS_KEY",
  "RUSTFS_SECRET_KEY",
  "RUSTFS_CONSOLE_ENABLE",
];
/** The image says them, or a test. */
const OF_THE_IMAGE = ["NODE_ENV", "HOST", "PORT", "DATA_DIR", "METRICS", "TOSS_BASE_URL"];

/** Names at the beginning of a line, as YAML and files of settings have them. */
const named = (text: string) =>
  [...text.matchAll(/^\s*([A-Z][A-Z0-9_]+)[:=]/gm)].map(([, name = ""]) => name);

test("compose passes every setting on, and its example knows each that a person gives", () => {
  const [compose, example] = [read("compose.yaml"), read(".env.example")];
  const passed = named(compose);
  expect(SETTINGS.filter((name) => !passed.includes(name) && !OF_THE_IMAGE.includes(name))).toEqual([]);
  expect(passed.filter((name) => !SETTINGS.includes(name) && !OTHERS.includes(name))).toEqual([]);
  const asked = new Set([...compose.matchAll(/\$\{(\w+)[:}]/g)].map(([, name = ""]) => name));
  expect([...asked].sort()).toEqual([...new Set(named(example))].sort());
});

test("the storage of compose has the keys of the gateways, and its bucket is made by the command before they start", () => {
  const compose = read("compose.yaml");
  for (const key of ["ACCESS_KEY", "SECRET_KEY"]) expect(compose).toContain(`RUSTFS_${key}: \${S3_${key}:-}`);
  const [, script = ""] = /"files:bucket": "(.*)"/.exec(read("package.json")) ?? [];
  expect(compose).toContain(`command: ${JSON.stringify(script.split(" ")).replaceAll(",", ", ")}`);
  expect(compose).toContain("bucket: { condition: service_completed_successfully, required: false }");
  const [, files = "", endpoint = ""] =
    /FILES_URL=(s3:\S+), S3_ENDPOINT=(\S+?),/.exec(read(".env.example")) ?? [];
  const given = { FILES_URL: files, S3_ENDPOINT: endpoint, S3_ACCESS_KEY: "a", S3_SECRET_KEY: "b" };
  const { filesS3 } = readConfig(given);
  expect(filesS3).toMatchObject({ endpoint: "http://storage:9000", bucket: "association", prefix: "files/" });
});

test.each(["deploy/kubernetes/site-settings.yaml", "deploy/kubernetes/site.yaml"])(
  "%s names settings alone",
  (file) => {
    expect(named(read(file)).filter((name) => !SETTINGS.includes(name))).toEqual([]);
  },
);

describe("on Kubernetes", () => {
  const SETTINGS_FILE = read("deploy/kubernetes/site-settings.yaml");
  const PODS_FILE = read("deploy/kubernetes/site.yaml");
  /** Secrets as somebody gives them. */
  const SECRETS: Readonly<Record<string, string>> = {
    DATABASE_URL: "postgresql://site:secret@db.example.org:5432/association",
    JWT_SECRET: "a secret that is long enough for a test of settings",
    S3_ACCESS_KEY: "access",
    S3_SECRET_KEY: "secret",
    BACKUP_KEY: "another secret that is long enough for such a test",
    SMTP_URL: "smtp://mail.example.org:587",
    ADMIN_EMAIL: "office@example.org",
    ADMIN_PASSWORD: "Correct!Horse7",
    METRICS_TOKEN: "a token that is long enough for a test of settings",
  };

  /** What a key at the beginning of a line has below it, as NAME: value. */
  function under(text: string, key: string): Readonly<Record<string, string>> {
    const [, lines = ""] = new RegExp(`^${key}:\\n((?:[ ].*\\n)*)`, "m").exec(text) ?? [];
    const pairs = [...lines.matchAll(/^ {2}(\w+): "?([^"\n]*)"?$/gm)];
    return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name, value]));
  }

  test("what is a setting is among the settings, and what names a thing names it alone", () => {
    expect(under(SETTINGS_FILE, "metadata")).toEqual({ name: "site-settings" });
    expect(named(SETTINGS_FILE).sort()).toEqual(Object.keys(under(SETTINGS_FILE, "data")).sort());
    const [, secrets = ""] = /^# with ([\s\S]*?)\.\n/m.exec(SETTINGS_FILE) ?? [];
    expect([...secrets.matchAll(/[A-Z0-9_]{3,}/g)].map(([name]) => name).sort()).toEqual(
      Object.keys(SECRETS).sort(),
    );
  });

  test("the gateways start with them, and write to their volumes alone", () => {
    const [, image = ""] = /^ENV (.*)$/m.exec(read("Dockerfile").split("USER node")[1] ?? "") ?? [];
    const ofTheImage = Object.fromEntries(image.split(" ").map((pair) => pair.split("=", 2)));
    const config = readConfig({
      NODE_ENV: "production",
      HOST: ofTheImage.HOST,
      PORT: ofTheImage.PORT,
      DATA_DIR: ofTheImage.DATA_DIR,
      ...under(SETTINGS_FILE, "data"),
      ...SECRETS,
    });
    expect(config).toMatchObject({ production: true, demo: false, trustProxy: 1, port: 3000 });
    expect([config.filesS3?.bucket, config.backup.place]).toMatchObject(["association-files", { s3: {} }]);
    expect(PODS_FILE).toContain(`containerPort: ${config.port}`);
    // A volume's own folder is not the site's, and others may look into it.
    const mounts = [...PODS_FILE.matchAll(/mountPath: (\S+) }/g)].map(([, path = ""]) => path);
    expect(mounts.filter((path) => config.dataDir.startsWith(`${path}/`))).toHaveLength(1);
  });
});

describe("the supervisor waits longer than a gateway takes to drain and to end", () => {
  // Of gateway/start/shutdown.ts.
  const ENDS_WITHIN = 9;

  test.each([
    ["compose.yaml", /stop_grace_period: (\d+)s/, 5],
    ["deploy/systemd/association.service", /TimeoutStopSec=(\d+)/, 5],
    ["deploy/kubernetes/site.yaml", /terminationGracePeriodSeconds: (\d+)/, 8],
  ])("%s", (file, pattern, drain) => {
    expect(Number(pattern.exec(read(file))?.[1])).toBeGreaterThan(ENDS_WITHIN + drain);
  });
});

test("containers run as nobody special, on a read-only root, without capabilities", () => {
  expect(read("Dockerfile")).toMatch(/^USER node$/m);
  const compose = read("compose.yaml");
  expect(compose).toContain("read_only: true");
  expect(compose).toContain('cap_drop: ["ALL"]');
  const pods = read("deploy/kubernetes/site.yaml");
  for (const line of ["runAsNonRoot: true", "readOnlyRootFilesystem: true", 'drop: ["ALL"]'])
    expect(pods).toContain(line);
});

test("the service is started by the command of the image", () => {
  const [, command = "[]"] = /^CMD (\[.*\])$/m.exec(read("Dockerfile")) ?? [];
  const [program, ...rest]: string[] = JSON.parse(command);
  expect(program).toBe("node");
  expect(read("deploy/systemd/association.service")).toContain(`/node_modules/.bin/node ${rest.join(" ")}\n`);
});

// Where there is no systemd, nobody uses its unit.
test.runIf(process.platform === "linux")(
  "systemd rates the service's exposure below 2.0",
  { tags: ["long"] },
  () => {
    const unit = join(ROOT, "deploy", "systemd", "association.service");
    const analyze = findProgram("systemd-analyze", "systemd");
    const text = execFileSync(analyze, ["security", "--offline=yes", "--no-pager", unit], {
      encoding: "utf8",
    });
    const [, exposure] = /Overall exposure level for association\.service: ([\d.]+)/.exec(text) ?? [];
    expect(Number(exposure)).toBeGreaterThan(0);
    expect(Number(exposure)).toBeLessThan(2);
  },
);
