// Confirmed applicants get mails before a program and after it, each once, whatever the clock does.
import { beforeAll, beforeEach, expect, test } from "vitest";
import { programCalendar } from "#gateway/calendar/program-calendar.ts";
import { db } from "#prisma/client.ts";
import { readProgramForCalendar } from "#schema/programs/programs/calendar-programs.ts";
import { writeReminders } from "#schema/programs/reminders/write-reminders.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { answered, createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { createMember } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();
let person: Person;
let office: Person;

const seoul = (text: string) => new Date(`${text}+09:00`);
/** An evening whose day in Seoul is another one than in UTC. */
const STARTS = seoul("2031-05-16T07:00:00");
const MORNING_BEFORE = seoul("2031-05-15T09:00:00");
const WEEK_BEFORE = seoul("2031-05-09T09:00:00");
const LINK = "https://meet.example.org/secret";

beforeAll(async () => {
  person = await createPerson(gateway());
  office = await createPerson(gateway(), { roles: ["PROGRAM"] });
});
beforeEach(async () => {
  await db.mail.deleteMany();
  // Programs of the tests before are none of this one's.
  await db.program.updateMany({ data: { reminders: false } });
});

const create = (more: Parameters<typeof createOpenProgram>[0] = {}) =>
  createOpenProgram({
    fee: 0,
    startsAt: STARTS,
    endsAt: new Date(STARTS.getTime() + 2 * HOUR),
    publishedAt: new Date(Date.now() - DAY),
    joinLink: LINK,
    locationKo: "한빛관 304호",
    ...more,
  });
const mails = (kind: "PROGRAM_REMINDER" | "PROGRAM_FOLLOW_UP" = "PROGRAM_REMINDER") =>
  db.mail.findMany({ where: { kind }, orderBy: { id: "asc" } });

test("a week and a day before, in the morning in Seoul, with place, time, link and calendar file", async () => {
  const { id } = await create();
  answered(await person.apply(id));
  await writeReminders(new Date(WEEK_BEFORE.getTime() - 1));
  expect(await mails()).toEqual([]);
  await writeReminders(WEEK_BEFORE);
  await writeReminders(MORNING_BEFORE);
  const sent = await mails();
  expect(sent).toHaveLength(2);
  for (const { text, toAddress, calendarOfId } of sent) {
    expect(toAddress).toBe(person.email);
    expect(calendarOfId).toBe(id);
    expect(text).toContain("5월 16일");
    expect(text).toContain("한빛관 304호");
    expect(text).toContain(LINK);
  }
});

test("each once: two gateways at it, and a clock that goes back and forth", async () => {
  const { id } = await create();
  answered(await person.apply(id));
  await Promise.all([writeReminders(WEEK_BEFORE), writeReminders(WEEK_BEFORE)]);
  await writeReminders(MORNING_BEFORE);
  await writeReminders(WEEK_BEFORE);
  await writeReminders(new Date(STARTS.getTime() - 1));
  expect(await mails()).toHaveLength(2);
});

test("after a while without any gateway only the last mail is written, and none once it has begun", async () => {
  const first = await create();
  answered(await person.apply(first.id));
  await writeReminders(MORNING_BEFORE);
  expect(await mails()).toHaveLength(1);
  await writeReminders(WEEK_BEFORE);
  expect(await mails()).toHaveLength(1);
  const second = await create();
  answered(await person.apply(second.id));
  await writeReminders(STARTS);
  expect(await mails()).toHaveLength(1);
});

test("nobody who waits, has not paid, is cancelled or has withdrawn gets one, nor of a program that is off", async () => {
  for (const state of ["WAITLISTED", "AWAITING_PAYMENT", "CANCELLED", "WITHDRAWN", "OFFERED"] as const) {
    const { id } = await create();
    const { id: memberId, email } = await createMember();
    const waits = {
      ...(state === "WAITLISTED" || state === "OFFERED" ? { waitlistedAt: new Date() } : {}),
      ...(state === "OFFERED" ? { offeredUntil: STARTS } : {}),
      ...(state === "CANCELLED" ? { cancelReason: "OFFICE" as const } : {}),
    };
    const row = { programId: id, memberId, state, amount: 0, name: "가", email, ...waits };
    await db.application.create({ data: row });
  }
  for (const off of [{ reminders: false }, { cancelledAt: new Date() }, { deletedAt: new Date() }]) {
    const { id } = await create();
    answered(await person.apply(id));
    await db.program.update({ where: { id }, data: off });
  }
  await writeReminders(WEEK_BEFORE);
  await writeReminders(MORNING_BEFORE);
  await writeReminders(seoul("2031-05-17T09:00:00"));
  expect(await db.mail.count({ where: { kind: { in: ["PROGRAM_REMINDER", "PROGRAM_FOLLOW_UP"] } } })).toBe(0);
});

test("who is confirmed on the day of a mail, or notified of a new date then, is not written to again", async () => {
  const { id } = await create();
  const application = answered(await person.apply(id));
  await db.application.update({ where: { id: application.id }, data: { confirmedAt: WEEK_BEFORE } });
  await writeReminders(new Date(WEEK_BEFORE.getTime() + HOUR));
  expect(await mails()).toEqual([]);
  // It moves a week: on the morning before its new date there is a mail again.
  await writeReminders(MORNING_BEFORE);
  const startsAt = new Date(STARTS.getTime() + 7 * DAY);
  const [endsAt, movedAt] = [new Date(startsAt.getTime() + HOUR), new Date(MORNING_BEFORE.getTime() + HOUR)];
  await db.program.update({ where: { id }, data: { startsAt, endsAt } });
  const dates = { startsAt, endsAt, startsAtBefore: STARTS, endsAtBefore: STARTS };
  const moved = { programId: id, noteKo: "미룹니다.", answerUntil: startsAt, movedAt, notifiedAt: movedAt };
  await db.reschedule.create({ data: { ...dates, ...moved } });
  await writeReminders(movedAt);
  expect(await mails()).toHaveLength(1);
  await writeReminders(new Date(MORNING_BEFORE.getTime() + 7 * DAY));
  expect(await mails()).toHaveLength(2);
});

test("on the day after, who took part reads where material and certificate are; an absent one does not", async () => {
  const { id } = await create();
  const application = answered(await person.apply(id));
  const { id: memberId, email } = await createMember();
  const absent = { programId: id, memberId, state: "NO_SHOW", amount: 0, name: "가", email } as const;
  await db.application.create({ data: absent });
  await writeReminders(seoul("2031-05-16T23:00:00"));
  expect(await mails("PROGRAM_FOLLOW_UP")).toEqual([]);
  await writeReminders(seoul("2031-05-17T09:00:00"));
  await writeReminders(seoul("2031-05-18T09:00:00"));
  const [mail, ...others] = await mails("PROGRAM_FOLLOW_UP");
  expect(others).toEqual([]);
  expect(mail?.text).toContain(`{site}/my-account/applications/${application.id}`);
  // There is no file: nothing is promised.
  expect(mail?.text).not.toContain("행사 자료");
  expect(mail?.text).not.toContain(LINK);
});

test("no mail comes a week after an event from before there were any", async () => {
  const { id } = await create();
  answered(await person.apply(id));
  await writeReminders(seoul("2031-05-23T09:00:00"));
  expect(await mails("PROGRAM_FOLLOW_UP")).toEqual([]);
});

test("the days are settings, and without days there is no mail", async () => {
  const { id } = await create();
  answered(await person.apply(id));
  const names = { nameKo: "가", nameEn: "a", descriptionKo: "가", descriptionEn: "a" };
  const days = { ...names, programReminderDays: [] };
  await db.setting.upsert({ where: { id: 1 }, create: { id: 1, ...days }, update: days });
  await writeReminders(WEEK_BEFORE);
  expect(await mails()).toEqual([]);
  await db.setting.update({ where: { id: 1 }, data: { programReminderDays: [3] } });
  await writeReminders(seoul("2031-05-13T09:00:00"));
  expect(await mails()).toHaveLength(1);
  await db.setting.delete({ where: { id: 1 } });
});

test("the online link is for confirmed applicants and the office alone, and in no calendar of a visitor", async () => {
  const { id } = await create();
  const waiting = await createOpenProgram({ joinLink: LINK });
  const confirmed = answered(await person.apply(id)).id;
  const unpaid = answered(await person.apply(waiting.id)).id;
  const MINE = "{ myApplications { id joinLink } }";
  const link = async (of: number) => {
    const mine: { id: number; joinLink: string | null }[] = Object(
      (await person.ask(MINE)).data,
    ).myApplications;
    return mine.find(({ id: found }) => found === of)?.joinLink;
  };
  expect(await link(confirmed)).toBe(LINK);
  expect(await link(unpaid)).toBeNull();
  const cancel = 'mutation ($id: Id!) { cancelProgram(id: $id, version: 1, noteKo: "쉽니다.") { id } }';
  expect((await office.ask(cancel, { id })).errors).toEqual([]);
  expect(await link(confirmed)).toBeNull();
  const program = await readProgramForCalendar(waiting.id, new Date());
  if (!program) throw new Error("There is no program");
  const site = { publicUrl: "https://association.example", language: "KO" } as const;
  expect(programCalendar([program], "가", site)).not.toContain("meet.example.org");
});

/** A talk of a shown session, with slides that its author lets visitors see. */
async function addTalk(id: number, more: { slidesRemovedAt?: Date } = {}): Promise<void> {
  const call = { programId: id, opensAt: WEEK_BEFORE, closesAt: MORNING_BEFORE, isShown: true };
  const session = { position: 0, titleKo: "분과", room: "101호", startsAt: STARTS, minutes: 20 };
  await db.presentationCall.create({ data: { ...call, sessions: { create: session } } });
  const { id: sessionId } = await db.presentationSession.findFirstOrThrow({ where: { programId: id } });
  const file = {
    kind: "SLIDES",
    key: `slides-${id}`,
    name: "a.pdf",
    mimeType: "application/pdf",
    size: 1,
  } as const;
  const { id: slidesId } = await db.file.create({ data: file });
  const place = { sessionId, place: 0, slidesId, createdAt: WEEK_BEFORE };
  await db.presentation.create({
    data: { programId: id, state: "ORAL", ...place, slidesPublic: true, ...more },
  });
}

test("slides that visitors see are material, and somebody of a group without an account withdraws by the link of the mail", async () => {
  const { id } = await create();
  const group = {
    programId: id,
    payerName: "한국통번역대학원",
    contactEmail: "clerk@example.org",
    language: "KO",
  } as const;
  const { id: groupId } = await db.applicationGroup.create({ data: { ...group, createdAt: new Date() } });
  const email = "person-of-group@example.org";
  const application = await db.application.create({
    data: {
      programId: id,
      groupId,
      email,
      name: "가",
      amount: 0,
      state: "CONFIRMED",
      confirmedAt: new Date(),
    },
  });
  const token = { kind: "APPLICATION", applicationId: application.id, tokenHash: `reminder-${id}` } as const;
  await db.oneTimeToken.create({ data: { ...token, id: crypto.randomUUID(), expiresAt: STARTS } });
  await addTalk(id);
  await writeReminders(WEEK_BEFORE);
  const [before] = await mails();
  expect(before?.text).toContain("{link}");
  await writeReminders(seoul("2031-05-17T09:00:00"));
  const [after] = await mails("PROGRAM_FOLLOW_UP");
  expect(after?.text).toContain("행사 자료");
  expect(after?.text).toContain(`/seminar-details/${id}`);
});

test("slides that the office removed are no material", async () => {
  const { id } = await create();
  answered(await person.apply(id));
  await addTalk(id, { slidesRemovedAt: STARTS });
  await writeReminders(seoul("2031-05-17T09:00:00"));
  const [after] = await mails("PROGRAM_FOLLOW_UP");
  expect(after?.toAddress).toBe(person.email);
  expect(after?.text).not.toContain("행사 자료");
});
