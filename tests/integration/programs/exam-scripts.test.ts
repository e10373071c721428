// The files of scripts: the office uploads a scan or a recording, and its rater opens it without anything
// that tells who the examinee is.
import { PDFDocument } from "@cantoo/pdf-lib";
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { pdf, pdfWithProperties } from "#tests/support/documents.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createSomebody, type Somebody } from "#tests/support/manuscripts.ts";
import { assignAll, byLink, createExam, LINKED_RATING, startRating } from "#tests/support/rating.ts";
import { createImageRow } from "#tests/support/writing.ts";

const gateway = useGateway();
const NAME = "새벽별응시1";
const ATTACH = "mutation ($id: Id!, $fileId: Id) { attachScriptFile(id: $id, fileId: $fileId) { id } }";

let office: Somebody;
let link: string;
let scriptId: number;
beforeAll(async () => {
  office = await createSomebody(gateway(), "프로그램 담당", { roles: ["PROGRAM"] });
  const { programId } = await createExam({ examinees: 1, session: { ratersPerScript: 1 } });
  ({ link } = await startRating(gateway(), office, programId, "scripts@garam.example"));
  await assignAll(office, programId);
  ({ id: scriptId } = await db.examScript.findFirstOrThrow({ where: { paper: { programId } } }));
});

async function send(name: string, bytes: Buffer) {
  const answer = await gateway().request(`/api/v1/files?kind=script&name=${encodeURIComponent(name)}`, {
    method: "POST",
    headers: { ...office.headers, "content-type": "application/octet-stream" },
    body: new Uint8Array(bytes),
  });
  return { status: answer.status, body: Object(await answer.json()) };
}

/** What the rater opens. */
async function opened(name: string, bytes: Buffer): Promise<Buffer> {
  const { status, body } = await send(name, bytes);
  expect(status).toBe(201);
  expect((await office.ask(ATTACH, { id: scriptId, fileId: body.id })).errors).toEqual([]);
  const { data } = await byLink(gateway(), LINKED_RATING, { link });
  const [{ code, file }] = Object(data).linkedRating.papers[0].scripts;
  expect(file.name).toBe(`${code}${name.slice(-4)}`);
  const answer = await gateway().request(file.url);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

test("a scan comes without its properties, under the code", async () => {
  const scan = await opened(`${NAME}.pdf`, await pdfWithProperties(NAME));
  const document = await PDFDocument.load(scan);
  expect([document.getTitle(), document.getAuthor(), document.getCreator()].join("")).not.toContain(NAME);
  expect(document.getPageCount()).toBe(1);
});

test("the file that a colleague replaced is put back, and no other kind of file", async () => {
  const { body } = await send("first.pdf", await pdfWithProperties(NAME));
  const colleague = await createSomebody(gateway(), "다른 담당", { roles: ["PROGRAM"] });
  const attach = (fileId: number | null) => colleague.ask(ATTACH, { id: scriptId, fileId });
  expect((await office.ask(ATTACH, { id: scriptId, fileId: body.id })).errors).toEqual([]);
  expect((await attach(null)).errors).toEqual([]);
  expect((await attach(body.id)).errors).toEqual([]);
  expect(await db.examScript.findUniqueOrThrow({ where: { id: scriptId } })).toMatchObject({
    fileId: body.id,
  });
  const picture = await createImageRow();
  expect((await attach(picture.id)).errors[0]?.extensions?.fields).toEqual({ fileId: ["FILE_UNKNOWN"] });
});

test("a recording comes without its tags, and sounds the same", async () => {
  const sound = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413, 0x11)]);
  const title = Buffer.from(`TIT2${NAME}`);
  const head = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, title.length]);
  const recording = await opened("28-T-001.mp3", Buffer.concat([head, title, sound]));
  expect(recording.includes(NAME)).toBe(false);
  expect(recording.subarray(-sound.length)).toEqual(sound);
});

test("what cannot be freed of it is refused: a scan with a password, and a recording of another build", async () => {
  const locked = await send("scan.pdf", pdf(["답안"], { locked: true }));
  expect([locked.status, locked.body.code]).toEqual([422, "FILE_DAMAGED"]);
  const broken = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from("ftypM4A \0\0\0\0M4A mp42", "latin1"),
  ]);
  const cut = Buffer.concat([broken, Buffer.from([0, 1, 0, 0]), Buffer.from("moov")]);
  const recording = await send("talk.m4a", cut);
  expect([recording.status, recording.body.code]).toEqual([422, "FILE_DAMAGED"]);
});
