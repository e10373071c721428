// Documents for a grade: uploaded by a member, seen by that member and the office of members, erased some
// days after the decision.
import { beforeAll, expect, test } from "vitest";
import { sweepFiles } from "#gateway/files/sweep-files.ts";
import { eraseFor } from "#gateway/tasks/enforce-retention.ts";
import { db } from "#prisma/client.ts";
import { newFileKey } from "#prisma/file-key.ts";
import { beginBackup, failBackup } from "#schema/core/backups/record-backup.ts";
import { createPerson, type Person } from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { photo, upload } from "#tests/support/uploads.ts";

const gateway = useGateway();
const DAY = 24 * 60 * 60 * 1_000;
const ASK =
  "mutation ($input: GradeRequestInput!) { requestGrade(input: $input) { gradeRequests { id proofs { id } } } }";
const REPLACE =
  "mutation ($id: Id!, $proofs: [Id!]!) { replaceGradeProofs(id: $id, proofs: $proofs) { gradeRequests { proofs { id } } } }";
const REFUSE = 'mutation ($id: Id!) { refuseGradeRequest(id: $id, reason: "증명서가 없습니다") { id } }';
const TAKE_BACK = "mutation ($id: Id!) { cancelGradeRequest(id: $id) { id } }";

let bytes: Buffer;
let office: Person;
beforeAll(async () => {
  bytes = await photo({ width: 200, height: 200 });
  office = await createPerson(gateway(), { roles: ["MEMBER"] });
});

async function sent(person: Person, name = "학위증.jpg") {
  const session = { headers: { authorization: String(person.headers.authorization) } };
  const { status, body } = await upload(gateway().url, session, { kind: "proof", name, bytes });
  expect(status).toBe(201);
  return body;
}

const asked = async (person: Person, proofs: readonly number[]) => {
  const reply = await person.ask(ASK, { input: { grade: "LIFETIME", proofs } });
  expect(reply.errors).toEqual([]);
  return (await db.gradeRequest.findFirstOrThrow({ where: { memberId: person.id }, orderBy: { id: "desc" } }))
    .id;
};

async function statusFor(url: string, { headers }: Person) {
  const { pass } = await (await gateway().request("/api/v1/file-pass", { headers })).json();
  return (await gateway().request(`${url}?t=${pass}`)).status;
}

const at = (days: number) => ({ now: () => new Date(Date.now() + days * DAY) });
const noCache = { version: 0n, changed: async () => undefined, afterPendingUpdates: async () => undefined };
const erase = (days: number) =>
  eraseFor("GRADE_PROOF", { clock: at(days), files: gateway().files, contentCache: noCache });
const left = (id: number) => db.file.count({ where: { id } });

test("are for who sent them and for MEMBER, in order, and can be changed while the request waits", async () => {
  const me = await createPerson(gateway());
  const files = [await sent(me), await sent(me, "재직증명서.jpg")] as const;
  const [first, second] = [files[0].id, files[1].id];
  const id = await asked(me, [second, first]);
  const read = `{ managedMember(id: ${me.id}) { record { profile { gradeRequests { proofs { id name } } } } } }`;
  expect((await office.ask(read)).data).toEqual({
    managedMember: {
      record: {
        profile: {
          gradeRequests: [
            {
              proofs: [
                { id: second, name: "재직증명서.jpg" },
                { id: first, name: "학위증.jpg" },
              ],
            },
          ],
        },
      },
    },
  });
  const others = ["CONTENT", "PROGRAM", "FINANCE"] as const;
  const people = await Promise.all(others.map((role) => createPerson(gateway(), { roles: [role] })));
  const readers = [me, office, ...people, await createPerson(gateway())];
  const seen = await Promise.all(readers.map((reader) => statusFor(files[0].url, reader)));
  expect(seen).toEqual([200, 200, 404, 404, 404, 404]);
  expect((await gateway().request(files[0].url)).status).toBe(404);
  expect((await me.ask(REPLACE, { id, proofs: [first] })).data).toEqual({
    replaceGradeProofs: { gradeRequests: [{ proofs: [{ id: first }] }] },
  });
  expect(await statusFor(files[1].url, office)).toBe(404);
  await sweepFiles({ store: gateway().files, clock: at(2) });
  expect([await left(first), await left(second)]).toEqual([1, 0]);
});

test("of somebody else, of another kind and too many are refused; a decided request takes none", async () => {
  const [me, other] = [await createPerson(gateway()), await createPerson(gateway())];
  const theirs = await sent(other);
  const input = (proofs: readonly number[]) => ({ input: { grade: "LIFETIME", proofs } });
  const refused = await me.ask(ASK, input([theirs.id]));
  expect(refused.errors[0]?.extensions?.fields).toEqual({ proofs: ["FILE_UNKNOWN"] });
  const many = await me.ask(ASK, input([1, 2, 3, 4, 5, 6]));
  expect(many.errors[0]?.extensions?.fields).toEqual({ proofs: ["TOO_MANY_FILES"] });
  const picture = {
    kind: "PHOTO" as const,
    key: newFileKey(),
    name: "a.webp",
    mimeType: "image/webp",
    size: 1,
  };
  const wrong = await db.file.create({ data: { ...picture, uploadedById: me.id } });
  expect((await me.ask(ASK, input([wrong.id]))).code).toBe("VALIDATION");
  expect(await db.gradeRequest.count({ where: { memberId: me.id } })).toBe(0);
  const id = await asked(me, []);
  expect((await other.ask(REPLACE, { id, proofs: [theirs.id] })).code).toBe("NOT_FOUND");
  expect((await office.ask(REFUSE, { id })).errors).toEqual([]);
  const mine = await sent(me);
  expect((await me.ask(REPLACE, { id, proofs: [mine.id] })).code).toBe("CONFLICT");
});

test("are erased thirty days after the decision, bytes and all, and not before", async () => {
  const me = await createPerson(gateway());
  const [file, waiting] = [await sent(me), await sent(me)];
  const id = await asked(me, [file.id]);
  await erase(400);
  expect(await left(file.id)).toBe(1);
  expect((await office.ask(REFUSE, { id })).errors).toEqual([]);
  const later = await asked(me, [waiting.id]);
  await erase(29);
  expect([await left(file.id), await statusFor(file.url, office)]).toEqual([1, 200]);
  expect(await erase(31)).toBeGreaterThan(0);
  expect([await left(file.id), await left(waiting.id)]).toEqual([0, 1]);
  expect(await statusFor(file.url, me)).toBe(404);
  expect(await gateway().files.open(file.key)).toBeNull();
  expect(await db.gradeRequest.count({ where: { id } })).toBe(1);
  expect((await me.ask(TAKE_BACK, { id: later })).errors).toEqual([]);
  await sweepFiles({ store: gateway().files, clock: at(2) });
  expect(await left(waiting.id)).toBe(0);
});

test("that are erased while a backup is made lose their bytes after it, which has their rows", async () => {
  const me = await createPerson(gateway());
  const file = await sent(me);
  const id = await asked(me, [file.id]);
  expect((await office.ask(REFUSE, { id })).errors).toEqual([]);
  const made = await beginBackup({ name: "site.backup", now: at(31).now(), silentFor: DAY });
  expect(await erase(31)).toBeGreaterThan(0);
  expect(await left(file.id)).toBe(0);
  const bytesOfFile = async () => await gateway().files.open(file.key);
  const still = await bytesOfFile();
  expect(still).not.toBeNull();
  still?.destroy();
  await failBackup(made ?? 0, "The disk is full");
  await sweepFiles({ store: gateway().files, clock: at(31) });
  expect(await bytesOfFile()).toBeNull();
});

test("are papers and scans, and not one after another that no request came with", async () => {
  const me = await createPerson(gateway());
  const session = { headers: { authorization: String(me.headers.authorization) } };
  const zip = await upload(gateway().url, session, { kind: "proof", name: "a.zip", bytes });
  expect(zip).toEqual({ status: 415, body: { code: "FILE_TYPE_REFUSED" } });
  await db.file.createMany({
    data: Array.from({ length: 10 }, () => ({
      key: newFileKey(),
      kind: "PROOF" as const,
      name: "a.pdf",
      mimeType: "application/pdf",
      size: 1,
      uploadedById: me.id,
    })),
  });
  const { status } = await upload(gateway().url, session, { kind: "proof", name: "a.jpg", bytes });
  expect(status).toBe(429);
});
