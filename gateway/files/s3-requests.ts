// Signed requests to S3-compatible storage, each tried again when the storage is away, overloaded or silent.
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import type { OpenBytes, S3Place } from "./blobs.ts";
import { FilesAway } from "./file-errors.ts";

/** Milliseconds. */
export interface S3Times {
  /** Until the answer begins. */
  readonly answer: number;
  /** Between two pieces of an answer. */
  readonly silence: number;
  /** Before the second and third try. */
  readonly waits: readonly number[];
}

export const S3_TIMES: S3Times = { answer: 10_000, silence: 15_000, waits: [200, 1_000] };
/** Bytes a second that an upload has at least; a slower one is given up. */
const SLOWEST = 50_000;

interface S3Request {
  readonly method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  /** Of the object, without the prefix; empty: the bucket itself. */
  readonly name: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: { readonly size: number; readonly open: () => ReturnType<OpenBytes> };
}

export interface S3Answer {
  readonly response: Response;
  /** How many tries were made before. */
  readonly before: number;
  /** Ends what is left of the answer. */
  readonly cancel: AbortController;
}

/** The storage refuses, and another try would change nothing: wrong keys, no such bucket. */
export class S3Refusal extends Error {
  override readonly name = "S3Refusal";
  readonly status: number;

  constructor(status: number, text: string) {
    super(`The storage of files refuses: ${status} ${/<Code>([^<]*)/.exec(text)?.[1] ?? ""}`.trim());
    this.status = status;
  }
}

/** @throws S3Refusal for any other status than those expected */
export async function refuseOthers({ response }: S3Answer, ...expected: readonly number[]): Promise<void> {
  if (!expected.includes(response.status)) throw new S3Refusal(response.status, await response.text());
}

/** What an element of an answer holds; empty where there is none. */
export const tagOf = (xml: string, name: string): string =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? "";

const isTemporary = (status: number) => status === 429 || (status >= 500 && status !== 501);
const encoded = (name: string) => name.split("/").map(encodeURIComponent).join("/");

/** Answers any status but those that are tried again. @throws FilesAway when every try failed */
export type SendS3 = (request: S3Request) => Promise<S3Answer>;

/** Makes the function that sends requests. */
export function createS3Requests(place: S3Place, times: S3Times = S3_TIMES): SendS3 {
  const { endpoint, bucket, prefix, region, accessKey, secretKey } = place;

  async function sendOnce({
    method,
    name,
    query = {},
    headers = {},
    body,
  }: S3Request): Promise<Omit<S3Answer, "before">> {
    const address = new URL(`${endpoint}/${bucket}${name === "" ? "" : `/${encoded(prefix + name)}`}`);
    for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value);
    const signed = await new AwsV4Signer({
      method,
      url: address.href,
      headers: { ...headers, "x-amz-content-sha256": "UNSIGNED-PAYLOAD" },
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      service: "s3",
      region,
    }).sign();
    if (body) signed.headers.set("content-length", String(body.size));
    const cancel = new AbortController();
    const wait = times.answer + (body ? (body.size / SLOWEST) * 1_000 : 0);
    const late = setTimeout(() => cancel.abort(new Error("The storage of files is silent")), wait);
    const bytes = await body?.open();
    try {
      const init: RequestInit = { method, headers: signed.headers, signal: cancel.signal, redirect: "error" };
      // The types of the two kinds of streams differ, which fetch does not mind.
      if (bytes) Object.assign(init, { body: Readable.toWeb(bytes), duplex: "half" });
      const response = await fetch(signed.url, init);
      return { response, cancel };
    } finally {
      clearTimeout(late);
      bytes?.destroy();
    }
  }

  return async (request) => {
    let failure: unknown;
    for (const [before, wait] of [0, ...times.waits].entries()) {
      await sleep(wait);
      try {
        const answer = await sendOnce(request);
        if (!isTemporary(answer.response.status)) return { ...answer, before };
        failure = new S3Refusal(answer.response.status, await answer.response.text());
      } catch (error) {
        failure = error;
      }
    }
    throw new FilesAway(failure);
  };
}

/** Yields an answer's bytes. Throws when nothing comes for too long. */
export async function* piecesOf({ response, cancel }: S3Answer, silence: number): AsyncGenerator<Uint8Array> {
  if (!response.body) return;
  const late = setTimeout(() => cancel.abort(new Error("The storage of files is silent")), silence);
  try {
    for await (const piece of response.body) {
      late.refresh();
      yield piece;
      // What reads may take its time.
      late.refresh();
    }
  } finally {
    clearTimeout(late);
  }
}
