// Documents with a number: what they say, who gets them, that they look right, and what its holder is shown.
import sharp from "sharp";
import { expect, test } from "vitest";
import { DOCUMENT_FONTS } from "#gateway/documents/template-compiler.ts";
import { createTypesetter } from "#gateway/documents/typesetter.ts";
import { db } from "#prisma/client.ts";
import { NEUTRAL_SETTINGS } from "#schema/core/settings/read-settings.ts";
import { linesIn } from "#schema/overview/documents/document-words.ts";
import { findMembershipFacts } from "#schema/overview/documents/find-facts.ts";
import { toPrintedDocument } from "#schema/overview/documents/printed-document.ts";
import { createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
const VERIFY = `query ($code: String!) { verifiedDocument(code: $code) {
  kind number isValid lines(language: EN) { label value }
} }`;

type Person = Awaited<ReturnType<typeof createSignedIn>>;

const get = (person: Person, request: object) =>
  gateway().send("/api/v1/documents", request, { headers: person.session.headers });

async function paidBy(person: Person, name = "홍길동") {
  return await db.payment.create({
    data: {
      memberId: person.id,
      type: "ANNUAL",
      year: 2026,
      nameKo: "2026년 연회비",
      nameEn: "Dues of 2026",
      amountDue: 50_000,
      amountPaid: 50_000,
      state: "PAID",
      method: "BANK_TRANSFER",
      paidAt: gateway().clock.now(),
      payerName: name,
      payerEmail: "payer@example.org",
      depositorName: name,
      createdAt: gateway().clock.now(),
    },
  });
}

const verify = async (code: string) =>
  Object((await askGraphql(gateway(), VERIFY, { variables: { code } })).data).verifiedDocument;

test("a receipt is a tagged PDF with a number; the same one while it says the same", async () => {
  const payer = await createSignedIn({ name: "홍길동", familyName: "Hong", givenName: "Gil-dong" });
  const { id } = await paidBy(payer);
  const request = { kind: "RECEIPT", language: "BOTH", payment_id: id };
  const answers = await Promise.all([get(payer, request), get(payer, request)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const [first] = answers;
  expect(first?.headers.get("content-type")).toBe("application/pdf");
  const pdf = Buffer.from((await first?.arrayBuffer()) ?? []).toString("latin1");
  expect(pdf.startsWith("%PDF-1.7")).toBe(true);
  expect(pdf).toContain("/StructTreeRoot");
  const [document, ...others] = await db.issuedDocument.findMany({ where: { paymentId: id } });
  expect(others).toEqual([]);
  expect(first?.headers.get("x-document-number")).toMatch(/^\d{4}-\d{5}$/);
  // In English by the Latin name; another spelling later ends no document.
  await db.member.update({ where: { id: payer.id }, data: { givenName: "Kildong" } });
  const verified = await verify(document?.code ?? "");
  expect(verified).toMatchObject({ kind: "RECEIPT", isValid: true });
  expect(verified.lines).toContainEqual({ label: "Paid by", value: "Gil-dong Hong" });
  // Money that went back: the document fell, and the next one says less under another number.
  await db.payment.update({ where: { id }, data: { state: "PARTLY_REFUNDED", amountRefunded: 20_000 } });
  expect(await verify(document?.code ?? "")).toMatchObject({ isValid: false });
  await get(payer, request);
  expect(await db.issuedDocument.count({ where: { paymentId: id } })).toBe(2);
});

test("whose payment it is not gets none, the treasurer gets one and it is written down", async () => {
  const payer = await createSignedIn();
  const { id } = await paidBy(payer);
  const request = { kind: "PAYMENT_CONFIRMATION", language: "EN", payment_id: id };
  expect((await get(await createSignedIn(), request)).status).toBe(404);
  const treasurer = await createSignedIn({ roles: ["FINANCE"] });
  expect((await get(treasurer, request)).status).toBe(200);
  expect(await db.auditEntry.count({ where: { action: "issueDocument", subjectId: id } })).toBe(1);
  await db.payment.update({ where: { id }, data: { state: "PENDING", paidAt: null, amountPaid: 0 } });
  expect((await get(payer, request)).status).toBe(409);
  expect((await get(payer, { ...request, language: "JA" })).status).toBe(422);
});

test("a certificate of membership says since when, and falls with the period it rests on", async () => {
  const member = await createSignedIn({ familyName: "Hong", givenName: "Gil-dong" });
  expect((await get(member, { kind: "MEMBERSHIP", language: "KO" })).status).toBe(409);
  const period = await db.membership.create({
    data: {
      memberId: member.id,
      grade: "REGULAR",
      source: "EXEMPTION",
      fromDay: new Date("2020-03-02"),
      createdAt: gateway().clock.now(),
    },
  });
  expect((await get(member, { kind: "MEMBERSHIP", language: "KO" })).status).toBe(200);
  const { code } = await db.issuedDocument.findFirstOrThrow({ where: { memberId: member.id } });
  const verified = await verify(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `);
  expect(verified).toMatchObject({ kind: "MEMBERSHIP", isValid: true });
  expect(verified.lines).toContainEqual({ label: "Member since", value: "2 March 2020" });
  expect(verified.lines).toContainEqual({ label: "Name", value: "Gil-dong Hong" });
  expect(JSON.stringify(verified)).not.toContain("@");
  await db.membership.delete({ where: { id: period.id } });
  expect(await verify(code)).toMatchObject({ isValid: false });
  expect(await verify("0000-0000-0000-0000")).toBeNull();
  expect(await verify("' OR 1=1")).toBeNull();
});

test.each([
  ["paid for life", "LIFETIME", "PAYMENT", ["회비", "평생회비 납부 완료"], ["Dues", "Paid for life"]],
  ["owes nothing", "HONORARY", "DECISION", ["회비", "연회비 납부 대상 아님"], ["Dues", "No annual dues"]],
  ["has not paid yet", "REGULAR", "DECISION", null, null],
] as const)("a certificate names no day for who %s", async (_who, grade, source, ko, en) => {
  await db.gradeDue.upsert({
    where: { grade: "REGULAR" },
    create: { grade: "REGULAR", type: "ANNUAL", amount: 50_000 },
    update: {},
  });
  const { id: memberId } = await createSignedIn();
  const now = gateway().clock.now();
  const period = { memberId, grade, source, fromDay: new Date("2020-03-02"), createdAt: now };
  await db.membership.create({ data: period });
  const facts = await findMembershipFacts(db, memberId, now);
  if (facts === null) throw new Error("A member has a certificate");
  for (const [language, dues] of [["KO", ko] as const, ["EN", en] as const]) {
    const lines = linesIn(language, facts).filter(({ label }) => /^회비|^Dues/.test(label));
    expect(lines.map(({ label, value }) => [label, value])).toEqual(dues === null ? [] : [dues]);
  }
});

/** Dark points of a line of a document on which one name is. */
async function inkOf(name: string): Promise<number> {
  const payer = await createSignedIn();
  const { id } = await paidBy(payer, name);
  await get(payer, { kind: "RECEIPT", language: "KO", payment_id: id });
  const document = await db.issuedDocument.findFirstOrThrow({ where: { paymentId: id } });
  const printed = toPrintedDocument(document, NEUTRAL_SETTINGS, "https://example.org/verify/0000");
  const svg = await createTypesetter(DOCUMENT_FONTS).svg({ ...printed, number: "" }, null);
  const { data } = await sharp(Buffer.from(svg), { density: 144 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((point) => point < 128).length;
}

test("syllables that are rare, Hanja and decomposed names are drawn; a letter that no font has stops no document", async () => {
  const blank = await inkOf("-");
  const ink = async (name: string) => (await inkOf(name)) - blank;
  const composed = await ink("홍길동");
  expect(composed).toBeGreaterThan(100);
  expect(await ink("홍길동".normalize("NFD"))).toBe(composed);
  for (const name of ["뷁똠쀍", "洪吉童", "Ōřé Å"]) expect(await ink(name), name).toBeGreaterThan(100);
  const payer = await createSignedIn();
  const { id } = await paidBy(payer, "홍길동😀");
  expect((await get(payer, { kind: "RECEIPT", language: "KO", payment_id: id })).status).toBe(200);
});
