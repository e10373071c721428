import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { createMember, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import type { Ask } from "#tests/support/writing.ts";

const gateway = useGateway();
let ask: Ask;
const AUDIT =
  "query ($filter: AuditFilter!, $page: Int!) { auditEntries(filter: $filter, page: $page, size: 20) { totalCount exactCount items { action actorName before after address } } }";
const actionsOf = async (filter: object) =>
  Object((await ask(AUDIT, { filter, page: 1 })).data).auditEntries.items.map(
    ({ action }: { action: string }) => action,
  );

beforeAll(async () => {
  const { session } = await createSignedIn({ roles: ["SUPER"] });
  ask = (query, variables = {}) =>
    askGraphql(gateway(), query, { variables, headers: { ...session.headers } });
  const seo = await createMember({ name: "서이음", roles: ["MEMBER"] });
  const kim = await createMember({ name: "김하늘", roles: ["FINANCE"] });
  const at = (day: string) => new Date(`${day}T12:00:00+09:00`);
  await db.auditEntry.createMany({
    data: [
      {
        actorId: seo.id,
        action: "changeMemberGrade",
        subject: "member",
        subjectId: 7,
        before: { grade: "GENERAL" },
        after: { grade: "REGULAR" },
        address: "192.0.2.1",
        createdAt: at("2026-03-01"),
      },
      {
        actorId: kim.id,
        action: "bookPayment",
        subject: "payment",
        subjectId: 7,
        createdAt: at("2026-03-02"),
      },
      {
        actorId: null,
        action: "expirePayment",
        subject: "payment",
        subjectId: 8,
        createdAt: at("2026-03-03"),
      },
    ],
  });
});

test("the log is read newest first, with what was there and what is", async () => {
  const { data } = await ask(AUDIT, { filter: {}, page: 1 });
  expect(data).toMatchObject({ auditEntries: { totalCount: 3, exactCount: 3 } });
  expect(Object(data).auditEntries.items).toMatchObject([
    { action: "expirePayment", actorName: null, before: null },
    { action: "bookPayment", actorName: "김하늘" },
    {
      action: "changeMemberGrade",
      actorName: "서이음",
      before: { grade: "GENERAL" },
      after: { grade: "REGULAR" },
      address: "192.0.2.1",
    },
  ]);
});

test("it is narrowed by who, what, about what and when, several at once", async () => {
  expect(await actionsOf({ actor: "이음" })).toEqual(["changeMemberGrade"]);
  expect(await actionsOf({ actor: "x" })).toEqual([]);
  expect(await actionsOf({ subject: ["payment"] })).toEqual(["expirePayment", "bookPayment"]);
  expect(await actionsOf({ action: ["bookPayment"] })).toEqual(["bookPayment"]);
  expect(await actionsOf({ days: { from: "2026-03-02", to: "2026-03-02" } })).toEqual(["bookPayment"]);
});
