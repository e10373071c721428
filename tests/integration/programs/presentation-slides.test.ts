// The slides of an accepted presentation: sent until a date, seen by visitors if the author likes and the
// event has ended, and erased.
import { beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { leavePresentations } from "#schema/programs/presentations/leave-presentations.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { answered, createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { callInput, presentationOf, SAVE_CALL, SUBMIT } from "#tests/support/presenting.ts";

const gateway = useGateway();
const START = new Date(Date.now() + 30 * DAY);
const END = new Date(START.getTime() + 4 * HOUR);
const SAVE = `mutation ($id: Id!, $version: Int!, $fileId: Id, $isPublic: Boolean!) {
  savePresentationSlides(id: $id, version: $version, fileId: $fileId, isPublic: $isPublic) {
    version slides { name url } slidesPublic slidesUntil
  }
}`;
let office: Person;
let author: Person;
let programId: number;
let id: number;

beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["PROGRAM"] });
});
beforeEach(async () => {
  author = await createPerson(gateway());
  const made = { startsAt: START, endsAt: END, publishedAt: new Date(Date.now() - DAY) };
  ({ id: programId } = await createOpenProgram(made));
  const input = callInput([], { slidesUntil: new Date(START.getTime() - DAY) });
  answered(await office.ask(SAVE_CALL, { programId, version: 0, input }), "savePresentationCall");
  const sent = await author.ask(SUBMIT, { programId, input: presentationOf(author.email) });
  ({ id } = answered(sent, "submitPresentation"));
});

async function send(name = "발표.pdf", bytes = "%PDF-1.7\n", of = author) {
  const sent = await gateway().request(`/api/v1/files?kind=slides&name=${encodeURIComponent(name)}`, {
    method: "POST",
    headers: { "content-type": "application/octet-stream", ...of.headers },
    body: Buffer.from(bytes),
  });
  return { status: sent.status, body: Object(await sent.json()) };
}
const versionOf = async () => (await db.presentation.findUniqueOrThrow({ where: { id } })).version;
const save = async (fileId: number | null, isPublic = false, of = author) =>
  of.ask(SAVE, { id, version: await versionOf(), fileId, isPublic });
async function accept(): Promise<void> {
  await db.presentation.update({ where: { id }, data: { state: "ORAL" } });
  const session = { programId, position: 0, titleKo: "분과", room: "101호", startsAt: START, minutes: 20 };
  const presentations = { connect: { id } };
  await db.presentationSession.create({ data: { ...session, presentations } });
  await db.presentation.update({ where: { id }, data: { place: 0 } });
  await db.presentationCall.update({ where: { programId }, data: { isShown: true } });
}
/** What visitors see of the slides on the page of the program, and at their address. */
async function seen(url: string) {
  const PUBLIC = `{ program(id: ${programId}) { presentationSessions { talks { slides { name } } } } }`;
  const { program } = Object((await askGraphql(gateway(), PUBLIC)).data);
  const { status } = await gateway().request(url);
  return [program.presentationSessions[0].talks[0].slides?.name ?? null, status];
}

test("slides are of what is accepted, until the date, of one's own and a PDF or PPTX", async () => {
  const { body: file } = await send();
  expect((await save(file.id)).code).toBe("DEADLINE_PASSED");
  await accept();
  expect((await save(file.id)).errors).toEqual([]);
  expect((await send("발표.hwp")).body.code).toBe("FILE_TYPE_REFUSED");
  expect((await send("발표.pptx")).body.code).toBe("FILE_DAMAGED");
  const { body: foreign } = await send("남의 발표.pdf", "%PDF-1.7\n", office);
  const refused = await save(foreign.id);
  expect(refused.errors[0]?.extensions?.fields).toEqual({ fileId: ["FILE_UNKNOWN"] });
  expect((await save(null, false, office)).code).toBe("NOT_FOUND");
  const stale = await author.ask(SAVE, { id, version: 1, fileId: null, isPublic: false });
  expect(stale.code).toBe("CONFLICT");
  const another = await send("고친 발표.pdf");
  await db.presentationCall.update({ where: { programId }, data: { slidesUntil: new Date() } });
  expect((await save(another.body.id)).code).toBe("DEADLINE_PASSED");
  // What is there is still hidden, shown and deleted.
  expect(answered(await save(file.id, true), "savePresentationSlides")).toMatchObject({
    slides: { name: "발표.pdf" },
    slidesPublic: true,
    slidesUntil: null,
  });
  expect(answered(await save(null, true), "savePresentationSlides")).toMatchObject({
    slides: null,
    slidesPublic: false,
  });
});

test("visitors see them once the author lets them and the event is over, or the office released them", async () => {
  await accept();
  const { body: file } = await send();
  const { slides } = answered(await save(file.id), "savePresentationSlides");
  const over = { startsAt: new Date(Date.now() - DAY), endsAt: new Date(Date.now() - HOUR) };
  const setEvent = (dates: object) => db.program.update({ where: { id: programId }, data: dates });
  await setEvent(over);
  expect(await seen(slides.url)).toEqual([null, 404]);
  await save(file.id, true);
  expect(await seen(slides.url)).toEqual(["발표.pdf", 200]);
  await setEvent({ startsAt: START, endsAt: END });
  await save(file.id, true);
  expect(await seen(slides.url)).toEqual([null, 404]);
  const input = callInput([], { slidesUntil: START, slidesReleased: true });
  answered(await office.ask(SAVE_CALL, { programId, version: 1, input }), "savePresentationCall");
  expect(await seen(slides.url)).toEqual(["발표.pdf", 200]);
  await save(file.id, false);
  expect(await seen(slides.url)).toEqual([null, 404]);
});

test("the office reads them by a pass at any time, and other members never", async () => {
  await accept();
  const { body: file } = await send();
  const { slides } = answered(await save(file.id), "savePresentationSlides");
  const passOf = async ({ headers }: Person) =>
    Object(await (await gateway().request("/api/v1/file-pass", { headers })).json()).pass;
  const statusFor = async (person: Person) =>
    (await gateway().request(`${slides.url}?t=${encodeURIComponent(await passOf(person))}`)).status;
  expect(await statusFor(office)).toBe(200);
  expect(await statusFor(author)).toBe(200);
  expect(await statusFor(await createPerson(gateway()))).toBe(404);
});

test("the office removes the slides of one talk with a reason, its author reads it, and they are restored as they were", async () => {
  await accept();
  const { body: file } = await send();
  const { slides } = answered(await save(file.id, true), "savePresentationSlides");
  const over = { startsAt: new Date(Date.now() - DAY), endsAt: new Date(Date.now() - HOUR) };
  await db.program.update({ where: { id: programId }, data: over });
  await save(file.id, true);
  expect(await seen(slides.url)).toEqual(["발표.pdf", 200]);
  const remove = (fileId: number, of = office) =>
    of.ask(
      `mutation { removeSlides(id: ${id}, fileId: ${fileId}, reason: "남의 사진이 있습니다.") { slidesRemovalReason } }`,
    );
  const restore = () =>
    office.ask(`mutation { restoreSlides(id: ${id}) { slidesRemovalReason slidesPublic } }`);
  expect((await restore()).code).toBe("MOVE_REFUSED");
  expect((await remove(file.id, author)).code).toBe("FORBIDDEN");
  expect((await remove(file.id + 1)).code).toBe("CONFLICT");
  expect((await remove(file.id)).errors).toEqual([]);
  expect((await remove(file.id)).code).toBe("MOVE_REFUSED");
  expect(await seen(slides.url)).toEqual([null, 404]);
  // What the author allows does not bring them back.
  expect((await save(file.id, true)).errors).toEqual([]);
  expect(await seen(slides.url)).toEqual([null, 404]);
  const mine = await author.ask(`{ myPresentations(programId: ${programId}) { slidesRemovalReason } }`);
  expect(answered(mine, "myPresentations")).toEqual([{ slidesRemovalReason: "남의 사진이 있습니다." }]);
  const mails = () => db.mail.findMany({ where: { kind: "SLIDES_REMOVED", memberId: author.id } });
  expect((await mails()).map(({ text }) => text)).toEqual([expect.stringContaining("남의 사진이 있습니다.")]);
  const line = { subject: "program", subjectId: programId, reason: "남의 사진이 있습니다." };
  expect(
    await db.auditEntry.findMany({ where: { action: "removeSlides", subjectId: programId } }),
  ).toMatchObject([{ ...line, actorId: office.id, before: { presentation: id, slides: "발표.pdf" } }]);
  expect(answered(await restore(), "restoreSlides")).toEqual({
    slidesRemovalReason: null,
    slidesPublic: true,
  });
  expect(await seen(slides.url)).toEqual(["발표.pdf", 200]);
  expect(await mails()).toEqual([]);
});

test("another file of the author ends the removal", async () => {
  await accept();
  const { body: file } = await send();
  await save(file.id, true);
  const removal = `mutation { removeSlides(id: ${id}, fileId: ${file.id}, reason: "오탈자") { id } }`;
  expect((await office.ask(removal)).errors).toEqual([]);
  const { body: corrected } = await send("고친 발표.pdf");
  expect((await save(corrected.id, true)).errors).toEqual([]);
  expect(await db.presentation.findUniqueOrThrow({ where: { id } })).toMatchObject({
    slidesId: corrected.id,
    slidesPublic: true,
    slidesRemovedAt: null,
    slidesRemovalReason: null,
  });
});

test("withdrawing the presentation, and erasing the account, take the slides away", async () => {
  await accept();
  const { body: file } = await send();
  await save(file.id, true);
  await db.$transaction((tx) => leavePresentations(tx, { memberId: author.id, now: new Date() }));
  expect(await db.presentation.findUniqueOrThrow({ where: { id } })).toMatchObject({
    state: "ORAL",
    slidesId: null,
    slidesPublic: false,
  });
  await save(file.id);
  const withdraw = `mutation { withdrawPresentation(id: ${id}, version: ${await versionOf()}) }`;
  expect((await author.ask(withdraw)).errors).toEqual([]);
  expect(await db.presentation.findUniqueOrThrow({ where: { id } })).toMatchObject({ slidesId: null });
});
