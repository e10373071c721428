import fc from "fast-check";
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { createMember, createPost, createProgram, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { createListedPayment } from "#tests/support/payments.ts";

const gateway = useGateway();

test("member figures leave out who withdrew, and count days as Seoul does", async () => {
  const { session } = await createSignedIn({
    roles: ["MEMBER"],
    createdAt: new Date(Date.now() - 40 * DAY),
    grade: "LIFETIME",
  });
  const now = gateway().clock.now();
  const seoul = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul", dateStyle: "short" });
  const today = seoul.format(now);
  const firstMoment = new Date(`${today}T00:00:00+09:00`);
  const newest = await createMember({ name: "새 회원", createdAt: firstMoment, grade: "REGULAR" });
  await createMember({
    createdAt: new Date(firstMoment.getTime() - 1),
    gradeRequests: { create: [{ grade: "REGULAR" }] },
  });
  await createMember({ createdAt: new Date(firstMoment.getTime() - 29 * DAY) });
  await createMember({ createdAt: new Date(firstMoment.getTime() - 29 * DAY - 1) });
  await createMember({ status: "WITHDRAWN" });
  await createMember({
    status: "SUSPENDED",
    createdAt: new Date(firstMoment.getTime() - 60 * DAY),
    gradeRequests: { create: [{ grade: "REGULAR", status: "APPROVED" }] },
  });

  const { data, errors } = await askGraphql(
    gateway(),
    `{ dashboard { members { byGrade { grade count } registrations { day count } gradeRequests { count }
      newest { id name grade createdAt } } posts { drafts } } }`,
    { headers: session.headers },
  );
  expect(errors).toEqual([]);
  const { members, posts } = Object(data).dashboard;
  expect(posts).toBeNull();
  expect(members.byGrade).toEqual([
    { grade: "GENERAL", count: 4 },
    { grade: "ASSOCIATE", count: 0 },
    { grade: "REGULAR", count: 1 },
    { grade: "LIFETIME", count: 1 },
    { grade: "INSTITUTION", count: 0 },
    { grade: "HONORARY", count: 0 },
  ]);
  expect(members.registrations).toHaveLength(30);
  expect(members.registrations.at(-1)).toEqual({ day: today, count: 1 });
  expect(members.registrations.at(-2)).toMatchObject({ count: 1 });
  expect(members.registrations[0]).toMatchObject({ count: 1 });
  expect(members.gradeRequests).toEqual({ count: 1 });
  expect(members.newest).toHaveLength(5);
  expect(members.newest[0]).toEqual({
    id: newest.id,
    name: "새 회원",
    grade: "REGULAR",
    createdAt: firstMoment.toISOString(),
  });
});

test("post figures leave out the trash", async () => {
  const { session } = await createSignedIn({ roles: ["CONTENT"] });
  const hour = (count: number) => new Date(Date.now() - count * 3_600_000);
  await createPost();
  await createPost({ board: "NEWS", titleEn: null, contentEn: Prisma.DbNull });
  await createPost({ koUpdatedAt: hour(1), enUpdatedAt: hour(2) });
  await createPost({ publishedAt: null });
  await createPost({ publishedAt: hour(-1), titleKo: null, contentKo: Prisma.DbNull });
  await createPost({ deletedAt: hour(1), titleKo: null, contentKo: Prisma.DbNull });
  await createPost({ deletedAt: hour(1), publishedAt: null });
  const { data } = await askGraphql(
    gateway(),
    "{ dashboard { members { gradeRequests { count } } posts { published { board count } drafts untranslated outdatedEnglish } } }",
    { headers: session.headers },
  );
  expect(data).toEqual({
    dashboard: {
      members: null,
      posts: {
        published: [
          { board: "NOTICE", count: 2 },
          { board: "NEWS", count: 1 },
          { board: "GALLERY", count: 0 },
          { board: "PUBLICATION", count: 0 },
          { board: "SEMINAR_ARCHIVE", count: 0 },
        ],
        drafts: 1,
        untranslated: 1,
        outdatedEnglish: 1,
      },
    },
  });
  await db.post.deleteMany();
});

test("program figures leave out the trash, what has begun and what was cancelled", async () => {
  const { session } = await createSignedIn({ roles: ["PROGRAM"] });
  const now = gateway().clock.now().getTime();
  const at = (days: number) => new Date(now + days * DAY);
  const coming = { publishedAt: at(-1), startsAt: at(5), endsAt: at(6), applyFrom: null };
  await createProgram({ ...coming, publishedAt: null });
  await createProgram({ ...coming, publishedAt: null, deletedAt: at(-1) });
  await createProgram(coming);
  await createProgram({ ...coming, applyFrom: at(1) });
  await createProgram({ ...coming, startsAt: at(-1) });
  await createProgram({ ...coming, cancelledAt: at(-1) });
  const { data } = await askGraphql(
    gateway(),
    "{ dashboard { members { gradeRequests { count } } programs { waiting(kinds: [SEMINAR, KITEC]) { drafts unannounced } } } }",
    { headers: session.headers },
  );
  expect(data).toEqual({
    dashboard: { members: null, programs: { waiting: { drafts: 1, unannounced: 1 } } },
  });
  await db.program.deleteMany();
});

test("the queue and the income of FINANCE: what waits, what is late, and money by month and kind", async () => {
  const { id, session } = await createSignedIn({ roles: ["FINANCE"] });
  const now = gateway().clock.now();
  const payer = {
    memberId: id,
    nameKo: "연회비",
    nameEn: "Dues",
    payerName: "가",
    payerEmail: "a@example.org",
  };
  const payment = { ...payer, type: "ANNUAL", amountDue: 50_000, depositorName: "가" } as const;
  const late = new Date(now.getTime() - DAY);
  await db.payment.create({ data: { ...payment, state: "PENDING", dueAt: late } });
  await db.payment.create({ data: { ...payment, state: "PENDING", dueAt: new Date(now.getTime() + DAY) } });
  const declared = await db.payment.create({ data: { ...payment, state: "DECLARED", declaredAt: late } });
  const gift = await db.payment.create({ data: { ...payment, type: "DONATION", state: "PAID" } });
  const move = { from: "DECLARED", to: "PAID", createdAt: now } as const;
  await db.paymentMove.createMany({
    data: [
      { ...move, paymentId: declared.id, amount: 50_000 },
      { ...move, paymentId: declared.id, amount: -20_000 },
      { ...move, paymentId: gift.id, amount: 2_000_000_000 },
      { ...move, paymentId: gift.id, amount: 2_000_000_000 },
    ],
  });
  const { data, errors } = await askGraphql(
    gateway(),
    `{ dashboard { payments { declared { count hasMore } overdue { count since } refunds { count since }
      income { month type amount } } members { gradeRequests { count } } activity { id } endingPopups { count } } }`,
    { headers: session.headers },
  );
  expect(errors).toEqual([]);
  const { payments, ...others } = Object(data).dashboard;
  expect(others).toEqual({ members: null, activity: null, endingPopups: null });
  expect(payments.declared).toEqual({ count: 1, hasMore: false });
  expect(payments.overdue).toEqual({ count: 1, since: late.toISOString() });
  expect(payments.refunds).toEqual({ count: 0, since: null });
  const seoul = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul", dateStyle: "short" });
  const month = seoul.format(now).slice(0, 7);
  expect(payments.income).toEqual([
    { month, type: "ANNUAL", amount: 30_000 },
    { month, type: "DONATION", amount: 4_000_000_000 },
  ]);
});

const GRADES = ["GENERAL", "REGULAR", "LIFETIME"] as const;
/** Around the ends of days and months in Seoul. */
const MOMENTS = [
  "2026-01-31T14:59:59.999Z",
  "2026-01-31T15:00:00Z",
  "2026-02-01T15:00:00Z",
  "2025-12-31T15:00:00Z",
];
const moment = fc.constantFrom(...MOMENTS).map((text) => new Date(text));
const grade = fc.constantFrom(...GRADES);
/** Every third of those who joined, or all of them. */
const some = fc.constantFrom({ department: "0" }, { department: "1" }, { department: "2" }, {});
const action = fc.oneof(
  fc.record({
    kind: fc.constant("JOIN" as const),
    many: fc.integer({ min: 1, max: 4 }),
    grade,
    createdAt: moment,
  }),
  fc.record({ kind: fc.constant("GRADE" as const), some, grade }),
  fc.record({ kind: fc.constant("LEAVE" as const), some, gone: fc.boolean() }),
  fc.record({ kind: fc.constant("MOVE" as const), some, createdAt: moment }),
  fc.record({ kind: fc.constant("DELETE" as const), some }),
  fc.record({
    kind: fc.constant("PAY" as const),
    amounts: fc.array(fc.integer({ min: -9, max: 9 })),
    createdAt: moment,
  }),
);

test("the kept days and months are what counting would find, whatever happens to members and money", async () => {
  const truth = async () =>
    await db.$queryRaw`
      SELECT 'day' AS of, seoul_day(created_at) AS at, '' AS what, count(*)::int AS sum FROM members
      WHERE status <> 'WITHDRAWN' GROUP BY 1, 2, 3
      UNION ALL SELECT 'month', seoul_month(created_at), grade::text, count(*)::int FROM members
      WHERE status <> 'WITHDRAWN' GROUP BY 1, 2, 3
      UNION ALL SELECT 'money', seoul_month(m.created_at), type::text, sum(amount)::int
      FROM payment_moves m JOIN payments p ON p.id = payment_id WHERE type = 'ENTRY' GROUP BY 1, 2, 3
      HAVING sum(amount) <> 0 ORDER BY 1, 2, 3`;
  const counted = async () =>
    await db.$queryRaw`
      SELECT 'day' AS of, day AS at, '' AS what, sum(count)::int AS sum FROM member_days GROUP BY 1, 2, 3 HAVING sum(count) <> 0
      UNION ALL SELECT 'month', month, grade::text, sum(count)::int FROM member_months GROUP BY 1, 2, 3 HAVING sum(count) <> 0
      UNION ALL SELECT 'money', month, type::text, amount::int FROM payment_months
      WHERE amount <> 0 AND type = 'ENTRY' ORDER BY 1, 2, 3`;
  const payment = await createListedPayment({ type: "ENTRY" });
  let joined = 0;
  const chosen = (part: { readonly department?: string }) => ({
    where: { email: { endsWith: "@property.example" }, ...part },
  });
  const run = async (step: typeof action extends fc.Arbitrary<infer Step> ? Step : never) => {
    switch (step.kind) {
      case "JOIN": {
        const { grade: theirs, createdAt } = step;
        const data = Array.from({ length: step.many }, () => {
          joined += 1;
          const email = `p${joined}@property.example`;
          const department = String(joined % 3);
          const member = { email, emailKey: email, passwordHash: "", name: "가", country: "KR", department };
          return { ...member, grade: theirs, createdAt };
        });
        return await db.member.createMany({ data });
      }
      case "GRADE":
        return await db.member.updateMany({ ...chosen(step.some), data: { grade: step.grade } });
      case "LEAVE":
        return await db.member.updateMany({
          ...chosen(step.some),
          data: { status: step.gone ? "WITHDRAWN" : "ACTIVE", withdrawnAt: step.gone ? new Date() : null },
        });
      case "MOVE":
        return await db.member.updateMany({ ...chosen(step.some), data: { createdAt: step.createdAt } });
      case "DELETE":
        return await db.member.deleteMany(chosen(step.some));
      case "PAY": {
        const move = {
          from: "DECLARED",
          to: "PAID",
          paymentId: payment.id,
          createdAt: step.createdAt,
        } as const;
        return await db.paymentMove.createMany({ data: step.amounts.map((amount) => ({ ...move, amount })) });
      }
    }
  };
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 12 }), async (steps) => {
      for (const step of steps) await run(step);
      expect(await counted()).toEqual(await truth());
    }),
    { numRuns: 15 },
  );
});
