// For those who look after the server: whether it is alive, whether it can serve, and which build it is.
import type { IncomingMessage, ServerResponse } from "node:http";
import { pool } from "#prisma/client.ts";
import { HttpError } from "./errors.ts";
import { isStorageKnownFull } from "./storage-full.ts";

/** Milliseconds; a probe that hears nothing for longer has its answer. */
const READY_WITHIN = 1800;

type Probe = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * The probes by path. GET /healthz: the process answers; it says nothing about the database, or a watchdog would restart us
 * for its absence. GET /readyz, and /health by its other name: 503 while the database is away and once the
 * gateway drains, 507 after a write met a full disk. GET /version.json: the build, where there is one.
 */
export function createHealth(build: string | null, isDraining: () => boolean): ReadonlyMap<string, Probe> {
  const checkReady = async () => {
    if (isDraining()) throw new HttpError("UNAVAILABLE");
    return await checkDatabase();
  };
  const probes = new Map<string, Probe>([
    ["/healthz", answering(async () => ({ status: "ok" }))],
    ["/readyz", answering(checkReady)],
    ["/health", answering(checkReady)],
  ]);
  if (build !== null)
    probes.set(
      "/version.json",
      answering(async () => ({ build })),
    );
  return probes;
}

function answering(look: () => Promise<Readonly<Record<string, string>>>): Probe {
  return async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      throw new HttpError("METHOD_NOT_ALLOWED", { headers: { allow: "GET, HEAD" } });
    }
    const body = JSON.stringify(await look());
    response.writeHead(200, {
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(body),
      "cache-control": "no-store",
    });
    response.end(request.method === "HEAD" ? undefined : body);
  };
}

async function checkDatabase(): Promise<{ status: string }> {
  if (isStorageKnownFull()) throw new HttpError("STORAGE_FULL");
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("The database does not answer")), READY_WITHIN);
  try {
    await Promise.race([pool.query("select 1"), tooLate]);
  } catch {
    throw new HttpError("UNAVAILABLE");
  } finally {
    clearTimeout(timer);
  }
  return { status: "ready" };
}
