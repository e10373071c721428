// Loaded before everything else (`node --import`), so it is plain JavaScript that any Node of the last years
// can read. On a Node that is too old it says so in one line; without it the first TypeScript file would be a
// syntax error, or nothing would happen. It also switches on the compile cache, because the imports of
// main.ts are loaded before its first line runs.
import module from "node:module";
import process from "node:process";

/** The version the site is tested with; package.json brings it (tests/unit/node-version.test.ts compares them). */
const NEEDED = "26.10.0";

const [neededMajor, neededMinor] = NEEDED.split(".").map(Number);
const [major, minor] = process.versions.node.split(".").map(Number);

if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  process.stderr.write(
    `This site needs Node ${NEEDED} or newer; this is Node ${process.versions.node}. \`npm ci\` brings the right one for ` +
      "Linux, macOS and Windows, and npm's scripts use it: `npm start`, not `node`.\n",
  );
  process.exit(1);
}

module.enableCompileCache();
