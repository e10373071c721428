// The photo of an applicant: large and upright enough, replaced until a date, asked for again by the office in one mail.
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { DAY, MINUTE } from "#schema/validation/core/durations.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { createOpenExam, formAt } from "#tests/support/exams.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { hugePng } from "#tests/support/uploads.ts";
import { createImageRow } from "#tests/support/writing.ts";

const gateway = useGateway();
const REPLACE =
  "mutation ($id: Id!, $photoId: Id!) { replacePhoto(id: $id, photoId: $photoId) { photo { id } photoFault } }";
const ASK = `mutation ($id: Id!, $photoId: Id!, $fault: PhotoFault!, $note: String) {
  askForPhoto(id: $id, photoId: $photoId, fault: $fault, note: $note) { photoFault photoNote } }`;
const WITHDRAW = "mutation ($id: Id!) { withdrawPhotoRequest(id: $id) { photoFault } }";
const SHEET = `query ($id: Id!, $only: PhotoFilter) { photoSheet(programId: $id, only: $only) {
  total missing asked pages people { id name photoFault photo { id } } } }`;
const MINE = "{ myApplications { id photoFault photoNote photoUntil viewerCanReplacePhoto } }";

const photoOf = ({ id }: Person, width = 600, height = 800) =>
  createImageRow({ kind: "PHOTO", width, height, uploadedBy: { connect: { id } } });
const fieldsOf = (reply: Awaited<ReturnType<Person["ask"]>>) => reply.errors[0]?.extensions?.fields;
const mailsTo = (id: number) => db.mail.findMany({ where: { memberId: id, kind: "PHOTO_ASKED" } });

/** Somebody who applied for an exam, with the photo of it. */
async function examinee() {
  const { id, sites } = await createOpenExam([5]);
  const person = await createPerson(gateway());
  const form = await formAt(sites[0] ?? 0, person.id);
  const made = answered(await person.apply(id, { form }));
  const office = await createPerson(gateway(), { roles: ["PROGRAM"] });
  return { programId: id, person, office, id: Number(made.id), photoId: form.photoId, form };
}

test("a photo that is too small or of another shape is refused at its field, when applying and when replacing", async () => {
  const { programId, person, id, form } = await examinee();
  const other = await createPerson(gateway());
  for (const [size, code] of [
    [[299, 399], "PHOTO_TOO_SMALL"],
    [[800, 600], "PHOTO_NOT_PORTRAIT"],
    [[600, 600], "PHOTO_NOT_PORTRAIT"],
  ] as const) {
    const { id: mine } = await photoOf(person, ...size);
    expect(fieldsOf(await person.ask(REPLACE, { id, photoId: mine }))).toEqual({ photoId: [code] });
    const { id: theirs } = await photoOf(other, ...size);
    const refused = await other.apply(programId, { form: { ...form, photoId: theirs } });
    expect(fieldsOf(refused)).toEqual({ photoId: [code] });
  }
  const { id: stranger } = await photoOf(other);
  expect(fieldsOf(await person.ask(REPLACE, { id, photoId: stranger }))).toEqual({
    photoId: ["FILE_UNKNOWN"],
  });
  expect((await other.ask(REPLACE, { id, photoId: stranger })).code).toBe("NOT_FOUND");
});

test("a photo of a few bytes that unpacks to 256 million pixels is refused, and the one before stays", async () => {
  const { person, id, photoId } = await examinee();
  const sent = await gateway().request("/api/v1/files?kind=photo&name=bomb.png", {
    method: "POST",
    headers: { ...person.headers, "content-type": "application/octet-stream" },
    body: new Uint8Array(hugePng(16_000, 16_000)),
  });
  expect([sent.status, Object(await sent.json()).code]).toEqual([422, "IMAGE_TOO_LARGE"]);
  expect(await db.application.findUniqueOrThrow({ where: { id } })).toMatchObject({ photoId });
});

test("it is replaced until the date of the session, and after it only by who is asked", async () => {
  const { programId, person, office, id, photoId } = await examinee();
  const { id: second } = await photoOf(person);
  answered(await person.ask(REPLACE, { id, photoId: second }), "replacePhoto");
  const past = new Date(Date.now() - MINUTE);
  const session = { programId, photoUntil: past, slipFrom: new Date(Date.now() + DAY) };
  await db.examSession.create({ data: session });
  expect((await person.ask(REPLACE, { id, photoId })).code).toBe("DEADLINE_PASSED");
  expect((await person.ask(MINE)).data).toMatchObject({ myApplications: [{ viewerCanReplacePhoto: false }] });
  answered(await office.ask(ASK, { id, photoId: second, fault: "FACE" }), "askForPhoto");
  expect((await person.ask(MINE)).data).toMatchObject({
    myApplications: [{ viewerCanReplacePhoto: true, photoFault: "FACE" }],
  });
  expect(answered(await person.ask(REPLACE, { id, photoId }), "replacePhoto")).toEqual({
    photo: { id: photoId },
    photoFault: null,
  });
  expect((await person.ask(REPLACE, { id, photoId: second })).code).toBe("DEADLINE_PASSED");
  await db.program.update({ where: { id: programId }, data: { cancelledAt: past } });
  expect((await person.ask(REPLACE, { id, photoId: second })).code).toBe("MOVE_REFUSED");
});

test("one mail says why and where; a request for a photo that was replaced meanwhile is refused", async () => {
  const { programId, person, office, id, photoId } = await examinee();
  const silent = await office.ask(ASK, { id, photoId, fault: "OTHER" });
  expect(fieldsOf(silent)).toEqual({ note: ["REQUIRED"] });
  answered(await office.ask(ASK, { id, photoId, fault: "OTHER", note: "모자를 벗어 주세요" }), "askForPhoto");
  answered(await office.ask(ASK, { id, photoId, fault: "BACKGROUND" }), "askForPhoto");
  const [mail, ...more] = await mailsTo(person.id);
  expect(more).toEqual([]);
  expect(mail?.text).toMatch(/배경/);
  expect(mail?.text).toContain(`/my-account/applications/${id}`);
  const asked = Object((await office.ask(SHEET, { id: programId, only: "ASKED" })).data).photoSheet;
  expect(asked).toMatchObject({ total: 1, missing: 0, asked: 1, people: [{ id, photoFault: "BACKGROUND" }] });
  const { id: second } = await photoOf(person);
  answered(await person.ask(REPLACE, { id, photoId: second }), "replacePhoto");
  expect((await office.ask(ASK, { id, photoId, fault: "FACE" })).code).toBe("CONFLICT");
  expect((await office.ask(WITHDRAW, { id })).code).toBe("MOVE_REFUSED");
});

test("who has no photo is asked for one, alone or with everybody, and never twice", async () => {
  const { programId, person, office, id } = await examinee();
  await db.application.update({ where: { id }, data: { photoId: null } });
  const ASK_MISSING = `mutation ($programId: Id!, $id: Id) {
    askForMissingPhotos(programId: $programId, id: $id) { asked after } }`;
  const ask = (one: number | null) => office.ask(ASK_MISSING, { programId, id: one });
  expect(answered(await ask(id), "askForMissingPhotos")).toEqual({ asked: 1, after: null });
  expect((await ask(id)).code).toBe("MOVE_REFUSED");
  answered(await office.ask(WITHDRAW, { id }), "withdrawPhotoRequest");
  expect(await mailsTo(person.id)).toEqual([]);
  expect(answered(await ask(null), "askForMissingPhotos")).toEqual({ asked: 1, after: null });
  expect(answered(await ask(null), "askForMissingPhotos")).toEqual({ asked: 0, after: null });
  const [mail, ...more] = await mailsTo(person.id);
  expect(more).toEqual([]);
  expect(mail?.text).toContain("등록된 사진이 없습니다");
  const { id: first } = await photoOf(person);
  expect(answered(await person.ask(REPLACE, { id, photoId: first }), "replacePhoto")).toMatchObject({
    photoFault: null,
  });
});

test("a request that is taken back at once takes its mail along", async () => {
  const { person, office, id, photoId } = await examinee();
  answered(await office.ask(ASK, { id, photoId, fault: "UNCLEAR" }), "askForPhoto");
  expect(await mailsTo(person.id)).toHaveLength(1);
  expect(answered(await office.ask(WITHDRAW, { id }), "withdrawPhotoRequest")).toEqual({ photoFault: null });
  expect(await mailsTo(person.id)).toEqual([]);
  const { code } = await person.ask(ASK, { id, photoId, fault: "FACE" });
  expect(code).toBe("FORBIDDEN");
});
