// The limit of what is read from the database: node:http and one prepared statement an answer.
import { once } from "node:events";
import { createServer } from "node:http";
import pg from "pg";
import type { PgOrders } from "./orders.ts";
import { PG_WORKS } from "./pg-works.ts";

const [orders] = (await once(process, "message")) as [PgOrders];
const answer = await PG_WORKS[orders.work](new pg.Pool({ connectionString: orders.databaseUrl, max: 10 }));

const server = createServer((request, response) => {
  request.resume();
  const path = request.url ?? "/";
  answer(path.slice(path.lastIndexOf("/") + 1)).then(
    ({ type, body }) => {
      response.writeHead(200, {
        "content-type": `${type}; charset=utf-8`,
        "content-length": Buffer.byteLength(body),
      });
      response.end(body);
    },
    () => response.writeHead(500).end(),
  );
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address && typeof address === "object") process.send?.(address.port);
});
