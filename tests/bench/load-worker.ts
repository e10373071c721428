// One thread of the load generator: raw sockets, one request at a time on each, so that it costs far less than what it
// measures. Reads answers with Content-Length or chunks and counts anything but the expected status as an error.
import { connect, type Socket } from "node:net";
import { performance } from "node:perf_hooks";
import { parentPort, workerData } from "node:worker_threads";
import type { LoadOrder, LoadReport } from "./load.ts";

const HEAD_END = Buffer.from("\r\n\r\n");
const CHUNKS_END = Buffer.from("0\r\n\r\n");
/** Latencies are stored in steps of 10 µs up to 2 s. */
const STEP_MS = 0.01;
const STEPS = 200_000;

const { port, request, connections, seconds, status, number, numbers, sent }: LoadOrder = workerData;
const [first, last] = numbers;
const expected = Buffer.from(`HTTP/1.1 ${status} `);
const histogram = new Uint32Array(STEPS);
let answers = 0;
let errors = 0;
let bytes = 0;
let running = true;

/** Bytes of the whole answer at the start of `data`, or 0 while it is not all there. */
function answerLength(data: Buffer): number {
  const headEnd = data.indexOf(HEAD_END);
  if (headEnd < 0) return 0;
  const head = data.toString("latin1", 0, headEnd).toLowerCase();
  const length = /content-length: (\d+)/.exec(head)?.[1];
  if (length !== undefined) {
    const whole = headEnd + 4 + Number(length);
    return data.length >= whole ? whole : 0;
  }
  const chunksEnd = data.indexOf(CHUNKS_END, headEnd + 4);
  return chunksEnd < 0 ? 0 : chunksEnd + CHUNKS_END.length;
}

/** The request; where it carries a number, with the next one in it, so that no two are the same. */
function nextRequest(): Buffer {
  const buffer = Buffer.from(request);
  if (number !== null) {
    const next = first + (Atomics.add(sent, 0, 1) % (last - first + 1));
    buffer.write(String(next).padStart(number.digits, "0"), number.at, "latin1");
  }
  return buffer;
}

function drive(socket: Socket): Promise<void> {
  const template = number === null ? nextRequest() : null;
  let sentAt = 0;
  let usual = 0;
  let pending: Buffer | null = null;
  const send = () => {
    sentAt = performance.now();
    socket.write(template ?? nextRequest());
  };
  return new Promise((resolve) => {
    socket.on("data", (chunk: Buffer) => {
      const data = pending ? Buffer.concat([pending, chunk]) : chunk;
      // Most answers are as long as the one before; only others have their head read.
      const whole = data.length === usual ? usual : answerLength(data);
      pending = whole === 0 ? data : null;
      if (whole === 0) return;
      usual = whole;
      answers += 1;
      bytes += whole;
      if (data.compare(expected, 0, expected.length, 0, expected.length) !== 0) errors += 1;
      const step = Math.min(STEPS - 1, Math.floor((performance.now() - sentAt) / STEP_MS));
      histogram[step] = (histogram[step] ?? 0) + 1;
      if (running) send();
      else socket.destroy();
    });
    socket.once("error", () => {
      errors += 1;
    });
    socket.once("close", () => resolve());
    send();
  });
}

function open(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    socket.once("connect", () => resolve(socket)).once("error", reject);
  });
}

const sockets = await Promise.all(Array.from({ length: connections }, open));
const before = performance.eventLoopUtilization();
const start = performance.now();
setTimeout(() => {
  running = false;
}, seconds * 1000);
await Promise.all(sockets.map(drive));
const report: LoadReport = {
  answers,
  errors,
  bytes,
  seconds: (performance.now() - start) / 1000,
  busy: performance.eventLoopUtilization(before).utilization,
  histogram,
};
parentPort?.postMessage(report);
