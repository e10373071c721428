// The privacy policy says what the site holds of people, for what and how long, because it is made of the rules themselves.
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { pageVersions } from "#prisma/seed/content/pages.ts";
import { MEMBER_REFERENCES } from "#schema/people/members/member-references.ts";
import { renewPrivacyPolicy } from "#schema/site/pages/renew-privacy-policy.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { LOCAL_DRAFT_DAYS } from "#schema/validation/core/limits.ts";
import { RETENTION_DAYS } from "#schema/validation/overview/retention.ts";
import { PERSONAL_DATA } from "#schema/validation/people/personal-data.ts";
import { createMember, createSession } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { messagesOf } from "#tests/support/messages.ts";

const gateway = useGateway();
const FIRST = new Date("2026-11-20T00:00:00Z");

const policy = (dormantMonths: number | null = null) => {
  const found = pageVersions(FIRST, dormantMonths).find(({ key }) => key === "PRIVACY_POLICY");
  if (!found) throw new Error("A new site has a privacy policy");
  return found;
};

/** Columns that hold somebody's address, number or name, whether or not there is an account. */
const PERSONAL =
  "^(email|email_key|to_address|payer_email|payer_name|depositor_name|phone_number|orcid|refund_account)$";

test("every table that holds something of people has a purpose", async () => {
  const columns = await db.$queryRaw<{ name: string }[]>`
    SELECT DISTINCT table_name AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name ~ ${PERSONAL}`;
  const own = Object.entries(MEMBER_REFERENCES).filter(([, rule]) => rule !== "ACTION");
  const holding = [...columns.map(({ name }) => name), ...own.map(([key]) => key.split(".")[0] ?? "")];
  const known: ReadonlySet<string> = new Set(Object.values(PERSONAL_DATA).flat());
  // The association's own address.
  const missing = [...new Set(holding)].filter((name) => !known.has(name) && name !== "settings");
  expect(missing).toEqual([]);
});

/**
 * Tables without anything of people but who of the office wrote them, which the row of the office's rights
 * tells of. A new table is here or in PERSONAL_DATA.
 */
const NOBODY_IN =
  `article_downloads article_former_files attachments audit_checks audit_links backups banners closed_months completion_rules
  content_version document_years door_links dues_runs duplicate_searches emergency_notices exam_criteria exam_papers exam_releases
  exam_rooms exam_seats exam_sessions faqs goals grade_dues journal_issues journal_settings mail_templates member_days member_months
  moved_in page_entries page_figures page_versions payment_months pledge_texts popup_days popups post_figures presentation_calls
  presentation_sessions previews program_figures program_files program_prices program_sites program_tags programs redirects
  retention_runs roster_layouts saved_version_files settings statement_layouts statement_uploads submission_years tags terms`.split(
    /\s+/,
  );

test("every table has a purpose, or holds nothing of people", async () => {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND table_name NOT LIKE '\\_%'`;
  const purposes: readonly string[] = Object.values(PERSONAL_DATA).flat();
  const known = new Set([...purposes, ...NOBODY_IN]);
  expect(tables.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  const names = new Set(tables.map(({ name }) => name));
  expect([...known].filter((name) => !names.has(name))).toEqual([]);
  expect(NOBODY_IN.filter((name) => purposes.includes(name))).toEqual([]);
});

test("it says what a browser stores of typed text, and for how many days", () => {
  expect(JSON.stringify(policy().contentEn)).toContain(`for up to ${LOCAL_DRAFT_DAYS} days`);
  expect(JSON.stringify(policy().contentKo)).toContain(`최대 ${LOCAL_DRAFT_DAYS}일`);
});

test.each(["ko", "en"] as const)("every purpose has a row, and every period is told (%s)", (language) => {
  const text = JSON.stringify(language === "ko" ? policy(12).contentKo : policy(12).contentEn);
  const said = messagesOf(language);
  for (const purpose of Object.keys(PERSONAL_DATA)) {
    expect(text).toContain(JSON.stringify(said[`privacy.purpose.${purpose}`]).slice(1, -1));
  }
  const periods = Object.keys(PERSONAL_DATA).map((purpose) => said[`privacy.period.${purpose}`]);
  const untold = Object.keys(RETENTION_DAYS).filter(
    (purpose) => !periods.some((period) => period?.includes(`{${purpose}}`)),
  );
  expect(untold).toEqual([]);
  expect(text).not.toMatch(/\{[A-Z_]+\}|12시간|2시간|12 hours|2 hours/);
});

test("a policy of an earlier release gets a new version thirty days ahead, and members are asked once it counts", async () => {
  const { clock } = gateway();
  const former = {
    ...policy(),
    contentKo: { type: "doc", content: [] },
    contentEn: { type: "doc", content: [] },
  };
  await db.pageVersion.create({ data: former });
  const { id } = await createMember();
  const agreed = { memberId: id, kind: "PRIVACY", granted: true, pageVersion: 1, language: "KO" } as const;
  await db.consent.create({ data: agreed });
  const asked = async () => {
    const { headers } = await createSession(id, clock);
    const { data } = await askGraphql(gateway(), "{ myAccount { textsToAgree { kind version } } }", {
      headers,
    });
    return Object(data).myAccount.textsToAgree;
  };
  const now = clock.now();
  expect(await renewPrivacyPolicy(now)).not.toBeNull();
  expect(await renewPrivacyPolicy(now)).toBeNull();
  const versions = await db.pageVersion.findMany({
    where: { key: "PRIVACY_POLICY" },
    orderBy: { number: "asc" },
  });
  expect(versions.map(({ number }) => number)).toEqual([1, 2]);
  expect(versions[1]?.effectiveAt.getTime()).toBe(now.getTime() + 30 * DAY);
  expect(await asked()).toEqual([]);
  clock.advance(30 * DAY);
  expect(await asked()).toEqual([{ kind: "PRIVACY", version: 2 }]);
});

test("a policy that the office wrote is left alone", async () => {
  const { id } = await createMember({ roles: ["SUPER"] });
  await db.pageVersion.updateMany({ data: { createdById: id, contentKo: { type: "doc", content: [] } } });
  expect(await renewPrivacyPolicy(gateway().clock.now())).toBeNull();
});
