// Loaded into a gateway of the bench before its own code: says on SIGUSR2 how long its event loop has been
// held up at most since it was asked last, in milliseconds.
import { monitorEventLoopDelay } from "node:perf_hooks";

const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
process.on("SIGUSR2", () => {
  process.stderr.write(`loop held up for ${delay.max / 1e6} ms\n`);
  delay.reset();
});
