// The load generator of the bench, with raw sockets in worker threads. It is our own, because the machines
// this runs on have no wrk. It says how busy it was itself: where that comes near 1, the figure is the
// generator's limit and not the server's.

import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";

/** Placed in a request for a number that grows from run to run, so that no two requests are the same. */
export const COUNTER = "@@@@@@@@@@";
/** The same, as long as the numbers of a target with a range. */
export const NUMBER = "@@@@";
const COUNTERS = /@{4,}/;

export interface LoadTarget {
  readonly port: number;
  /** Process whose CPU time counts. */
  readonly pid: number;
  /** More processes whose CPU time counts. */
  readonly others?: readonly number[];
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly status?: number;
  /** The numbers in place of the placeholder, in turn and over again; without a range they only grow. */
  readonly numbers?: readonly [first: number, last: number];
}

export interface LoadShape {
  readonly connections: number;
  readonly seconds: number;
  readonly threads: number;
}

/** The task of one thread. */
export interface LoadOrder {
  readonly port: number;
  readonly request: Uint8Array;
  /** Where the number is, and how many digits it has; null when there is none. */
  readonly number: { readonly at: number; readonly digits: number } | null;
  readonly numbers: readonly [first: number, last: number];
  /** How many were sent so far: one count a target, for all threads and runs. */
  readonly sent: Int32Array;
  readonly connections: number;
  readonly seconds: number;
  readonly status: number;
}

/** What one thread answers. Histogram in steps of 10 µs. */
export interface LoadReport {
  readonly answers: number;
  readonly errors: number;
  readonly bytes: number;
  readonly seconds: number;
  /** Share of the time the thread's own loop was busy, 0 to 1. */
  readonly busy: number;
  readonly histogram: Uint32Array;
}

export interface LoadResult {
  /** Answers a second. */
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  /** CPU milliseconds of the server process an answer (user and system). */
  readonly cpuMs: number;
  readonly errors: number;
  readonly generatorBusy: number;
}

/** Runs one load against one server and waits for its end. */
export async function load(target: LoadTarget, shape: LoadShape): Promise<LoadResult> {
  const request = Buffer.from(writeRequest(target));
  const number = COUNTERS.exec(request.toString("latin1"));
  const order = {
    port: target.port,
    request,
    number: number && { at: number.index, digits: number[0].length },
    numbers: target.numbers ?? EVER,
    sent: sentTo(target),
    connections: Math.ceil(shape.connections / shape.threads),
    seconds: shape.seconds,
    status: target.status ?? 200,
  };
  const processes = [target.pid, ...(target.others ?? [])];
  const spent = () => sum(processes.map(cpuMilliseconds));
  const cpuBefore = spent();
  const reports = await Promise.all(Array.from({ length: shape.threads }, () => runThread(order)));
  const cpu = spent() - cpuBefore;
  const answers = sum(reports.map((report) => report.answers));
  return {
    rate: sum(reports.map((report) => report.answers / report.seconds)),
    p50: percentile(reports, 0.5),
    p99: percentile(reports, 0.99),
    cpuMs: cpu / answers,
    errors: sum(reports.map((report) => report.errors)),
    generatorBusy: Math.max(...reports.map((report) => report.busy)),
  };
}

const EVER = [0, 2 ** 31 - 1] as const;

const sent = new WeakMap<LoadTarget, Int32Array>();

function sentTo(target: LoadTarget): Int32Array {
  const known = sent.get(target) ?? new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  sent.set(target, known);
  return known;
}

function runThread(order: LoadOrder): Promise<LoadReport> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./load-worker.ts", import.meta.url), { workerData: order });
    worker.once("message", resolve).once("error", reject);
  });
}

function writeRequest({ method, path, headers, body = "" }: LoadTarget): string {
  const all: Record<string, string> = { host: "127.0.0.1", connection: "keep-alive", ...headers };
  if (method === "POST") all["content-length"] = String(Buffer.byteLength(body));
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body}`;
}

const TICKS_PER_SECOND = 100;

/** User and system time of a process so far; NaN where there is no /proc. */
export function cpuMilliseconds(pid: number): number {
  if (process.platform !== "linux") return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

/** Resident memory of a process in megabytes; NaN where there is no /proc. */
export function residentMegabytes(pid: number): number {
  if (process.platform !== "linux") return Number.NaN;
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}

function percentile(reports: readonly LoadReport[], share: number): number {
  const steps = reports[0]?.histogram.length ?? 0;
  const wanted = sum(reports.map((report) => report.answers)) * share;
  let seen = 0;
  for (let step = 0; step < steps; step += 1) {
    seen += sum(reports.map((report) => report.histogram[step] ?? 0));
    if (seen >= wanted) return (step + 1) / 100;
  }
  return Number.NaN;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
