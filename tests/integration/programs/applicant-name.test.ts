// The name in Latin letters on certificates: the application's, else that of the account.
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { findAttendanceFacts } from "#schema/programs/completion/find-program-facts.ts";
import { findExamFacts } from "#schema/programs/exams/find-exam-facts.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { createPerson } from "#tests/support/applying.ts";
import { createProgram } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();

test.each([
  ["the application's own", { name: "한가온", nameEn: "Gaon Han" }, "Gaon Han"],
  ["that of the account of the same person", { name: "한가온", nameEn: null }, "Ga-on Han"],
  ["none for somebody else than the account's owner", { name: "서다온", nameEn: null }, null],
])("%s", async (_, names, expected) => {
  const now = gateway().clock.now();
  const person = await createPerson(gateway());
  await db.member.update({
    where: { id: person.id },
    data: { name: "한가온", givenName: "Ga-on", familyName: "Han" },
  });
  const startsAt = new Date(now.getTime() - 30 * DAY);
  const dates = { startsAt, endsAt: new Date(startsAt.getTime() + HOUR) };
  const attended = async (kind: "KITEC" | "WORKSHOP") => {
    const program = await createProgram({ kind, ...dates, resultsReleasedAt: new Date(now.getTime() - DAY) });
    return await db.application.create({
      data: {
        programId: program.id,
        memberId: person.id,
        state: "ATTENDED",
        amount: 0,
        verdict: "PASSED",
        ...names,
        email: person.email,
        examNumber: kind === "KITEC" ? "T-0001" : null,
      },
    });
  };
  const [exam, workshop] = [await attended("KITEC"), await attended("WORKSHOP")];
  expect((await findExamFacts(db, [exam.id], now)).get(exam.id)?.nameInLatin).toBe(expected);
  expect((await findAttendanceFacts(db, [workshop.id])).get(workshop.id)?.nameInLatin).toBe(expected);
});
