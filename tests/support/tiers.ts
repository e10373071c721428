// Which tests run when (decision 203). `npm test` runs what guards most; `npm run test:all` runs everything.
// A test says where it belongs by a tag, in a line of its own at the head of its file or beside its name, and
// without one it is in both.
import { readSource, sourceFiles } from "./source-files.ts";

/** Tags of tests that vitest runs. */
export const TAGS = [
  { name: "long", description: "Only in `npm run test:all`" },
  {
    name: "server",
    description: "On a PostgreSQL server too, because what it asserts the server itself decides",
  },
  { name: "both", description: "On a PostgreSQL server too, in `npm run test:all`" },
] as const;
type Tag = (typeof TAGS)[number]["name"];

/** The tag of journeys that `npm test` walks, on a desktop in Korean. */
export const CORE = "@core";

export const TIERS = ["core", "all", "changed"] as const;
export type Tier = (typeof TIERS)[number];

/** Whether this process belongs to a run that leaves out what is long. A file that is named by hand runs whole. */
export const isShortRun = (): boolean =>
  process.env.TEST_TIER === "core" || process.env.TEST_TIER === "changed";

const HEAD = /^\/\/ @module-tag (\w+)$/;

/** The tags that are at the head of a file, a line each. */
export function tagsOf(text: string): readonly string[] {
  const lines = text.split("\n");
  const end = lines.findIndex((line) => !HEAD.test(line));
  return lines.slice(0, end).flatMap((line) => HEAD.exec(line)?.[1] ?? []);
}

/**
 * Units, from the root, that put something in the place of a module or of what a module reads when it is
 * loaded: it has to be there before anybody loads it, and nobody else may meet it. They get modules of their
 * own; the other units share theirs, which takes a third of the time.
 */
export function isolatedUnits(): readonly string[] {
  return sourceFiles(".test.ts", ".test.tsx").filter(
    (file) => file.startsWith("tests/unit/") && /vi\.(mock|hoisted)\(/.test(readSource(file)),
  );
}

/** Test files, from the root, whose heads have a tag. */
export function filesTagged(tag: Tag): readonly string[] {
  return sourceFiles(".test.ts", ".test.tsx").filter((file) => tagsOf(readSource(file)).includes(tag));
}
