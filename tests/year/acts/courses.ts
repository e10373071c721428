// A course of some days: members apply, each day is checked in, and who was there often enough gets a certificate of completion.
import { randomUUID } from "node:crypto";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { acknowledge, act, type World, type YearCourse } from "#tests/year/world.ts";
import { OfficeCheckInDocument, SendAttendanceDocument } from "#web/gql/check-in.ts";
import { IssueCertificatesDocument, SaveCompletionRuleDocument } from "#web/gql/completion.ts";
import { CreateProgramDocument } from "#web/gql/program-office.ts";

const DAYS = 3;
const BEGINS_AFTER = 5;

export async function openCourse(world: World): Promise<void> {
  const { now, office } = world;
  const day = (index: number) => new Date(now.getTime() + (BEGINS_AFTER + index) * DAY);
  const after = (date: Date) => new Date(date.getTime() + 2 * HOUR).toISOString();
  const sessions = Array.from({ length: DAYS }, (_, index) => ({
    startsAt: day(index).toISOString(),
    endsAt: after(day(index)),
    titleKo: `${index + 1}강`,
    titleEn: `Lesson ${index + 1}`,
  }));
  const input = {
    kind: "WORKSHOP",
    publishNow: true,
    fee: 0,
    capacity: 20,
    sessions,
    startsAt: day(0).toISOString(),
    endsAt: after(day(DAYS - 1)),
    applyFrom: now.toISOString(),
    applyTo: day(0).toISOString(),
    ko: { title: "통역 강좌", location: "서울" },
    en: { title: "Interpreting course" },
  };
  const answer = await act(world, office.programs, "open a course", CreateProgramDocument, {
    input,
    requestKey: randomUUID(),
  });
  const id = Number(Object(answer?.createProgram).id);
  acknowledge(world, { table: "programs", id, version: 1 });
  const rule = { attendancePercent: 60, needsAssignment: false, needsPayment: false };
  await act(world, office.programs, "save a rule", SaveCompletionRuleDocument, {
    programId: id,
    version: null,
    rule,
  });
  world.courses.push({ id, applyTo: day(0), startsAt: day(0), isRecorded: true, openedAt: now });
}

/** Of one day of it: one in four is absent. @param index the first is 0 */
async function checkInDay(world: World, { id: programId }: YearCourse, index: number): Promise<void> {
  const { programs } = world.office;
  const answer = await act(world, programs, "open the door", OfficeCheckInDocument, {
    programId,
    language: "KO",
    after: null,
  });
  const { people = [], occasions = [] } = Object(answer?.checkIn);
  const sentAt = world.now.toISOString();
  const records = people.map(({ id: applicationId }: { id: number }, place: number) => ({
    sequence: index * 100 + place,
    applicationId,
    occasion: occasions[index]?.key,
    at: sentAt,
    state: world.random.oneIn(4) ? "ABSENT" : "PRESENT",
  }));
  if (records.length === 0) return;
  await act(world, programs, "check in", SendAttendanceDocument, {
    programId,
    batch: { device: `phone-${programId}-door`, sentAt, records },
  });
}

/** What is due of a course on a day. */
export async function holdCourse(world: World, course: YearCourse): Promise<void> {
  const index = Math.round((world.now.getTime() - course.startsAt.getTime()) / DAY);
  if (index >= 0 && index < DAYS) await checkInDay(world, course, index);
  if (index === DAYS)
    await act(world, world.office.programs, "issue completion", IssueCertificatesDocument, {
      programId: course.id,
    });
}
