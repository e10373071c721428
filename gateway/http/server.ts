// The HTTP server around the app: how long a sender may take, how it begins and how it ends.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { App } from "#gateway/app.ts";
import { type Config, ConfigError } from "#gateway/start/config.ts";
import { UPLOAD_PATHS } from "#gateway/uploads/upload-path.ts";
import { groupAddress } from "./client-address.ts";

/** Milliseconds. A body of 100 kB arrives in far less on any line that works; a sender who drips bytes is cut off. */
export interface ServerTimes {
  readonly headers: number;
  readonly request: number;
  readonly idle: number;
  readonly keepAlive: number;
  readonly check: number;
}

const TIMES: ServerTimes = {
  headers: 10_000,
  request: 20_000,
  idle: 120_000,
  keepAlive: 65_000,
  check: 2_000,
};

/** How many connections may be open at a time. */
interface ConnectionCaps {
  readonly all: number;
  /** Of one address; null behind a proxy, whose address all of them have. */
  readonly perAddress: number | null;
}

/** A tenth for one address: a few dozen people behind one router still get in, and nobody takes them all. */
export function connectionCaps({ maxConnections, trustProxy }: Config): ConnectionCaps {
  return { all: maxConnections, perAddress: trustProxy > 0 ? null : Math.ceil(maxConnections / 10) };
}

/** Milliseconds in which a refused sender may read why; then the connection is destroyed, whatever the other end does. */
const LINGER = 500;

/** Milliseconds for 50 MB: a line of half a megabit a second is enough. `idle` ends a connection without traffic long before. */
const UPLOAD_TIME = 15 * 60_000;

/** What Node found wrong before the app saw a request, and the status it deserves; anything else is 400. */
const CLIENT_ERRORS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
};

/** A server for the app; it does not listen yet. */
export function createHttpServer(app: App, caps: ConnectionCaps, times: ServerTimes = TIMES): Server {
  const server = createServer(
    {
      headersTimeout: times.headers,
      requestTimeout: UPLOAD_TIME,
      keepAliveTimeout: times.keepAlive,
      connectionsCheckingInterval: times.check,
    },
    (request, response) => {
      const path = request.url?.split("?", 1)[0] ?? "";
      if (!UPLOAD_PATHS.has(path)) cutOffLateBody(request, response, times.request);
      app.handle(request, response);
    },
  );
  server.setTimeout(times.idle);
  server.on("clientError", refuse);
  server.maxConnections = caps.all;
  if (caps.perAddress !== null) capPerAddress(server, caps.perAddress);
  return server;
}

/** Closes what an address opens beyond its share. */
function capPerAddress(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const address = groupAddress(socket.remoteAddress ?? "unknown");
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
    if (count > most) socket.destroy();
  });
}

/** Does what Node does after `requestTimeout`, for requests that have less time. */
function cutOffLateBody(request: IncomingMessage, response: ServerResponse, milliseconds: number): void {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  if (encoding === undefined && (length === undefined || length === "0")) return;
  const late = setTimeout(() => {
    if (request.complete) return;
    if (response.headersSent) request.socket.destroy();
    else refuse({ code: "ERR_HTTP_REQUEST_TIMEOUT" }, request.socket);
  }, milliseconds);
  // A request that is answered before its body is whole closes, while its sender may go on: the time still counts.
  request.once("close", () => {
    if (request.complete || request.socket.destroyed) clearTimeout(late);
  });
}

function refuse(error: { readonly code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const status = CLIENT_ERRORS[error.code ?? ""] ?? "400 Bad Request";
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  // `end` alone would leave the connection open for as long as the sender likes.
  const linger = setTimeout(() => socket.destroy(), LINGER);
  socket.once("close", () => clearTimeout(linger));
}

/**
 * Begins to listen.
 * @returns where
 * @throws ConfigError when the address is taken or not ours
 */
export async function listen(server: Server, host: string, port: number): Promise<AddressInfo> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject);
  server.listen({ host, port }, resolve);
  try {
    await promise;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "EADDRINUSE") throw new ConfigError(`PORT ${port} of ${host} is taken by another program`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
      throw new ConfigError(`HOST ${host} is no address of this machine`);
    if (code === "EACCES") throw new ConfigError(`PORT ${port} may not be opened by this user`);
    throw error;
  } finally {
    server.off("error", reject);
  }
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("A listening server has an address");
  return address;
}

/**
 * Takes no new requests, lets those under way finish, and cuts off what is left after the grace.
 * @param graceMilliseconds how long requests under way have
 */
export async function closeServer(server: Server, graceMilliseconds: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  // A keep-alive connection becomes idle when its last answer is out.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const grace = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
  await promise;
  clearInterval(idle);
  clearTimeout(grace);
}
