// @module-tag long
// Six files that are made to take everything, checked at once beside somebody who signs in: each is refused in words, and nobody waits for them.
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { watchChildren } from "#tests/foreign/watch-children.ts";
import { LOGIN } from "#tests/support/auth-bodies.ts";
import { pdfBomb } from "#tests/support/documents.ts";
import { createMember } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createSomebody, PLEDGES, type Somebody } from "#tests/support/manuscripts.ts";
import { messagesOf } from "#tests/support/messages.ts";
import { docxBomb, hwpxBomb, packedZip } from "#tests/support/packed-zip.ts";
import { hugePng, upload } from "#tests/support/uploads.ts";

const gateway = useGateway();
/** What a machine with ten times as much to do may take; each file has bounds of the processor of its own. */
const WITHIN_MS = 500_000;
/** Reading or cleaning a document may take 400, and is ended a moment after. */
const MEGABYTES = 500;

const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024, 32);
const BOMBS: readonly (readonly [string, () => Promise<Buffer> | Buffer])[] = [
  ["이백만 번.hwpx", hwpxBomb],
  ["한 부분.docx", docxBomb],
  [
    "깊은 압축.docx",
    () => packedZip({ "[Content_Types].xml": Buffer.from("<Types/>"), "word/document.xml": megabytes(300) }),
  ],
  [
    "깊은 압축.hwpx",
    () =>
      packedZip({ mimetype: Buffer.from("application/hwp+zip"), "Contents/section0.xml": megabytes(300) }),
  ],
  ["두 겹.pdf", pdfBomb],
  ["그림.png", () => hugePng(16_000, 16_000)],
];

let author: Somebody;
beforeAll(async () => {
  author = await createSomebody(gateway(), "홍길동");
  gateway().app.startWork();
});

const BEGIN = "mutation ($input: SubmissionInput!) { beginSubmission(input: $input) { id version } }";
const READ =
  "query ($id: Id!) { mySubmission(id: $id) { version check { missing refusedFigures { name state } } } }";
const SEND = `mutation ($id: Id!, $version: Int!, $pledges: [GivenPledgeInput!]!) {
  sendSubmission(id: $id, version: $version, pledges: $pledges) { id } }`;

/** Seconds that a sign-in takes. */
async function signIn({
  email,
  password,
}: {
  readonly email: string;
  readonly password: string;
}): Promise<number> {
  const begun = performance.now();
  const { status } = await gateway().send(LOGIN, { email, password });
  expect(status).toBe(200);
  return (performance.now() - begun) / 1000;
}

/** @returns the id of the message that refuses the file */
async function refusalOfFile(name: string, bytes: Buffer): Promise<string> {
  const session = { headers: { authorization: String(author.headers.authorization) } };
  const { status, body } = await upload(gateway().url, session, { kind: "manuscript", name, bytes });
  if (status !== 201) return `errors.${body.code}`;
  const input = {
    type: "RESEARCH",
    language: "KO",
    field: "TRANSLATION_STUDIES",
    titleKo: name,
    authors: [],
    suggestions: [],
    manuscriptId: body.id,
    figureIds: [],
  };
  const begun = await author.ask(BEGIN, { input });
  const { id } = Object(begun.data).beginSubmission ?? expect.fail(begun.text);
  for (;;) {
    const { version, check } = Object((await author.ask(READ, { id })).data).mySubmission;
    const missing: readonly string[] = check.missing;
    const part = missing.find((one) => /^MANUSCRIPT_(?!WAITING)/.test(one));
    if (part !== undefined) {
      expect((await author.ask(SEND, { id, version, pledges: PLEDGES })).code).toBe("SUBMISSION_INCOMPLETE");
      return `manuscripts.missing.${part}`;
    }
    expect(missing, name).toContain("MANUSCRIPT_WAITING");
    await sleep(200);
  }
}

test("six bombs are refused in words, and a sign-in beside them is answered", {
  timeout: WITHIN_MS + 60_000,
}, async () => {
  const members = await Promise.all(Array.from({ length: 8 }, () => createMember()));
  const files = await Promise.all(BOMBS.map(async ([name, make]) => [name, await make()] as const));
  const [first, ...others] = members;
  const alone = first ? await signIn(first) : 0;
  const watch = watchChildren();
  const begun = performance.now();
  const checking = Promise.all(files.map(([name, bytes]) => refusalOfFile(name, bytes)));
  const beside: number[] = [];
  for (const member of others) {
    beside.push(await signIn(member));
    await sleep(1_000);
  }
  const refusals = await checking;
  const took = watch.stop();
  expect(performance.now() - begun).toBeLessThan(WITHIN_MS);
  for (const [at, [name]] of files.entries()) {
    expect(refusals[at], name).toMatch(/DAMAGED|TOO_LARGE/);
    for (const language of ["ko", "en"] as const)
      expect(messagesOf(language)[refusals[at] ?? ""], name).toBeTruthy();
  }
  expect(took.megabytes).toBeLessThan(MEGABYTES);
  expect(Math.max(...beside)).toBeLessThan(Math.max(2, alone * 5));
});
