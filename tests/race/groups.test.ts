// Institutions that apply at the same moment, on connections of their own: the seats of each are taken together or not at all.
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { answered, createPerson, expectSound } from "#tests/support/applying.ts";
import { createOpenExam } from "#tests/support/exams.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { applyForGroup, groupOf, WITHDRAW_FROM_GROUP } from "#tests/support/groups.ts";
import { BOOK, expectSoundPayment } from "#tests/support/paying.ts";

const gateway = useGateway();
const EACH = 30_000;
const ROUNDS = 5;

test("two groups for the last seats at two sites, in opposite order: one has all of its seats, the other none", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id: programId } = await createOpenExam([3, 3]);
    const contacts = [await createPerson(gateway()), await createPerson(gateway())];
    const [one, two] = [{ site: "고사장 1" }, { site: "고사장 2" }];
    const sheets = [
      [...groupOf(2, one), ...groupOf(2, two)],
      [...groupOf(2, two), ...groupOf(2, one)],
    ];
    const replies = await Promise.all(
      contacts.map((contact, at) =>
        applyForGroup(contact, { programId, rows: sheets[at] ?? [], each: EACH }),
      ),
    );
    expect(replies.map(({ code }) => code ?? "done").toSorted()).toEqual(["PROGRAM_FULL", "done"]);
    expect(await db.application.count({ where: { programId } })).toBe(4);
    await expectSound(programId);
  }
});

test("somebody is withdrawn while the money is booked: whichever comes first, sums and seats agree", async () => {
  const finance = await createPerson(gateway(), { roles: ["FINANCE"] });
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id: programId } = await createOpenExam([3]);
    const contact = await createPerson(gateway());
    const made = await applyForGroup(contact, { programId, rows: groupOf(3), each: EACH });
    const group = answered(made, "applyForGroup");
    const people = [group.people[0].id];
    const asked = { id: group.payment.id, version: group.payment.version, amount: 3 * EACH, reason: "통장" };
    await Promise.all([
      finance.ask(BOOK, asked),
      contact.ask(WITHDRAW_FROM_GROUP, { id: group.id, people, account: "국민 1" }),
    ]);
    await expectSound(programId);
    await expectSoundPayment(group.payment.id);
    const payment = await db.payment.findUniqueOrThrow({ where: { groupId: group.id } });
    expect(["PAID", "REFUND_REQUESTED", "PENDING"]).toContain(payment.state);
    if (payment.state === "REFUND_REQUESTED") expect(payment.refundDue).toBe(EACH);
  }
});
