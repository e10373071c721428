// Loaded before everything else (`node --import`), so it is plain JavaScript that any Node of the last years can read: it
// says in one line what is wrong instead of a syntax error from the first TypeScript file. The compile cache is switched
// on here because imports of main.ts are loaded before its first line runs.
import module from "node:module";
import process from "node:process";

const NEEDED = 24;

if (Number.parseInt(process.versions.node, 10) < NEEDED) {
  process.stderr.write(
    `This site needs Node ${NEEDED} or newer; this is Node ${process.versions.node}. ` +
      "`npm ci` brings the right one: start the site with `npm start`, not with `node`.\n",
  );
  process.exit(1);
}

module.enableCompileCache();
