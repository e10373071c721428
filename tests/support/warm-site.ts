// The gateway's process up to the point where it takes its database: everything is loaded, nothing is touched. It goes on as
// gateway/main.ts when its parent says a word (tests/support/site.ts).
import { once } from "node:events";
import process from "node:process";
import "#gateway/start/start-site.ts";

await once(process.stdin, "data");
process.stdin.destroy();
await import("#gateway/main.ts");
