// Ends the process that reads a document once it takes too much memory or time. It is a thread of its own, because the reader hears nothing
// while it reads, and what WebAssembly takes is no part of a heap that could be bounded.
import process from "node:process";

/** Bytes of the whole process: the reader itself has 90 MB, and a book of a thousand pages with pictures takes 100 more. */
const RESIDENT_MAX = 400 * 1024 * 1024;
/** Milliseconds. A page takes five. */
const TIME_MAX = 60_000;
const LOOK_EVERY = 20;

const begun = performance.now();
setInterval(() => {
  if (process.memoryUsage.rss() > RESIDENT_MAX || performance.now() - begun > TIME_MAX) {
    process.kill(process.pid, "SIGKILL");
  }
}, LOOK_EVERY);
