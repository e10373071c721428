// Personal data is erased when its purpose has ended: counted before, erased once, and reported afterwards.
import { expect, test } from "vitest";
import { createLogger } from "#gateway/start/logger.ts";
import { enforceRetention } from "#gateway/tasks/enforce-retention.ts";
import { db } from "#prisma/client.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { createMember, createProgram, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { createImageRow } from "#tests/support/writing.ts";

const gateway = useGateway();
const contentCache = {
  version: 0n,
  changed: async () => undefined,
  afterPendingUpdates: async () => undefined,
};
const run = () =>
  enforceRetention({
    clock: gateway().clock,
    files: gateway().files,
    contentCache,
    log: createLogger("silent"),
  });
const ago = (days: number) => new Date(gateway().clock.now().getTime() - days * DAY);

async function report() {
  const { session } = await createSignedIn({ roles: ["SUPER"] });
  const { data } = await askGraphql(
    gateway(),
    "{ retention { purpose days due dueSoon run { erased erasedInAll } } }",
    { headers: session.headers },
  );
  return new Map(
    Object(data).retention.map((line: { purpose: string }) => [line.purpose, line]) as [string, object][],
  );
}

test("each purpose is counted without erasing, erased a day later than it ends, and written down", async () => {
  const { id: memberId, email } = await createMember();
  const signIn = (days: number) => ({ kind: "SIGNED_IN" as const, memberId, createdAt: ago(days) });
  await db.signInRecord.createMany({ data: [signIn(366), signIn(364), signIn(300)] });
  const mail = (days: number, state: "SENT" | "WAITING") => ({
    kind: "PAYMENT_PAID" as const,
    memberId,
    toAddress: email,
    language: "KO" as const,
    subject: "가",
    text: "나",
    state,
    createdAt: ago(days),
    sentAt: state === "SENT" ? ago(days) : null,
  });
  await db.mail.createMany({ data: [mail(91, "SENT"), mail(91, "WAITING"), mail(89, "SENT")] });
  const application = async (days: number) => {
    const program = await createProgram({ endsAt: ago(days), startsAt: ago(days + 1) });
    const { id: photoId } = await createImageRow();
    const columns = {
      memberId,
      email,
      name: "가",
      amount: 0,
      createdAt: ago(400),
      state: "ATTENDED" as const,
    };
    return await db.application.create({ data: { programId: program.id, photoId, ...columns } });
  };
  const [old, young] = [await application(366), await application(100)];

  const before = await report();
  expect(before.get("SIGN_IN")).toEqual({ purpose: "SIGN_IN", days: 365, due: 1, dueSoon: 2, run: null });
  expect(before.get("MAIL")).toMatchObject({ due: 1, dueSoon: 2 });
  expect(before.get("APPLICANT_PHOTO")).toMatchObject({ due: 1, dueSoon: 1 });
  expect(await db.signInRecord.count({ where: { memberId } })).toBe(3);

  await Promise.all([run(), run()]);
  const after = await report();
  for (const purpose of ["SIGN_IN", "MAIL", "APPLICANT_PHOTO"]) {
    expect(after.get(purpose), purpose).toMatchObject({ due: 0, run: { erasedInAll: 1 } });
  }
  expect(await db.signInRecord.count({ where: { memberId } })).toBe(2);
  expect(await db.mail.count({ where: { memberId } })).toBe(2);
  const photos = await db.application.findMany({
    where: { id: { in: [old.id, young.id] } },
    select: { photoId: true },
    orderBy: { id: "asc" },
  });
  expect(photos.map(({ photoId }) => photoId === null)).toEqual([true, false]);
});

test("people of a group without an account, and its contact, are erased three years after the event", async () => {
  const group = async (days: number) => {
    const { id: programId } = await createProgram({ endsAt: ago(days), startsAt: ago(days + 1) });
    const { id } = await db.applicationGroup.create({
      data: {
        programId,
        contactEmail: "clerk@example.org",
        payerName: "가나대학교",
        phoneNumber: "02-123-4567",
        language: "KO",
        createdAt: ago(days + 30),
      },
    });
    const person = { programId, groupId: id, email: "person@example.org", name: "나다라", amount: 0 };
    await db.application.create({ data: { ...person, state: "ATTENDED", affiliation: "가나대학교" } });
    return id;
  };
  const [old, young] = [await group(1_096), await group(1_000)];
  expect((await report()).get("GROUP_APPLICATION")).toMatchObject({ due: 2 });

  await run();
  const include = { applications: true } as const;
  const [erased, whole] = await Promise.all(
    [old, young].map((id) => db.applicationGroup.findUniqueOrThrow({ where: { id }, include })),
  );
  expect(erased).toMatchObject({ contactEmail: null, phoneNumber: null, payerName: "가나대학교" });
  expect(erased?.applications).toMatchObject([{ state: "ATTENDED", email: "", affiliation: null }]);
  expect(JSON.stringify(erased)).not.toContain("나다라");
  expect(whole).toMatchObject({ contactEmail: "clerk@example.org", applications: [{ name: "나다라" }] });
  expect((await report()).get("GROUP_APPLICATION")).toMatchObject({ due: 0 });
});

test("a reviewer of presentations without an account is erased three years after the event, and the review stays", async () => {
  const call = async (days: number) => {
    const { id: programId } = await createProgram({ endsAt: ago(days), startsAt: ago(days + 1) });
    await db.presentationCall.create({
      data: { programId, opensAt: ago(days + 60), closesAt: ago(days + 30) },
    });
    const presentation = { programId, state: "ORAL", createdAt: ago(days + 40) } as const;
    const { id: presentationId } = await db.presentation.create({ data: presentation });
    const typed = { name: "나다라", email: "reviewer@example.org", affiliation: "가나대학교" };
    const reviews = { create: { presentationId, score: 4, doneAt: ago(days + 20) } };
    return (await db.presentationReviewer.create({ data: { programId, ...typed, reviews } })).id;
  };
  const [old, young] = [await call(1_096), await call(1_000)];
  expect((await report()).get("GROUP_APPLICATION")).toMatchObject({ due: 1 });
  await run();
  const read = (id: number) =>
    db.presentationReviewer.findUniqueOrThrow({ where: { id }, include: { reviews: true } });
  expect(await read(old)).toMatchObject({
    name: null,
    email: null,
    affiliation: null,
    reviews: [{ score: 4 }],
  });
  expect(await read(young)).toMatchObject({ name: "나다라", email: "reviewer@example.org" });
});

test("slides of presentations go a year after the event, with the photos of applicants", async () => {
  const slides = async (days: number) => {
    const { id: programId } = await createProgram({ endsAt: ago(days), startsAt: ago(days + 1) });
    await db.presentationCall.create({
      data: { programId, opensAt: ago(days + 60), closesAt: ago(days + 30) },
    });
    const file = {
      kind: "SLIDES",
      key: `slides-${programId}`,
      name: "a.pdf",
      mimeType: "application/pdf",
    } as const;
    const presentation = { programId, state: "ORAL", createdAt: ago(days), slidesPublic: true } as const;
    const created = await db.presentation.create({
      data: { ...presentation, slidesId: (await db.file.create({ data: { ...file, size: 1 } })).id },
    });
    return created.id;
  };
  const [old, young] = [await slides(366), await slides(300)];
  expect((await report()).get("APPLICANT_PHOTO")).toMatchObject({ due: 1 });
  await run();
  const read = (id: number) => db.presentation.findUniqueOrThrow({ where: { id } });
  expect(await read(old)).toMatchObject({ slidesId: null, slidesPublic: false });
  expect((await read(young)).slidesId).not.toBeNull();
});
