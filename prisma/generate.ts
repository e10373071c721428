// Keeps the generated client (prisma/generated, not committed) in step with prisma/schema.prisma. It imports
// nothing that is generated, so that it can run first on a fresh clone. It loads Prisma's command only when
// there is something to do, because `npm ci --omit=dev` leaves that command out.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const mark = join(root, "prisma", "generated", "made-from.txt");

/** What the client is made of: the schema and the pinned versions of the generators. */
function fingerprint(): string {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const generators = [devDependencies["prisma-cli"], dependencies["@pothos/plugin-prisma"]];
  const hash = createHash("sha256").update(generators.join("\n"));
  for (const file of ["prisma/schema.prisma", "prisma.config.ts"])
    hash.update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

function readMark(): string | null {
  try {
    return readFileSync(mark, "utf8").trim();
  } catch {
    return null;
  }
}

/** Prisma's command, or null where it is not installed. */
function findCommand(): string | null {
  try {
    const found = createRequire(import.meta.url).resolve("prisma-cli/package.json");
    return join(dirname(found), "build", "index.js");
  } catch {
    return null;
  }
}

/** Ends with one line for people. */
function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

const wanted = fingerprint();
if (readMark() !== wanted) {
  const command = findCommand();
  if (command === null) {
    fail(
      "prisma/generated is older than prisma/schema.prisma, and Prisma's command is not installed here. Build with `npm ci && npm run build`.",
    );
  }
  // About 3 s.
  const run = spawnSync(process.execPath, [command, "generate"], { cwd: root, encoding: "utf8" });
  if (run.status !== 0) fail(`prisma generate failed:\n${run.stdout}${run.stderr}`);
  writeFileSync(mark, `${wanted}\n`);
}
