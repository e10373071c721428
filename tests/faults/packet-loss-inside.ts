// Started by packet-loss.ts where the loopback address is this process's own. Says its rows as JSON.
import { startPostgres } from "#tests/support/postgres.ts";
import { PACKET_FAULTS } from "./packet-loss.ts";
import { befallServer } from "./server-faults.ts";

const server = await startPostgres();
try {
  process.stdout.write(JSON.stringify(await befallServer(server, PACKET_FAULTS)));
} finally {
  await server.remove();
}
