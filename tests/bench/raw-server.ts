// The limit of a cached page: node:http writing the same bytes with the same headers, and nothing else.
import { once } from "node:events";
import { createServer } from "node:http";
import type { RawOrders } from "./orders.ts";

const [orders] = (await once(process, "message")) as [RawOrders];
const body = Buffer.from(orders.body, "base64");

const server = createServer((_request, response) => {
  response.writeHead(200, orders.headers);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address && typeof address === "object") process.send?.(address.port);
});
