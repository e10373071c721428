// Many write to the audit log at once, each in a transaction of its own: the chain does not fork, and nobody is ended for it.
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { recordAudit } from "#schema/core/audit/record-audit.ts";
import { verifyAudit } from "#schema/core/audit/verify-audit.ts";
import { createMember } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();

test("writers that commit together are linked one after the other, whatever they locked before and after their entry", async () => {
  const members = await Promise.all([1, 2, 3, 4].map(() => createMember()));
  let begun = 0;
  const action = (index: number) =>
    db.$transaction(async (tx) => {
      begun += 1;
      const [first, second] = [members[index % 4], members[(index + 1) % 4]].toSorted(
        (one, other) => (one?.id ?? 0) - (other?.id ?? 0),
      );
      const touch = (id = 0) =>
        tx.member.update({ where: { id }, data: { version: { increment: 1 } }, select: { id: true } });
      await touch(first?.id);
      const entry = { action: "saveMember", subject: "member" as const, subjectId: index };
      await recordAudit(tx, { memberId: members[0]?.id ?? 0, now: gateway().clock.now() }, entry, entry);
      // A lock taken after the entry: with the chain's own held by then, two of these would stop each other.
      await touch(second?.id);
    });
  await Promise.all(Array.from({ length: 60 }, (_, index) => action(index)));
  expect(await verifyAudit()).toMatchObject({ entries: 120, fault: null });
  expect(begun).toBe(60);
});

test("writers that hold nothing else meet at the chain only: no link is taken twice", async () => {
  const { id: memberId } = await createMember();
  const before = await db.auditLink.count();
  const entry = { action: "saveMember", subject: "member" as const, subjectId: memberId };
  const write = () =>
    db.$transaction((tx) => recordAudit(tx, { memberId, now: gateway().clock.now() }, entry, entry, entry));
  await Promise.all(Array.from({ length: 200 }, write));
  expect(await verifyAudit()).toMatchObject({ entries: before + 600, fault: null });
});
