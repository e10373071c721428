// The program of a thread for anonymous visitors (visitor-threads.ts). It knows no HTTP: jobs come as
// messages, and their answers go out as bytes that are handed over. When a job has gone, so does its
// statement.
import module from "node:module";
import process from "node:process";
import { parentPort, workerData } from "node:worker_threads";
import type { FromThread, SentJob, ToThread, VisitorQuestion, VisitorSettings } from "./visitor-job.ts";

module.enableCompileCache();

/** Connections to a PostgreSQL server: few, so that the site's own find it idle. */
const CONNECTIONS = 3;

async function serve(settings: VisitorSettings): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error("visitor-program.ts is a thread of visitor-threads.ts");
  const send = (message: FromThread) => port.postMessage(message);

  const [
    { connect, disconnect },
    { whileWanted },
    { whileAsking },
    { createLogger },
    { logSlowStatements },
    { toHttpError },
    { loadVisitorWork },
  ] = await Promise.all([
    import("#prisma/client.ts"),
    import("#prisma/site-pool.ts"),
    import("#prisma/watch-statements.ts"),
    import("#gateway/start/logger.ts"),
    import("#gateway/metrics/slow-statements.ts"),
    import("#gateway/http/errors.ts"),
    import("./visitor-work.ts"),
  ]);
  const log = createLogger(settings.logLevel, { write: (line) => send({ kind: "log", line }) });
  logSlowStatements(log);
  const changes = new Map<number, () => void>();
  let lastChange = 0;
  const changed = (version: bigint) =>
    new Promise<void>((resolve) => {
      lastChange += 1;
      changes.set(lastChange, resolve);
      send({ kind: "change", id: lastChange, version });
    });

  await connect(settings.database, { maxConnections: CONNECTIONS, owner: settings.owner });
  const work = await loadVisitorWork(settings, log, changed);
  const running = new Map<number, AbortController>();

  async function run(job: SentJob): Promise<void> {
    const gone = new AbortController();
    running.set(job.id, gone);
    try {
      const asked = { requestId: job.requestId, operation: nameOf(job.question) };
      const answer = await whileAsking(asked, () => whileWanted(gone.signal, () => work(job)));
      port?.postMessage({ kind: "answer", id: job.id, answer } satisfies FromThread, [answer.body.buffer]);
    } catch (error) {
      const { code, headers } = toHttpError(error);
      const fields = { err: error, requestId: job.requestId };
      if (code === "INTERNAL" && !gone.signal.aborted) log.error(fields, "Request failed");
      send({ kind: "answer", id: job.id, answer: { refused: code, headers } });
    } finally {
      running.delete(job.id);
    }
  }

  port.on("message", (message: ToThread) => {
    if (message.kind === "job") void run(message.job);
    else if (message.kind === "gone") running.get(message.id)?.abort();
    else if (message.kind === "changed") changes.get(message.id)?.();
    else void disconnect().finally(() => process.exit());
  });
  send({ kind: "ready" });
}

/** As the main loop names a request in the log; an operation has its own name once it is parsed. */
function nameOf(question: VisitorQuestion): string {
  if (question.kind === "page") return `GET ${question.address.split("?", 1)[0]}`;
  return question.kind === "file" ? `GET ${question.path}` : question.kind;
}

await serve(workerData);
