// @module-tag both
// The photo of an applicant: uploaded by a member, used once, seen by its owner and the office of programs and by nobody else.
import { beforeAll, expect, test } from "vitest";
import { sweepFiles } from "#gateway/files/sweep-files.ts";
import { db } from "#prisma/client.ts";
import { answered, createOpenProgram, createPerson } from "#tests/support/applying.ts";
import { createSignedIn, type TestSession } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { photo, upload } from "#tests/support/uploads.ts";
import { CREATE, postInput } from "#tests/support/writing.ts";

const gateway = useGateway();
let owner: { id: number; session: TestSession };
let bytes: Buffer;
beforeAll(async () => {
  owner = await createSignedIn();
  bytes = await photo({ width: 300, height: 400 });
});

const uploaded = async (session: TestSession) =>
  upload(gateway().url, session, { kind: "photo", name: "a.jpg", bytes });
const statusFor = async (url: string, headers: Record<string, string>) => {
  const answer = await gateway().request("/api/v1/file-pass", { headers });
  const { pass } = await answer.json();
  return (await gateway().request(`${url}?t=${pass}`)).status;
};

test("is for its owner and for PROGRAM, stays while it is used, and nobody can publish it", async () => {
  const person = await createPerson(gateway());
  const session = { ...owner.session, headers: { authorization: String(person.headers.authorization) } };
  const { status, body } = await uploaded(session);
  expect(status).toBe(201);
  expect(await statusFor(body.url, person.headers)).toBe(200);
  const { id } = await createOpenProgram({ kind: "KITEC" });
  const made = answered(await person.apply(id, { form: { photoId: body.id } }));
  const [program, content, member] = await Promise.all([
    createPerson(gateway(), { roles: ["PROGRAM"] }),
    createPerson(gateway(), { roles: ["CONTENT"] }),
    createPerson(gateway()),
  ]);
  const seen = [person, program, content, member].map(({ headers }) => statusFor(body.url, headers));
  expect(await Promise.all(seen)).toEqual([200, 200, 404, 404]);
  expect((await gateway().request(body.url)).status).toBe(404);
  const finance = await createPerson(gateway(), { roles: ["FINANCE"] });
  const ask = `{ application(id: ${made.id}) { photo { id } } }`;
  expect((await program.ask(ask)).data).toEqual({ application: { photo: { id: body.id } } });
  expect((await finance.ask(ask)).code).toBe("FORBIDDEN");
  const published = await content.ask(CREATE, { input: postInput({ thumbnailId: body.id }) });
  expect(published.code).toBe("VALIDATION");
  const later = { now: () => new Date(Date.now() + 50 * 60 * 60 * 1_000) };
  await sweepFiles({ store: gateway().files, clock: later });
  expect(await db.file.count({ where: { id: body.id } })).toBe(1);
});

test("a member uploads photos only, and not one after another", async () => {
  for (const kind of ["attachment", "image"]) {
    const refused = await upload(gateway().url, owner.session, { kind });
    expect(refused).toEqual({ status: 403, body: { code: "FORBIDDEN" } });
  }
  await db.file.createMany({
    data: Array.from({ length: 10 }, (_, index) => ({
      key: `unused-photo-${index}`,
      kind: "PHOTO" as const,
      name: "a.webp",
      mimeType: "image/webp",
      size: 1,
      uploadedById: owner.id,
    })),
  });
  expect((await uploaded(owner.session)).status).toBe(429);
});
