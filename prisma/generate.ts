// Keeps the generated client (prisma/generated, not committed) in step with prisma/schema.prisma. Imports nothing that is
// generated, so that it can run first on a fresh clone.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const mark = join(root, "prisma", "generated", "made-from.txt");

/** What the client depends on: the schema and the versions of the generators. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const file of ["prisma/schema.prisma", "prisma.config.ts", "node_modules/prisma/package.json"]) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

function readMark(): string | null {
  try {
    return readFileSync(mark, "utf8").trim();
  } catch {
    return null;
  }
}

/**
 * Runs `prisma generate` when the schema has changed since (about 3 s; else nothing).
 * @throws Error with the command's own words
 */
function generateClient(): void {
  const wanted = fingerprint();
  if (readMark() === wanted) return;
  const require = createRequire(import.meta.url);
  const cli = join(dirname(require.resolve("prisma/package.json")), "build", "index.js");
  const run = spawnSync(process.execPath, [cli, "generate"], { cwd: root, encoding: "utf8" });
  if (run.status !== 0) throw new Error(`prisma generate failed:\n${run.stdout}${run.stderr}`);
  writeFileSync(mark, `${wanted}\n`);
}

generateClient();
