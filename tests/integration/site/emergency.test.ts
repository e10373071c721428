// The emergency notice: who sees it and when, what the office writes, and that two editors never overwrite each other.
import { expect, test } from "vitest";
import { builtPages } from "#gateway/html/built-pages.ts";
import { db } from "#prisma/client.ts";
import { readContentState } from "#prisma/content-state.ts";
import { PUBLIC_MOMENTS } from "#schema/moments.ts";
import { HOUR } from "#schema/validation/core/durations.ts";
import { createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway({ pages: builtPages() });
const SAVE = `mutation ($version: Int, $input: EmergencyInput!) {
  saveEmergency(version: $version, input: $input) { version state }
}`;

const at = (milliseconds: number) => new Date(gateway().clock.now().getTime() + milliseconds).toISOString();
const notice = (given: object = {}) => ({
  isOn: true,
  level: "URGENT",
  textKo: "태풍으로 시험이 미뤄졌습니다.",
  textEn: "The exam is postponed because of the typhoon.",
  showsFrom: at(-HOUR),
  showsTo: at(HOUR),
  ...given,
});

async function office() {
  const { id: memberId, session } = await createSignedIn({ roles: ["CONTENT"] });
  const save = (version: number | null, given: object = {}) =>
    askGraphql(gateway(), SAVE, { variables: { version, input: notice(given) }, headers: session.headers });
  return { memberId, save };
}

const pageOf = async (path: string) => (await gateway().request(path)).text();

test("is on every public page in its language while it is on and its time is, and no longer", async () => {
  const { save } = await office();
  expect(await pageOf("/notice/list")).not.toContain(`data-emergency="`);
  expect((await save(null)).data).toEqual({ saveEmergency: { version: 1, state: "LIVE" } });
  for (const path of ["/", "/notice/list", "/login"]) {
    expect(await pageOf(path), path).toContain("태풍으로 시험이 미뤄졌습니다.");
    expect(await pageOf(`/en${path === "/" ? "" : path}`), path).toContain(
      "postponed because of the typhoon",
    );
  }
  expect(await pageOf("/")).toContain('data-emergency="1"');
  const { coming } = await readContentState(gateway().clock.now(), PUBLIC_MOMENTS);
  const row = await db.emergencyNotice.findFirstOrThrow();
  expect(coming).toContain(row.showsTo.getTime());
  gateway().clock.advance(1.5 * HOUR);
  expect(Object((await askGraphql(gateway(), "{ emergency { version } }")).data)).toEqual({
    emergency: null,
  });
  gateway().clock.advance(-1.5 * HOUR);
  expect((await save(1, { isOn: false })).data).toEqual({ saveEmergency: { version: 2, state: "OFF" } });
  expect(await pageOf("/")).not.toContain("태풍으로");
  await db.emergencyNotice.deleteMany();
});

test("what does not hold is told by field", async () => {
  const { save } = await office();
  const fieldsOf = async (given: object) => (await save(null, given)).errors[0]?.extensions?.fields;
  expect(await fieldsOf({ textKo: " ", textEn: "" })).toEqual({ textKo: ["REQUIRED"], textEn: ["REQUIRED"] });
  expect(await fieldsOf({ showsTo: at(-2 * HOUR) })).toEqual({ showsTo: ["DATES_REVERSED"] });
  expect(await fieldsOf({ href: "javascript:alert(1)", linkKo: "가", linkEn: "a" })).toEqual({
    href: ["HREF_INVALID"],
  });
  expect(await fieldsOf({ href: "/kitec" })).toEqual({ linkKo: ["REQUIRED"], linkEn: ["REQUIRED"] });
  expect(await db.emergencyNotice.count()).toBe(0);
});

test("two first ones at once, and two saves of one version: one wins, the other meets a conflict; the log tells", async () => {
  const { memberId, save } = await office();
  const codes = async (asked: readonly Promise<{ readonly code: string | null }>[]) =>
    (await Promise.all(asked)).map(({ code }) => code ?? "SAVED").sort();
  expect(await codes([save(null), save(null)])).toEqual(["CONFLICT", "SAVED"]);
  expect(await codes([save(1, { level: "NOTICE" }), save(1, { level: "WARNING" })])).toEqual([
    "CONFLICT",
    "SAVED",
  ]);
  const lines = await db.auditEntry.findMany({ where: { subject: "emergency", actorId: memberId } });
  expect(lines).toHaveLength(2);
  await db.emergencyNotice.deleteMany();
});
