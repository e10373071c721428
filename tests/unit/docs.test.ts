// What README, docs and comments tell people to run, open, set and read is there.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT, readSource, sourceFiles } from "#tests/support/source-files.ts";

const readme = existsSync(join(ROOT, "README.md")) ? readSource("README.md") : "";
const scripts: Record<string, string> = JSON.parse(readSource("package.json")).scripts;
const ROOMS = "prisma|schema|gateway|web|tests|docs|\\.ci|\\.github";

/** Everything in `code` marks or in links that looks like a path of this repository. */
function namedPaths(text: string): string[] {
  const inCode = [...text.matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? "");
  const inLinks = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? "");
  const looksLikePath = new RegExp(`^\\.?/?(${ROOMS})/[\\w./-]*$|^[\\w.-]+\\.(md|ts|json|yaml|png)$`);
  return [...inCode, ...inLinks].filter((path) => looksLikePath.test(path));
}

/** README, the pages of docs/ and the decisions, as paths of this repository. */
const DOCUMENTS = [
  "README.md",
  "README.ko.md",
  ...readdirSync(join(ROOT, "docs"), { recursive: true, encoding: "utf8" })
    .map((name) => join("docs", name))
    .filter((name) => name.endsWith(".md")),
];

const DECISIONS = readdirSync(join(ROOT, "docs/decisions")).filter((name) => /^\d{3}-/.test(name));
const decided = new Set(DECISIONS.map((name) => Number.parseInt(name, 10)));

/** A title as the address of its section, by GitHub's rule. */
const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

/** By its path: the addresses of the sections of a document. */
const headings = new Map(
  DOCUMENTS.map((document) => [
    document,
    new Set([...readSource(document).matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => anchorOf(title))),
  ]),
);

/** The lines of comments in a source, without what is code. */
function commentsOf(file: string): string {
  return [...readSource(file).matchAll(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm)]
    .map(([text]) => text)
    .join("\n");
}

const commented = sourceFiles(".ts", ".tsx", ".css", ".prisma").map(
  (file) => [file, commentsOf(file)] as const,
);

describe("documents", () => {
  test("name paths that exist", () => {
    const lost = DOCUMENTS.flatMap((document) => {
      const base = join(ROOT, document, "..");
      return namedPaths(readSource(document))
        .map((path) => path.split("#")[0] ?? path)
        .filter((path) => !existsSync(join(ROOT, path)) && !existsSync(join(base, path)))
        .map((path) => `${document} names ${path}`);
    });
    expect(namedPaths(readme).length).toBeGreaterThan(0);
    expect(lost).toEqual([]);
  });

  test("link to sections that exist", () => {
    const lost = DOCUMENTS.flatMap((document) =>
      [...readSource(document).matchAll(/\]\((?!https?:)([^)\s#]*)#([\w-]+)\)/g)]
        .filter(([, path = "", anchor = ""]) => {
          const target = path === "" ? document : join(document, "..", path);
          return !headings.get(target)?.has(anchor);
        })
        .map(([link]) => `${document} links to ${link}`),
    );
    expect(lost).toEqual([]);
  });

  test("name npm scripts that exist", () => {
    const lost = DOCUMENTS.flatMap((document) =>
      [...readSource(document).matchAll(/npm run ([\w:-]+)/g)]
        .filter(([, name = ""]) => !(name in scripts))
        .map(([, name]) => `${document} names npm run ${name}`),
    );
    expect(lost).toEqual([]);
  });

  test("list every decision once, with its number and title", () => {
    const index = readSource("docs/decisions/README.md");
    const wrong = DECISIONS.filter((name) => {
      const title = /^# (\d+)\. (.+)$/m.exec(readSource(join("docs/decisions", name)));
      return (
        Number(title?.[1]) !== Number.parseInt(name, 10) || !index.includes(`| [${title?.[2]}](${name}) |`)
      );
    });
    expect(wrong).toEqual([]);
    expect(decided.size).toBe(DECISIONS.length);
  });
});

describe("comments", () => {
  test("cite decisions that exist", () => {
    const lost = [
      ...commented,
      ...DOCUMENTS.map((document) => [document, readSource(document)] as const),
    ].flatMap(([file, text]) =>
      [...text.matchAll(/\bdecisions?(?: |\n[ */]*)(\d+)/g)]
        .filter(([, number]) => !decided.has(Number(number)))
        .map(([cited]) => `${file} cites ${cited}`),
    );
    expect(lost).toEqual([]);
  });

  test("cite sections that exist", () => {
    const lost = [
      ...commented,
      ...DOCUMENTS.map((document) => [document, readSource(document)] as const),
    ].flatMap(([file, text]) =>
      [...text.matchAll(/\b(docs\/[\w/-]+\.md)#([\w-]+)/g)]
        .filter(([, document = "", anchor = ""]) => !headings.get(document)?.has(anchor))
        .map(([cited]) => `${file} cites ${cited}`),
    );
    expect(headings.size).toBeGreaterThan(20);
    expect(lost).toEqual([]);
  });

  test("name files that exist", () => {
    const path =
      /\b(?:prisma|schema|gateway|web|tests|docs)\/[\w./-]+\.(?:tsx?|css|md|json|graphql|prisma|mjs)\b/g;
    const lost = commented.flatMap(([file, text]) =>
      [...text.matchAll(path)]
        .filter(([name]) => !existsSync(join(ROOT, name)))
        .map(([name]) => `${file} names ${name}`),
    );
    expect(lost).toEqual([]);
  });

  test("cite nothing outside the repository", () => {
    const outside =
      /\b(?:decisions|design|look|bar|models|platform|figures)\.md|\(decisions\b|\(design\b|\bissue \d/;
    const citing = commented.filter(([, text]) => outside.test(text.replaceAll("docs/look.md", "")));
    expect(citing.map(([file]) => file)).toEqual([]);
  });
});

describe("README", () => {
  test("fits a screen of a large window", () => {
    expect(readme.split("\n").length).toBeLessThanOrEqual(75);
  });

  test("gives the two commands", () => {
    expect(readme).toContain("npm ci && npm start");
    expect(readme).toContain("npm ci && npm test");
    expect(readSource(".ci/run")).toContain("npm ci && npm test");
  });

  test("has every setting the gateway reads on the page of settings", () => {
    const shape =
      /z\.object\(\{([\s\S]*?)\n\}\);/.exec(readSource("gateway/start/config-schema.ts"))?.[1] ?? "";
    const settings = [...shape.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map((match) => match[1] ?? "");
    expect(settings.length).toBeGreaterThan(10);
    const page = readSource("docs/settings.md");
    expect(settings.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  test.each([
    ["README.md", "README.ko.md"],
    ["docs/commands.md", "docs/commands.ko.md"],
    ["docs/settings.md", "docs/settings.ko.md"],
  ])("%s has the rows and commands of %s", (english, korean) => {
    const firstCells = (file: string) =>
      readSource(file)
        .split("\n")
        .filter((line) => line.startsWith("| `"))
        .map((row) => row.split(/(?<!\\) \| /)[0]);
    const commands = (file: string) => readSource(file).match(/^npm ci.*?(?= {3}#)/gm);
    expect(firstCells(korean).length).toBeGreaterThan(3);
    expect(firstCells(korean)).toEqual(firstCells(english));
    expect(commands(korean)).toEqual(commands(english));
  });

  test("has every script of package.json, or the page of commands has", () => {
    const pages = readme + readSource("docs/commands.md");
    const isStep = (name: string) => /^(?:pre|start$|test$|build$|format$|check:)/.test(name);
    const unnamed = Object.keys(scripts).filter(
      (name) => !isStep(name) && !pages.includes(`npm run ${name}`),
    );
    expect(unnamed).toEqual([]);
  });
});

test("the walk through a noun names every file that has a line for it", () => {
  const text = readSource("docs/new-noun.md");
  const walk = text.slice(text.indexOf("## A new noun"), text.indexOf("1. **Table.**"));
  const named = [...walk.matchAll(/`((?:schema|web)\/[\w/.-]+\.ts)`/g)].map(([, file = ""]) => file);
  const isOwn =
    /\/faqs?[/-]|^web\/gql\/|^schema\/(?:index|(?:validation|policies)\/site\/faqs)\.ts$|^web\/i18n\/message-files\.ts$/;
  const lines = sourceFiles(".ts").filter(
    (file) => /^(?:schema|web)\//.test(file) && !isOwn.test(file) && /\bfaqs?\b|FAQ/i.test(code(file)),
  );
  expect(
    lines.filter((file) => !named.includes(file)).map((file) => `docs/new-noun.md: name ${file}`),
  ).toEqual([]);
});

/** A source without its comments. */
const code = (file: string) => readSource(file).replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, "");
