// Loaded into a gateway of the bench before its own code: lets go of what nobody needs when the bench says
// so. Node itself collects when it has to, so that memory which is only not collected yet can't be
// distinguished from what is held.
process.on("SIGUSR2", () => globalThis.gc?.({ type: "major", flavor: "last-resort" }));
