// @module-tag long
// What the migration makes of people who were noted as there or absent before attendance was recorded by occasion.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { migrationsFolder, readMigrations } from "#prisma/migration-files.ts";
import { keyOfRow } from "#schema/programs/attendance/occasions.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { createOpenProgram } from "#tests/support/applying.ts";
import { useDatabase } from "#tests/support/database.ts";

useDatabase();

function migration(): string {
  const found = readMigrations(migrationsFolder).find(({ name }) =>
    name.endsWith("_attendance_noted_before"),
  );
  return readFileSync(join(migrationsFolder, found?.name ?? "", "migration.sql"), "utf8");
}

const NOTED_AT = new Date("2026-11-20T02:00:00Z");
const noted = (
  programId: number,
  state: "ATTENDED" | "NO_SHOW" | "CONFIRMED",
  more: Partial<Prisma.ApplicationUncheckedCreateInput> = {},
) =>
  db.application.create({
    data: {
      programId,
      name: "김응시",
      email: `${randomUUID()}@example.org`,
      amount: 0,
      state,
      moves: { create: { from: "CONFIRMED", to: state, createdAt: NOTED_AT } },
      ...more,
    },
  });

const recordsOf = async (applicationId: number) =>
  (
    await db.attendance.findMany({ where: { applicationId, isCurrent: true }, orderBy: { sequence: "asc" } })
  ).map((row) => `${keyOfRow(row)} ${row.state} ${row.at.toISOString()}`);

test("they have a record of each occasion at which they were expected, and who has one already has no other", async () => {
  const exam = await createOpenProgram({ kind: "KITEC", examParts: ["TRANSLATION", "INTERPRETATION"] });
  const paper = (part: "TRANSLATION" | "INTERPRETATION", position: number) =>
    db.examPaper.create({
      data: { programId: exam.id, part, position, nameKo: "1교시", startsAt: NOTED_AT, minutes: 60 },
    });
  const [first, second] = [await paper("TRANSLATION", 0), await paper("TRANSLATION", 1)];
  await paper("INTERPRETATION", 0);
  const course = await createOpenProgram({ kind: "WORKSHOP" });
  // Late in the evening of UTC: the day in Seoul is the next one.
  const days = [0, 7].map((later) => new Date(Date.parse("2026-11-01T16:00:00Z") + later * DAY));
  await db.programSession.createMany({
    data: days.map((startsAt, position) => ({
      programId: course.id,
      position,
      startsAt,
      titleKo: "강의",
      endsAt: new Date(startsAt.getTime() + HOUR),
    })),
  });
  const seminar = await createOpenProgram();
  const came = await noted(exam.id, "ATTENDED", { examPart: "TRANSLATION" });
  const absent = await noted(course.id, "NO_SHOW");
  const listener = await noted(seminar.id, "ATTENDED");
  const expected = await noted(seminar.id, "CONFIRMED");
  const recorded = await noted(seminar.id, "ATTENDED");
  const at = new Date("2026-11-21T02:00:00Z");
  await db.attendance.create({
    data: {
      device: "door",
      sequence: 1,
      applicationId: recorded.id,
      state: "PRESENT",
      at,
      recordedAt: at,
      isCurrent: true,
    },
  });
  await db.$executeRawUnsafe(migration());
  const moment = NOTED_AT.toISOString();
  expect(await recordsOf(came.id)).toEqual([first, second].map(({ id }) => `paper-${id} PRESENT ${moment}`));
  expect(await recordsOf(absent.id)).toEqual(
    ["2026-11-02", "2026-11-09"].map((day) => `day-${day} ABSENT ${moment}`),
  );
  expect(await recordsOf(listener.id)).toEqual([`program PRESENT ${moment}`]);
  expect(await recordsOf(expected.id)).toEqual([]);
  expect(await recordsOf(recorded.id)).toEqual([`program PRESENT ${at.toISOString()}`]);
});
