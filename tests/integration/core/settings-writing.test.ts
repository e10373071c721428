import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import type { Ask } from "#tests/support/writing.ts";

const gateway = useGateway();
let superId = 0;
let ask: Ask;
beforeAll(async () => {
  const { id, session } = await createSignedIn({ roles: ["SUPER"] });
  const headers = { ...session.headers };
  superId = id;
  ask = (query, variables = {}) => askGraphql(gateway(), query, { variables, headers });
});

const SAVE =
  "mutation ($version: Int!, $input: SettingsInput!) { saveSettings(version: $version, input: $input) { version nameKo bankName seal { id } refundRules { daysBefore percent } gradeDues { grade type amount } } }";
const settings = (overrides: object = {}) => ({
  nameKo: "가나다 학회",
  nameEn: "Ganada",
  descriptionKo: "설명",
  descriptionEn: "About",
  paymentDays: 7,
  offerHours: 48,
  refundRules: [],
  gradeDues: [],
  ...overrides,
});

test("the settings of a new site are saved, visitors see them at once, and the log says what changed", async () => {
  const answer = await ask(SAVE, {
    version: 1,
    input: settings({
      bankName: "가나은행",
      bankAccount: "000-00",
      bankHolder: "학회",
      refundRules: [
        { daysBefore: 1, percent: 20 },
        { daysBefore: 10, percent: 100 },
      ],
      gradeDues: [
        { grade: "REGULAR", type: "ANNUAL", amount: 50_000 },
        { grade: "ASSOCIATE", type: "ENTRY", amount: null },
      ],
    }),
  });
  expect(answer.errors).toEqual([]);
  expect(answer.data).toEqual({
    saveSettings: {
      version: 2,
      nameKo: "가나다 학회",
      bankName: "가나은행",
      seal: null,
      refundRules: [
        { daysBefore: 10, percent: 100 },
        { daysBefore: 1, percent: 20 },
      ],
      gradeDues: [{ grade: "REGULAR", type: "ANNUAL", amount: 50_000 }],
    },
  });
  const visitor = await askGraphql(gateway(), "{ settings { name(language: KO) } }");
  expect(visitor.data).toEqual({ settings: { name: "가나다 학회" } });
  const entry = await db.auditEntry.findFirstOrThrow({ where: { subject: "settings" } });
  expect(entry).toMatchObject({ actorId: superId, action: "saveSettings" });
  expect(entry.before).toMatchObject({ nameKo: "학회", bankName: null });
  expect(entry.after).toMatchObject({ nameKo: "가나다 학회", bankName: "가나은행" });
  expect(Object(entry.after)).not.toHaveProperty("offerHours");
});

test("an older version is a conflict with the current version, and nothing is saved", async () => {
  const answer = await ask(SAVE, { version: 1, input: settings({ nameKo: "다른 이름" }) });
  expect(answer.code).toBe("CONFLICT");
  expect(JSON.parse(answer.text).errors[0].extensions.conflict).toMatchObject({
    version: 2,
    nameKo: "가나다 학회",
    gradeDues: [{ grade: "REGULAR", amount: 50_000 }],
  });
  expect(await db.setting.count({ where: { nameKo: "다른 이름" } })).toBe(0);
});

test.each([
  ["half a SWIFT account", { swiftCode: "gaonkrse" }, { swiftBank: ["REQUIRED"], swiftHolder: ["REQUIRED"] }],
  [
    "what is no SWIFT code",
    { swiftCode: "GAON-KR", swiftBank: "Gaon", swiftHolder: "Society" },
    { swiftCode: ["TEXT_INVALID"] },
  ],
  ["half an account", { bankName: "가나은행" }, { bankAccount: ["REQUIRED"], bankHolder: ["REQUIRED"] }],
  ["no name", { nameKo: " " }, { nameKo: ["REQUIRED"] }],
  ["a sender that is none", { mailSender: "x" }, { mailSender: ["EMAIL_INVALID"] }],
  ["days nobody has", { paymentDays: 0 }, { paymentDays: ["NUMBER_INVALID"] }],
  [
    "a rule twice and more than all",
    {
      refundRules: [
        { daysBefore: 1, percent: 101 },
        { daysBefore: 1, percent: 1 },
      ],
    },
    { "refundRules.0.percent": ["NUMBER_INVALID"] },
  ],
  [
    "a negative due",
    { gradeDues: [{ grade: "REGULAR", type: "ANNUAL", amount: -1 }] },
    { "gradeDues.0.amount": ["AMOUNT_INVALID"] },
  ],
])("%s is told at its field", async (_name, part, fields) => {
  const answer = await ask(SAVE, { version: 2, input: settings(part) });
  expect(answer.code).toBe("VALIDATION");
  expect(answer.errors[0]?.extensions?.fields).toMatchObject(fields);
});

test("banners, goals and terms are saved whole; a banner shows while its time lasts", async () => {
  const SAVE_HOME =
    "mutation ($version: Int!, $input: HomeInput!) { saveHome(version: $version, input: $input) { version banners { id headingKo } goals { id titleKo } terms { ko } } }";
  const words = { headingEn: "Heading", ledeKo: "설명", ledeEn: "Lede" };
  const now = gateway().clock.now().getTime();
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  const first = await ask(SAVE_HOME, {
    version: 1,
    input: {
      banners: [
        { ...words, headingKo: "잠깐", showsFrom: at(10), showsTo: at(20) },
        { ...words, headingKo: "언제나" },
      ],
      goals: [{ titleKo: "목표", titleEn: "Goal", bodyKo: "본문", bodyEn: "Body" }],
      terms: [{ ko: "번역", en: "translation" }],
    },
  });
  expect(first.errors).toEqual([]);
  const { saveHome } = Object(first.data);
  const banner = async () =>
    Object((await askGraphql(gateway(), "{ banner { heading(language: KO) } }")).data).banner.heading;
  expect(await banner()).toBe("언제나");
  gateway().clock.advance(11 * 60_000);
  expect(await banner()).toBe("잠깐");
  gateway().clock.advance(10 * 60_000);
  expect(await banner()).toBe("언제나");
  // In another order, one gone, one changed: ids stay.
  const [soon, always] = saveHome.banners;
  const second = await ask(SAVE_HOME, {
    version: 2,
    input: { banners: [{ ...words, id: always.id, headingKo: "늘" }], goals: [], terms: [] },
  });
  expect(second.data).toEqual({
    saveHome: { version: 3, banners: [{ id: always.id, headingKo: "늘" }], goals: [], terms: [] },
  });
  expect(await db.banner.count({ where: { id: soon.id } })).toBe(0);
  const behind = await ask(SAVE_HOME, { version: 2, input: { banners: [], goals: [], terms: [] } });
  expect(behind.code).toBe("CONFLICT");
  expect(await db.banner.count()).toBe(1);
  expect(await db.auditEntry.count({ where: { action: "saveHome" } })).toBe(2);
  const wrong = await ask(SAVE_HOME, {
    version: 3,
    input: {
      banners: [{ ...words, headingKo: "가", primaryHref: "javascript:0", primaryKo: "눌러요" }],
      goals: [],
      terms: [],
    },
  });
  expect(wrong.errors[0]?.extensions?.fields).toMatchObject({
    "banners.0.primaryHref": ["HREF_INVALID"],
  });
});
