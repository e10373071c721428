// @module-tag server
// Connections cost memory: who sends nothing, or slowly, or opens many, holds none for long.
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { type Gateway, startGateway, useGateway } from "#tests/support/gateway.ts";

useGateway();
const times = { headers: 300, request: 400, idle: 60_000, keepAlive: 60_000, check: 50 };
const sockets: Socket[] = [];
let hasty: Gateway | undefined;

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await hasty?.close();
  hasty = undefined;
});

/** A sender who never ends its own side, and drips on where it began. */
function open(url: string, bytes: string): { readonly closed: Promise<void>; readonly heard: () => string } {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  sockets.push(socket);
  let heard = "";
  socket.setEncoding("utf8").on("data", (text) => {
    heard += text;
  });
  // A connection that was destroyed answers the next byte with a reset.
  const drip = setInterval(() => bytes !== "" && socket.write("x"), 100);
  const closed = new Promise<void>((resolve) => {
    socket.on("error", () => socket.destroy());
    if (bytes === "") socket.once("end", () => socket.destroy());
    socket.once("close", () => {
      clearInterval(drip);
      resolve();
    });
  });
  socket.write(bytes);
  return { closed, heard: () => heard };
}

const connections = (gateway: Gateway) =>
  new Promise<number>((resolve, reject) => {
    gateway.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

const BODY = "content-type: application/json\r\ncontent-length: 5000\r\n\r\n{";

test.each([
  ["headers", "GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: ", "408"],
  ["a body", `POST /api/v1/login HTTP/1.1\r\nhost: x\r\n${BODY}`, "408"],
  ["a body that nobody reads", `GET /healthz HTTP/1.1\r\nhost: x\r\n${BODY}`, "200"],
])(
  "a sender who drips %s is told and cut off, even if it never ends its own side",
  async (_, bytes, status) => {
    hasty = await startGateway({ times });
    const { url } = hasty;
    const senders = Array.from({ length: 40 }, () => open(url, bytes));
    await Promise.all(senders.map(({ closed }) => closed));
    expect(new Set(senders.map(({ heard }) => heard().slice(9, 12)))).toEqual(new Set([status]));
    expect(await connections(hasty)).toBe(0);
  },
);

test("one address has a tenth of the connections, and gets them back; behind a proxy they are not distinguished", async () => {
  hasty = await startGateway({ config: { maxConnections: 50 } });
  const { url } = hasty;
  const idle = Array.from({ length: 8 }, () => open(url, ""));
  await Promise.all(idle.slice(5).map(({ closed }) => closed));
  expect(await connections(hasty)).toBe(5);
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(idle.map(({ closed }) => closed));
  await expect.poll(() => hasty && connections(hasty)).toBe(0);
  expect((await hasty.request("/healthz")).status).toBe(200);

  const behind = await startGateway({ config: { maxConnections: 50, trustProxy: 1 } });
  try {
    const all = Array.from({ length: 60 }, () => open(behind.url, ""));
    await Promise.all(all.slice(50).map(({ closed }) => closed));
    expect(await connections(behind)).toBe(50);
  } finally {
    for (const socket of sockets.splice(0)) socket.destroy();
    await behind.close();
  }
});
