// Sends a file (POST /api/v1/files) by XMLHttpRequest, because fetch does not tell how much has been sent. A
// file that would be refused is not sent at all. One whose request failed by accident is sent again.
import type { RequestCode } from "#schema/validation/core/codes.ts";
import { refusesFile, type UploadKind } from "#schema/validation/core/files.ts";
import { session } from "#web/session/session.ts";
import { beginAgain } from "#web/session/sign-in-again.ts";

interface UploadedVariant {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly format: "avif" | "webp";
}

/** The stored file, as the server answers. */
export interface UploadedFile {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly mime_type: string;
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly url: string;
  /** Smallest first; empty for attachments. */
  readonly variants: readonly UploadedVariant[];
  /** See file-pass.ts. */
  readonly pass: string;
}

export type UploadResult =
  | { readonly ok: true; readonly file: UploadedFile }
  /** Without a code there was no answer: the line, or `abort`. */
  | { readonly ok: false; readonly code: RequestCode | null; readonly aborted: boolean };

export interface Upload {
  /** Never rejects. After a failure the same call may be made again. */
  readonly done: Promise<UploadResult>;
  /** Stops it, whether it is being sent or waits to be sent again. */
  abort(): void;
}

export interface UploadWorld {
  /** Where a file of this kind and name goes. */
  readonly address: (kind: UploadKind, name: string) => string;
  readonly authorization: () => string | null;
  /** It was answered with 401. @returns whether to send the same again */
  readonly beginAgain: (authorization: string) => Promise<boolean>;
  readonly createRequest: () => XMLHttpRequest;
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Milliseconds before each further try. */
const TRIES_AFTER = [1_000, 4_000];
/** When the server asks to wait longer than this, the person decides when to try again. */
const PATIENCE = 10_000;
/** The server finishes a file much sooner. A connection without any answer for so long is dead. */
const SILENCE = 60_000;

const page: UploadWorld = {
  address: (kind, name) => `/api/v1/files?kind=${kind}&name=${encodeURIComponent(name)}`,
  authorization: () => session.authorization(),
  // A file goes up while somebody writes on.
  beginAgain: (authorization) => beginAgain(authorization, "read", performance.now()),
  createRequest: () => new XMLHttpRequest(),
  wait,
};

/** How the file of a review goes out: by the link, without an account. */
export const reviewFileWorld = (link: string): UploadWorld => ({
  ...page,
  address: (_kind, name) => `/api/v1/review-file?name=${encodeURIComponent(name)}`,
  authorization: () => `Review ${link}`,
  beginAgain: async () => false,
});

/**
 * How a photo goes out by the link of an application, or a file that answers a question.
 * @param key of the question; null for the photo
 */
export const applicationFileWorld = (link: string, key: string | null): UploadWorld => ({
  ...page,
  address: (kind, name) => {
    const asked = new URLSearchParams({ kind, name, ...(key === null ? {} : { key }) });
    return `/api/v1/application-file?${asked}`;
  },
  authorization: () => `Application ${link}`,
  beginAgain: async () => false,
});

/**
 * Uploads a file.
 * @param onProgress called with the part that has been sent, 0 to 1; at 1 the server is still at work on it
 */
export function uploadFile(
  file: File,
  kind: UploadKind,
  onProgress: (sent: number) => void = () => {},
  world: UploadWorld = page,
): Upload {
  const abort = new AbortController();
  const done = run({ file, kind, onProgress, world, signal: abort.signal });
  return { done, abort: () => abort.abort() };
}

interface Sending {
  readonly file: File;
  readonly kind: UploadKind;
  readonly onProgress: (sent: number) => void;
  readonly world: UploadWorld;
  readonly signal: AbortSignal;
}

async function run(sending: Sending): Promise<UploadResult> {
  const { file, kind, onProgress, world, signal } = sending;
  const refusal = refusesFile(kind, file.name, file.size);
  if (refusal) return { ok: false, code: refusal, aborted: false };
  for (let tries = 0; ; tries++) {
    onProgress(0);
    const answer = await send(sending);
    if (signal.aborted) return { ok: false, code: null, aborted: true };
    if (answer.file) return { ok: true, file: answer.file };
    const pause = Math.max(TRIES_AFTER[tries] ?? Number.POSITIVE_INFINITY, answer.retryAfter);
    if (!answer.mayPass || pause > PATIENCE) return { ok: false, code: answer.code, aborted: false };
    await world.wait(pause, signal);
    if (signal.aborted) return { ok: false, code: null, aborted: true };
  }
}

interface Answer {
  readonly file: UploadedFile | null;
  readonly code: RequestCode | null;
  /** Whether the same request may succeed a little later. */
  readonly mayPass: boolean;
  /** Milliseconds. */
  readonly retryAfter: number;
}

const NO_ANSWER: Answer = { file: null, code: null, mayPass: true, retryAfter: 0 };

function send({ file, kind, onProgress, world, signal }: Sending): Promise<Answer> {
  return new Promise((resolve) => {
    const request = world.createRequest();
    const authorization = world.authorization();
    const stop = () => request.abort();
    let silence = setTimeout(stop, SILENCE);
    signal.addEventListener("abort", stop);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(silence);
      silence = setTimeout(stop, SILENCE);
      if (total > 0) onProgress(loaded / total);
    };
    request.onloadend = () => {
      clearTimeout(silence);
      signal.removeEventListener("abort", stop);
      const answer = request.status === 0 ? NO_ANSWER : readAnswer(request);
      if (request.status !== 401 || !authorization) return resolve(answer);
      void world.beginAgain(authorization).then(async (again) => {
        resolve(again ? await send({ file, kind, onProgress, world, signal }) : answer);
      });
    };
    request.open("POST", world.address(kind, file.name));
    request.setRequestHeader("content-type", "application/octet-stream");
    if (authorization) request.setRequestHeader("authorization", authorization);
    request.send(file);
  });
}

function readAnswer(request: XMLHttpRequest): Answer {
  const { status } = request;
  const seconds = Number.parseInt(request.getResponseHeader("retry-after") ?? "", 10);
  const retryAfter = Number.isSafeInteger(seconds) ? seconds * 1000 : 0;
  const mayPass = status === 429 || status === 503 || status === 502 || status === 504;
  let body: unknown;
  try {
    body = JSON.parse(request.responseText);
  } catch {
    // A proxy's own page.
    return { file: null, code: mayPass ? "UNAVAILABLE" : "INTERNAL", mayPass, retryAfter };
  }
  if (status === 201) return { file: body as UploadedFile, code: null, mayPass: false, retryAfter };
  const { code } = body as { code?: RequestCode };
  return { file: null, code: code ?? "INTERNAL", mayPass, retryAfter };
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
