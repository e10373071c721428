// Sending a file from the browser: how much is sent, giving up, trying again, and what a 401 means.
import { describe, expect, it } from "vitest";
import { type UploadedFile, type UploadResult, type UploadWorld, uploadFile } from "#web/api/upload.ts";

type Answer = { readonly status: number; readonly body?: string; readonly retryAfter?: string } | "never";

interface Sent {
  readonly url: string;
  readonly headers: Record<string, string>;
}

/** As much of an XMLHttpRequest as is used: the test sets its answers. */
class FakeRequest {
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = {
    onprogress: null,
  };
  onloadend: (() => void) | null = null;
  status = 0;
  responseText = "";
  #url = "";
  readonly #headers: Record<string, string> = {};
  readonly #answer: Answer;
  readonly #sent: Sent[];

  constructor(answer: Answer, sent: Sent[]) {
    this.#answer = answer;
    this.#sent = sent;
  }
  open(_method: string, url: string): void {
    this.#url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value;
  }
  getResponseHeader(): string | null {
    return this.#answer === "never" ? null : (this.#answer.retryAfter ?? null);
  }
  send(file: File): void {
    this.#sent.push({ url: this.#url, headers: this.#headers });
    const answer = this.#answer;
    if (answer === "never") return;
    queueMicrotask(() => {
      this.upload.onprogress?.({ loaded: file.size / 2, total: file.size });
      this.upload.onprogress?.({ loaded: file.size, total: file.size });
      this.status = answer.status;
      this.responseText = answer.body ?? "";
      this.onloadend?.();
    });
  }
  abort(): void {
    this.status = 0;
    this.onloadend?.();
  }
}

const FILE = new File(["%PDF-1.7"], "학회 안내+1.pdf");
const STORED = JSON.stringify({ id: 7, key: "0".repeat(32) } satisfies Partial<UploadedFile>);
const OK: Answer = { status: 201, body: STORED };
const OFFLINE: Answer = { status: 0 };
const refused = (status: number, code: string, retryAfter?: string): Answer => {
  return { status, body: JSON.stringify({ code }), ...(retryAfter ? { retryAfter } : {}) };
};

/** A browser that gives these answers one after another. */
function browser(...answers: readonly Answer[]) {
  const sent: Sent[] = [];
  const expired: string[] = [];
  const waits: number[] = [];
  const world = {
    address: (kind: string, name: string) => `/api/v1/files?kind=${kind}&name=${encodeURIComponent(name)}`,
    authorization: () => "Bearer token",
    beginAgain: async (authorization: string) => {
      expired.push(authorization);
      return false;
    },
    createRequest: () => new FakeRequest(answers[sent.length] ?? OK, sent),
    wait: async (milliseconds: number) => void waits.push(milliseconds),
  };
  return { world, sent, expired, waits };
}

/** Only what FakeRequest has is used of the request. */
const asWorld = (world: object): UploadWorld => world as UploadWorld;

async function send(given: ReturnType<typeof browser>, file = FILE) {
  const progress: number[] = [];
  const result = await uploadFile(file, "attachment", (part) => progress.push(part), asWorld(given.world))
    .done;
  return { result, progress };
}

const failed = (code: string | null): UploadResult => ({ ok: false, code, aborted: false }) as UploadResult;

describe("an upload", () => {
  it("carries the name, the type and the session, and tells how far it is", async () => {
    const given = browser(OK);
    const { result, progress } = await send(given);
    expect(result).toMatchObject({ ok: true, file: { id: 7 } });
    expect(progress).toEqual([0, 0.5, 1]);
    expect(given.sent).toEqual([
      {
        url: `/api/v1/files?kind=attachment&name=${encodeURIComponent("학회 안내+1.pdf")}`,
        headers: { "content-type": "application/octet-stream", authorization: "Bearer token" },
      },
    ]);
  });

  it.each([
    [new File(["x"], "a.exe"), "FILE_TYPE_REFUSED"],
    [new File([], "a.pdf"), "FILE_DAMAGED"],
    [new File([new Uint8Array(50 * 1024 * 1024 + 1)], "a.pdf"), "FILE_TOO_LARGE"],
  ])("that would be refused is not sent (%#)", async (file, code) => {
    const given = browser();
    expect((await send(given, file)).result).toEqual(failed(code));
    expect(given.sent).toEqual([]);
  });

  it("is sent again after a hiccup, from the start", async () => {
    const given = browser(OFFLINE, refused(503, "UNAVAILABLE", "2"), OK);
    const { result, progress } = await send(given);
    expect([result.ok, given.sent.length, given.waits]).toEqual([true, 3, [1_000, 4_000]]);
    expect(progress.filter((part) => part === 0)).toHaveLength(3);
  });

  it("waits as long as it is asked to, within reason", async () => {
    const short = browser(refused(429, "TOO_MANY_TRIES", "3"), OK);
    expect([(await send(short)).result.ok, short.waits]).toEqual([true, [3_000]]);
    const long = browser(refused(429, "TOO_MANY_TRIES", "1800"));
    expect([(await send(long)).result, long.waits]).toEqual([failed("TOO_MANY_TRIES"), []]);
  });

  it("gives up after three times without an answer", async () => {
    const given = browser(OFFLINE, OFFLINE, OFFLINE, OK);
    expect([(await send(given)).result, given.sent.length]).toEqual([failed(null), 3]);
  });

  it.each([
    [refused(413, "FILE_TOO_LARGE"), "FILE_TOO_LARGE"],
    [refused(507, "STORAGE_FULL"), "STORAGE_FULL"],
    [refused(403, "FORBIDDEN"), "FORBIDDEN"],
    [{ status: 413, body: "<html>nginx" }, "INTERNAL"],
  ])("that is refused is not sent again: %j", async (answer, code) => {
    const given = browser(answer);
    expect([(await send(given)).result, given.sent.length]).toEqual([failed(code), 1]);
  });

  it("ends the session when the token it carried is no longer good", async () => {
    const given = browser(refused(401, "SESSION_EXPIRED"));
    expect((await send(given)).result).toEqual(failed("SESSION_EXPIRED"));
    expect(given.expired).toEqual(["Bearer token"]);
  });

  it("stops when it is told to", async () => {
    const given = browser("never");
    const upload = uploadFile(FILE, "attachment", () => {}, asWorld(given.world));
    upload.abort();
    expect(await upload.done).toEqual({ ok: false, code: null, aborted: true });
    expect(given.waits).toEqual([]);
  });
});
