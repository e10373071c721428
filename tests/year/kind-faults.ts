// What may happen to one kind of database, and to the gateways on it.
import { setTimeout as sleep } from "node:timers/promises";
import type { Fault } from "./faults.ts";
import type { World } from "./world.ts";
import type { YearServer } from "./year-server.ts";

const FROZEN_MS = 1_500;
const AWAY_MS = 1_000;
const nothing = async () => undefined;

/** @throws on the embedded database, which has none */
function serverOf({ site }: World): YearServer {
  if (!site.place.server) throw new Error("The year has no server");
  return site.place.server;
}

export const EMBEDDED_FAULTS: readonly Fault[] = [
  {
    name: "the thread of the database breaks down",
    times: 2,
    on: "EMBEDDED",
    blow: ({ site }) => ({ lasts: 0, begin: () => site.endDatabase(), end: nothing }),
  },
];

export const SERVER_FAULTS: readonly Fault[] = [
  {
    name: "every session of the database is ended",
    times: 2,
    on: "SERVER",
    blow: (world) => ({ lasts: 0, begin: () => serverOf(world).endSessions(), end: nothing }),
  },
  {
    name: "the database server is stopped and started",
    times: 1,
    on: "SERVER",
    blow: (world) => ({
      lasts: 0,
      begin: async () => {
        const { server } = serverOf(world);
        await server.stop();
        await sleep(AWAY_MS);
        await server.start();
      },
      end: nothing,
    }),
  },
  {
    name: "the database server is frozen",
    times: 2,
    on: "SERVER",
    blow: (world) => ({
      lasts: 0,
      begin: async () => {
        const thaw = await serverOf(world).server.freeze();
        await sleep(FROZEN_MS);
        thaw();
      },
      end: nothing,
    }),
  },
  {
    name: "a second gateway joins for a day, and leaves",
    times: 2,
    on: "SERVER",
    begin: async ({ site, now }) => {
      const leave = await site.join(now);
      return async () => {
        await leave();
        return true;
      };
    },
  },
];
