// `npm run dev`: the site from its sources. `node --watch-path` starts it again when a source of the gateway,
// the schema or the tables changes.
import process from "node:process";

// Under a watch Node has every thread report what it imports, by messages that the listeners of a thread would take for answers.
delete process.env.WATCH_REPORT_DEPENDENCIES;
await import("./main.ts");
