// Tells PostgreSQL to give up the statement that runs on a connection: a short line of its own to the server,
// without signing in (the CancelRequest of the protocol). The server finds the connection by the two numbers
// it gave it.
import pg from "pg";

/** What `pg` has and its types leave out. */
declare module "pg" {
  interface ClientBase {
    /** Null until the server has sent them. */
    readonly processID: number | null;
    readonly secretKey: number | null;
  }
  interface Connection {
    connect(portOrSocket: number | string, host?: string): void;
    requestSsl(): void;
    cancel(processID: number, secretKey: number): void;
  }
}

/** Milliseconds; a server that takes longer gives the statement up by its own limit. */
const WITHIN = 1_000;

/**
 * Asks once and does not wait. When it comes too late it strikes whatever the connection does next, so use the connection for
 * nothing more.
 */
export function cancelStatement({ processID, secretKey, host, port, ssl }: pg.Client): void {
  if (processID === null || secretKey === null) return;
  const line = new pg.Connection({ ssl });
  const { stream } = line;
  const drop = () => void stream.destroy();
  const late = setTimeout(drop, WITHIN).unref();
  line.once("end", () => clearTimeout(late));
  line.on("error", drop);
  if (ssl) line.once("connect", () => line.requestSsl());
  line.once(ssl ? "sslconnect" : "connect", () => line.cancel(processID, secretKey));
  // A folder is a socket of the file system, as libpq has it.
  if (host.startsWith("/")) line.connect(`${host}/.s.PGSQL.${port}`);
  else line.connect(port, host);
}
