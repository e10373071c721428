// After `npm ci` and `npm install`: removes what packages bring and nothing here opens, 200 MB of it (docs/operations.md#what-is-installed). It
// runs before anything is generated, under whatever Node is there. With `--ignore-scripts` it is `npm run postinstall`.
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const PACKAGES = fileURLToPath(new URL("../node_modules", import.meta.url));

/** A folder of a package, and which of the files and folders in it go. */
const UNUSED = [
  // For who compiles add-ons; the site has none of its own.
  ...["linux-x64", "linux-arm64", "darwin-x64"].map((machine) => [`node-${machine}`, /^(?:include|share)$/]),
  // Planning for databases that are not PostgreSQL.
  ["@prisma/client/runtime", /\.(?:cockroachdb|mysql|sqlite|sqlserver)\./],
  // web/build/fonts.ts and web/build/paper-fonts.ts open the variable font, its slices, and three weights.
  ["pretendard/dist/web", /^static$/],
  ["pretendard/dist/public/static", /\.otf$/],
  ["pretendard/dist/public/static/alternative", /^(?!Pretendard-(?:Regular|SemiBold|Bold)\.ttf$)/],
  ["@embedpdf/fonts-kr/fonts", /^(?!NotoSansKR-Regular\.otf$)/],
];

function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    // Not installed here.
    return [];
  }
}

for (const [path, unused] of UNUSED) {
  const folder = join(PACKAGES, path);
  for (const name of namesIn(folder)) if (unused.test(name)) rmSync(join(folder, name), { recursive: true });
}
