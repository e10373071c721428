// SUPER reads what a new site still lacks until it is there (docs/site.md#pages).
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { SETTINGS_ID } from "#schema/core/settings/read-settings.ts";
import { createMember, createPageVersion, createSettings, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway({ config: { smtpUrl: "smtp://127.0.0.1:9" } });
const DAY = 86_400_000;

async function stepsOf(headers: Record<string, string>): Promise<Record<string, boolean> | null> {
  const { data } = await askGraphql(gateway(), "{ dashboard { firstSteps { name isDone } } }", { headers });
  const { firstSteps } = Object(data).dashboard;
  if (firstSteps === null) return null;
  return Object.fromEntries(
    firstSteps.map(({ name, isDone }: { name: string; isDone: boolean }) => [name, isDone]),
  );
}

test("steps are done by what they ask for, and are gone when all are", async () => {
  const { id, session } = await createSignedIn({ roles: ["SUPER"] });
  const headers = { ...session.headers };
  await createSettings({ email: null, bankAccount: null, homeVersion: 1 });
  await createPageVersion("TERMS", 1);
  await createPageVersion("PRIVACY_POLICY", 1);
  expect(await stepsOf(headers)).toEqual({
    NAME: false,
    TERMS: false,
    PRIVACY_POLICY: false,
    HOME: false,
    MAIL: true,
    BANK_ACCOUNT: false,
    SECOND_FACTOR: false,
    STAFF_FACTOR: false,
  });

  await createPageVersion("TERMS", 2, { createdById: id });
  await db.totpFactor.create({ data: { memberId: id, secret: "A", confirmedAt: null } });
  expect(await stepsOf(headers)).toMatchObject({ TERMS: true, PRIVACY_POLICY: false, SECOND_FACTOR: false });

  await createPageVersion("PRIVACY_POLICY", 2, { createdById: id });
  await db.totpFactor.update({ where: { memberId: id }, data: { confirmedAt: new Date() } });
  const data = { email: "office@example.org", bankAccount: "1-2", homeVersion: 2 };
  await db.setting.update({ where: { id: SETTINGS_ID }, data: { email: data.email } });
  expect(await stepsOf(headers)).toMatchObject({ NAME: true, BANK_ACCOUNT: false, SECOND_FACTOR: true });
  await db.setting.update({ where: { id: SETTINGS_ID }, data });
  // The owner's own factor protects nobody else of the office.
  expect(await stepsOf(headers)).toMatchObject({ BANK_ACCOUNT: true, STAFF_FACTOR: false });
  await db.setting.update({ where: { id: SETTINGS_ID }, data: { staffFactor: true } });
  expect(await stepsOf(headers)).toBeNull();
  await db.setting.update({ where: { id: SETTINGS_ID }, data: { bankAccount: null, staffFactor: false } });
  expect(await stepsOf(headers)).toMatchObject({ BANK_ACCOUNT: false });
});

test("nobody else is told, nor anybody of a site that is old or a demonstration", async () => {
  const { session } = await createSignedIn({ roles: ["CONTENT", "FINANCE"] });
  expect(await stepsOf({ ...session.headers })).toBeNull();
  const superUser = await createSignedIn({ roles: ["SUPER"] });
  const headers = { ...superUser.session.headers };
  expect(await stepsOf(headers)).not.toBeNull();

  const demo = await createMember({ isDemo: true });
  expect(await stepsOf(headers)).toBeNull();
  await db.member.delete({ where: { id: demo.id } });
  const oldest = await db.member.findFirstOrThrow({ orderBy: { id: "asc" } });
  const createdAt = new Date(gateway().clock.now().getTime() - 61 * DAY);
  await db.member.update({ where: { id: oldest.id }, data: { createdAt } });
  expect(await stepsOf(headers)).toBeNull();
});
