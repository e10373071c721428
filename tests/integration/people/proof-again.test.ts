// Acts that ask once more who it is (docs/sign-in.md#sign-in), and who is notified of another bank account.
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { schema } from "#schema/index.ts";
import { PROVED_MUTATIONS, PROVED_ROUTES } from "#schema/policies/people/recent-proof.ts";
import { DAY, MINUTE } from "#schema/validation/core/durations.ts";
import { createMember, createSession, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
let boss: { id: number; password: string };
beforeAll(async () => {
  boss = await createMember({ roles: ["SUPER"], name: "이루다" });
});

/** A session that signed in six minutes ago. */
const stale = async () => {
  const sixAgo = { now: () => new Date(gateway().clock.now().getTime() - 6 * MINUTE) };
  return (await createSession(boss.id, sixAgo)).headers;
};

const settings = (more: string) =>
  `mutation { saveSettings(version: VERSION, input: { nameKo: "가", nameEn: "A", descriptionKo: "나", descriptionEn: "B", paymentDays: 7, offerHours: 48, refundRules: [], gradeDues: [], ${more} }) { version } }`;

async function saveSettings(headers: Record<string, string>, more = "staffFactor: false") {
  const { version } = (await db.setting.findUnique({ where: { id: 1 } })) ?? { version: 1 };
  return await askGraphql(gateway(), settings(more).replace("VERSION", String(version)), { headers });
}

describe("without a proof of the last five minutes", () => {
  test.each([
    ["roles", "mutation { setStaffRoles(memberId: 1000000, roles: [], expected: []) { id } }", "NOT_FOUND"],
    ["settings", settings("").replace("VERSION", "1000000"), "CONFLICT"],
    [
      "a refund",
      'mutation { refundPayment(id: 1000000, version: 1, amount: 1, reason: "가") { id } }',
      "NOT_FOUND",
    ],
    ["closing an account", 'mutation { withdrawMember(id: 1000000, reason: "가") { id } }', "NOT_FOUND"],
    ["a factor of somebody", 'mutation { resetSecondFactor(id: 1000000, reason: "가") { id } }', "NOT_FOUND"],
    [
      "merging",
      "mutation { mergeMembers(survivorId: 1000000, goneId: 1000001, survivorVersion: 1, goneVersion: 1) { id } }",
      "NOT_FOUND",
    ],
    [
      "exempting",
      'mutation { exemptPayment(id: 1000000, version: 1, reason: "가") { warning } }',
      "NOT_FOUND",
    ],
    ["waiving", 'mutation { waiveRefund(id: 1000000, version: 1, reason: "가") { id } }', "NOT_FOUND"],
    ["a link to sign in anew", "mutation { sendResetLink(id: 1000000) { id } }", "NOT_FOUND"],
    ["approving for a colleague", "mutation { approvePaymentProposal(id: 1000000) { id } }", "NOT_FOUND"],
    [
      "reversing a refund",
      'mutation { reverseRefund(id: 1000000, version: 1, moveId: 1, cause: MISTAKE, reason: "가") { warning } }',
      "NOT_FOUND",
    ],
    ["viewing as a member", 'mutation { startMemberView(id: 1000000, reason: "가") { pass } }', "NOT_FOUND"],
    [
      "removing an article",
      'mutation { removeArticle(id: 1000000, version: 1, input: { title: "가", reason: "나" }) }',
      "NOT_FOUND",
    ],
    ["the link of a mail", "mutation { showMailLink(id: 1000000) }", "NOT_FOUND"],
  ])("%s are refused, and done with one", async (_name, act, meets) => {
    const headers = await stale();
    const refused = await askGraphql(gateway(), act, { headers });
    expect([refused.status, refused.code]).toEqual([403, "REAUTH_REQUIRED"]);
    await gateway().send("/api/v1/reauthenticate", { password: boss.password }, { headers });
    expect((await askGraphql(gateway(), act, { headers })).code).toBe(meets);
  });

  test("an export is refused, and nothing of it is written down", async () => {
    const exportRequest = {
      list: "members",
      sort: "NAME",
      filter: {},
      format: "csv",
      columns: [{ key: "name", heading: "이름" }],
      reason: "확인",
    };
    const headers = await stale();
    const refused = await gateway().send("/api/v1/exports", exportRequest, { headers });
    expect([refused.status, await refused.json()]).toEqual([403, { code: "REAUTH_REQUIRED" }]);
    expect(await db.auditEntry.count({ where: { action: "export" } })).toBe(0);
  });

  test("the own data is refused, and handed over with one", async () => {
    const headers = await stale();
    const ask = () => gateway().request("/api/v1/my-data", { headers });
    const refused = await ask();
    expect([refused.status, await refused.json()]).toEqual([403, { code: "REAUTH_REQUIRED" }]);
    await gateway().send("/api/v1/reauthenticate", { password: boss.password }, { headers });
    expect((await ask()).status).toBe(200);
  });

  test("the list of what asks for one names mutations and routes that there are", async () => {
    const mutations = schema.getMutationType()?.getFields() ?? {};
    expect([...PROVED_MUTATIONS].filter((name) => !Object.hasOwn(mutations, name))).toEqual([]);
    const headers = await stale();
    const answers = await Promise.all(
      [...PROVED_ROUTES].map(async (path) => {
        const read = path === "/api/v1/my-data";
        const answer = read ? gateway().request(path, { headers }) : gateway().send(path, {}, { headers });
        return (await (await answer).json()).code;
      }),
    );
    expect(new Set(answers)).toEqual(new Set(["REAUTH_REQUIRED"]));
  });

  test("who may not is told that, and not asked for a proof", async () => {
    const { id } = await createMember({ roles: ["CONTENT"] });
    const old = { now: () => new Date(Date.now() - 6 * MINUTE) };
    const { headers } = await createSession(id, old);
    expect(
      (
        await askGraphql(
          gateway(),
          "mutation { setStaffRoles(memberId: 1, roles: [], expected: []) { id } }",
          { headers },
        )
      ).code,
    ).toBe("FORBIDDEN");
  });
});

test("another bank account is told to SUPER and FINANCE, and shown to them for a week", async () => {
  const finance = await createSignedIn({ roles: ["FINANCE"], language: "EN" });
  const content = await createSignedIn({ roles: ["CONTENT"] });
  const { headers } = await createSession(boss.id, gateway().clock);
  const shownTo = async (who: Record<string, string>) => {
    const query = "{ dashboard { bankChange { changedAt changedBy } } }";
    return Object((await askGraphql(gateway(), query, { headers: who })).data).dashboard.bankChange;
  };
  const mails = () =>
    db.mail.findMany({ where: { kind: "BANK_ACCOUNT_CHANGED" }, orderBy: { memberId: "asc" } });
  const bank = (account: string) => `bankName: "은행", bankAccount: "${account}", bankHolder: "학회"`;
  expect((await saveSettings(headers, 'phone: "02-1"')).code).toBeNull();
  expect([await shownTo(finance.session.headers), await mails()]).toEqual([null, []]);
  expect((await saveSettings(headers, bank("1-2-3"))).code).toBeNull();
  expect((await mails()).map(({ memberId }) => memberId)).toEqual([boss.id, finance.id]);
  expect((await mails())[1]?.subject).toContain("The bank account was changed");
  expect(await shownTo(finance.session.headers)).toMatchObject({ changedBy: "이루다" });
  expect(await shownTo(content.session.headers)).toBeNull();
  // Saved again unchanged: there is no second mail.
  expect((await saveSettings(headers, bank("1-2-3"))).code).toBeNull();
  expect(await mails()).toHaveLength(2);
  gateway().clock.advance(7 * DAY + MINUTE);
  const later = await createSession(boss.id, gateway().clock);
  expect(await shownTo(later.headers)).toBeNull();
});
