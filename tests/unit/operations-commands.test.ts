// What the pages for who runs the site tell an engineer to type is there: scripts with their options, files,
// pages of the office, addresses, programs of a server. What the commands of an incident do is tried by
// tests/integration/core/start/operations.test.ts.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT, readSource, sourceFiles } from "#tests/support/source-files.ts";
import { PAGES } from "#web/pages.ts";

const scripts: Record<string, string> = JSON.parse(readSource("package.json")).scripts;
const page = ["operations", "storage", "backups", "incidents", "gateways", "import"]
  .map((name) => readSource(`docs/${name}.md`))
  .join("\n");
/** By its title: the text of each section. */
const sections = page
  .split(/^## /m)
  .slice(1)
  .map((text) => ({ title: text.split("\n", 1)[0] ?? "", text }));

/** Programs of a server that the page runs, besides those of this repository. */
const PROGRAMS = [
  "adduser",
  "install",
  "cp",
  "systemctl",
  "systemd-run",
  "pgbackrest",
  "docker",
  "kubectl",
  "git",
  "openssl",
];

const blocksOf = (text: string) =>
  [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = ""]) => block.split("\n"));
const spansOf = (text: string) =>
  [...text.replaceAll(/```[\s\S]*?```/g, "").matchAll(/`([^`]+)`/g)].map(([, span = ""]) => span);
/** Lines to type, without what is only explained. */
const commandsOf = (text: string) =>
  [...blocksOf(text).filter((line) => !line.startsWith("#")), ...spansOf(text)].map((line) =>
    line.replace(/^(?:[A-Z_]+=\S+ )+/, "").trim(),
  );

const scriptOf = (command: string) => /^npm run (?:--silent )?([\w:-]+)/.exec(command)?.[1];
const isForeign = (command: string) =>
  PROGRAMS.some((program) => command.replace(/^sudo -u \w+ /, "").startsWith(`${program} `)) ||
  command.startsWith("npm ci");

/** The options that a script of package.json reads. */
function optionsOf(script: string): readonly string[] {
  const file = /([\w/-]+\.ts)$/.exec(scripts[script] ?? "")?.[1];
  const [, options = ""] = (file && /options[:=\s]*\{([\s\S]*?)\n\s*\}/.exec(readSource(file))) || [];
  return [...options.matchAll(/["\s{]([\w-]+)"?: \{ type:/g)].map(([, name = ""]) => name);
}

test("the pages have the sections of an incident, an upgrade and a restore", () => {
  expect(sections.map(({ title }) => title)).toEqual(
    expect.arrayContaining(["Install", "Upgrade", "When something has happened", "Backup"]),
  );
});

test("every script it runs is there, with the options it names", () => {
  const asked = new Set<string>();
  const lost = sections.flatMap(({ title, text }) => {
    const commands = commandsOf(text).filter((command) => !isForeign(command));
    const named = commands.flatMap((command) => scriptOf(command) ?? []);
    for (const script of named) asked.add(script);
    const known = new Set(named.flatMap(optionsOf));
    const options = commands.flatMap((command) =>
      [...command.matchAll(/(?:^|\s)--([a-z][\w-]+)/g)].map(([, option = ""]) => option),
    );
    return [
      ...named.filter((script) => !(script in scripts)).map((script) => `${title}: npm run ${script}`),
      ...options
        .filter((option) => option !== "silent" && !known.has(option))
        .map((option) => `${title}: --${option}`),
    ];
  });
  expect(lost).toEqual([]);
  expect([...asked]).toEqual(
    expect.arrayContaining([
      "db:backup",
      "db:restore",
      "db:migrate",
      "files:move",
      "account:recover",
      "audit:verify",
    ]),
  );
});

test("every line for a shell runs a program of a server, on files there are", () => {
  const lines = blocksOf(page)
    .map((line) => line.replace(/\s+#.*$|^#.*$/, "").trim())
    .filter(Boolean);
  const parts = lines.flatMap((line) => line.split(" && "));
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.filter((part) => !isForeign(part) && scriptOf(part) === undefined)).toEqual([]);
  const copied = parts.flatMap((part) => /^cp (\S+)/.exec(part)?.[1] ?? []);
  expect(copied.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test("every page of the office and every address it names is there", () => {
  const named = spansOf(page).flatMap((span) => /^(?:GET )?(\/[a-z][\w/.-]*)$/.exec(span)?.[1] ?? []);
  const pages = new Set(PAGES.map(({ path }) => path));
  const gateway = sourceFiles(".ts")
    .filter((file) => file.startsWith("gateway/"))
    .map(readSource)
    .join("\n");
  const isThere = (path: string) => pages.has(path) || gateway.includes(`"${path}"`);
  // Folders of a server.
  const addresses = named.filter((path) => !/^\/(?:etc|srv|tmp|xe|assets)\b/.test(path));
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((path) => !isThere(path))).toEqual([]);
});
