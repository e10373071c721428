// Defines what is needed at a door, for the office and for the person who holds a link: who is expected,
// where, and what is recorded. Nothing else of the people.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import type { Context } from "#schema/context.ts";
import { fileUrl } from "#schema/core/files/file.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, lineIn, toLocalizedText } from "#schema/core/shared/localized.ts";
import { rows } from "#schema/cost.ts";
import { ExamPartRef, LanguagePairRef } from "#schema/programs/programs/exam.ts";
import { ProgramKindRef } from "#schema/programs/programs/program-kind.ts";
import { CONFIRMED_STATES } from "#schema/validation/programs/application-state.ts";
import { takesWalkIns, walkInPrice } from "./add-walk-in.ts";
import { AttendanceStateRef } from "./attendance-enums.ts";
import { beforeMisconductLoader, type Recorded } from "./before-misconduct.ts";
import { keyOfRow, type ProgramOccasion, readOccasions } from "./occasions.ts";

/** People of one page: what an anonymous visitor may ask for at a time (schema/cost.ts). */
const PEOPLE_AT_ONCE = 50;
/** Occasions of one person that are counted in the cost; they come with the page of people, in one statement. */
const RECORDS_COUNTED = 2;

const program = {
  select: { id: true, kind: true, titleKo: true, titleEn: true, startsAt: true, endsAt: true, fee: true },
} as const;
type CheckInProgram = Prisma.ProgramGetPayload<typeof program>;

/** The program whose people are checked in; null where it is not there. */
export const readCheckIn = (programId: number): Promise<CheckInProgram | null> =>
  db.program.findFirst({ ...program, where: { id: programId, deletedAt: null } });

const OccasionRef = builder.objectRef<ProgramOccasion>("AttendanceOccasion").implement({
  description: "A paper of an exam, a day of a course, or the program as a whole.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "`paper-12`, `day-2026-12-01` or `program`." }),
    part: t.expose("part", {
      type: ExamPartRef,
      nullable: true,
      description: "For whom; null: for everybody.",
    }),
    startsAt: t.expose("startsAt", { type: "DateTime" }),
    name: t.field({
      type: LocalizedTextRef,
      nullable: true,
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ nameKo, nameEn }, { language }) => lineIn(nameKo, nameEn, language),
    }),
  }),
});

const room = { include: { site: { select: { nameKo: true, nameEn: true } } } } as const;

const RoomRef = builder.objectRef<Prisma.ExamRoomGetPayload<typeof room>>("CheckInRoom").implement({
  description: "A room of an exam.",
  fields: (t) => {
    const args = { language: t.arg({ type: LanguageRef, required: true }) };
    return {
      id: t.expose("id", { type: "Id" }),
      name: t.field({
        type: LocalizedTextRef,
        args,
        resolve: ({ nameKo, nameEn }, { language }) => toLocalizedText(nameKo, nameEn, language),
      }),
      site: t.field({
        type: LocalizedTextRef,
        args,
        resolve: ({ site }, { language }) => toLocalizedText(site.nameKo, site.nameEn, language),
      }),
    };
  },
});

const person = {
  select: {
    id: true,
    programId: true,
    name: true,
    nameEn: true,
    examNumber: true,
    examPart: true,
    languagePair: true,
    roomId: true,
    seatNumber: true,
    state: true,
    photo: { select: { key: true, name: true, revision: true } },
    attendances: { where: { isCurrent: true } },
  },
} as const;
type Person = Prisma.ApplicationGetPayload<typeof person>;

type Attendance = Person["attendances"][number];
interface CurrentAttendance extends Attendance {
  readonly before: Recorded | null;
}

const RecordRef = builder.objectRef<CurrentAttendance>("AttendanceRecord").implement({
  description: "What counts of one person on one occasion.",
  fields: (t) => ({
    occasion: t.string({ resolve: keyOfRow }),
    state: t.expose("state", {
      type: AttendanceStateRef,
      nullable: true,
      description: "Null: it was undone.",
    }),
    seat: t.exposeString("seat", {
      nullable: true,
      description: "Where the person sits, if elsewhere than assigned.",
    }),
    note: t.exposeString("note", { nullable: true, description: "What is said of misconduct." }),
    stateBefore: t.field({
      type: AttendanceStateRef,
      nullable: true,
      description: "What counted before misconduct, and counts again when it is undone; null: nothing.",
      resolve: ({ before }) => before?.state ?? null,
    }),
    seatBefore: t.string({ nullable: true, resolve: ({ before }) => before?.seat ?? null }),
    at: t.expose("at", { type: "DateTime" }),
    device: t.exposeString("device"),
    sequence: t.exposeInt("sequence"),
  }),
});

const tokenIn = (address: string) => new URL(address).searchParams.get("t") ?? "";

const PersonRef = builder.objectRef<Person>("CheckInPerson").implement({
  description: "Somebody who is expected.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id", description: "Of the application." }),
    name: t.exposeString("name"),
    nameEn: t.exposeString("nameEn", { nullable: true }),
    number: t.exposeString("examNumber", { nullable: true }),
    part: t.expose("examPart", { type: ExamPartRef, nullable: true }),
    pair: t.expose("languagePair", { type: LanguagePairRef, nullable: true }),
    roomId: t.expose("roomId", { type: "Id", nullable: true }),
    seat: t.exposeString("seatNumber", { nullable: true }),
    isConfirmed: t.boolean({
      description: "False while the payment is awaited: nothing can be recorded.",
      resolve: ({ state }) => CONFIRMED_STATES.some((one) => one === state),
    }),
    ticket: t.string({
      description: "What the QR code of the admission slip or the ticket holds behind `?t=`.",
      resolve: ({ id }, _args, { slips }) => tokenIn(slips.addressOf(id)),
    }),
    photoUrl: t.string({
      nullable: true,
      description: "Opens for an hour or two.",
      resolve: ({ photo, programId }, _args, { passes, clock }) =>
        photo && `${fileUrl(photo)}?t=${encodeURIComponent(passes.issueForDoor(programId, clock.now()))}`,
    }),
    records: t.field({
      type: [RecordRef],
      complexity: rows(RECORDS_COUNTED),
      resolve: ({ attendances }, _args, context) =>
        Promise.all(
          attendances.map(async (record) => ({
            ...record,
            before: record.state === "MISCONDUCT" ? await beforeMisconductLoader(context).load(record) : null,
          })),
        ),
    }),
  }),
});

const expected = (programId: number): Prisma.ApplicationWhereInput => ({
  programId,
  state: { in: [...CONFIRMED_STATES, "AWAITING_PAYMENT"] },
});

export const CheckInRef = builder.objectRef<CheckInProgram>("CheckIn").implement({
  description: "The people expected at a program, as they are checked in.",
  fields: (t) => ({
    programId: t.expose("id", { type: "Id" }),
    kind: t.expose("kind", { type: ProgramKindRef }),
    title: t.field({
      type: LocalizedTextRef,
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ titleKo, titleEn }, { language }) => toLocalizedText(titleKo, titleEn, language),
    }),
    startsAt: t.expose("startsAt", { type: "DateTime" }),
    endsAt: t.expose("endsAt", { type: "DateTime" }),
    walkInPrice: t.int({
      nullable: true,
      description:
        "What somebody pays who applies at the door; null where nobody can: for an exam, and on other days.",
      resolve: (program, _args, { clock }: Context) =>
        takesWalkIns(program, clock.now()) ? walkInPrice(db, program, clock.now()) : null,
    }),
    readAt: t.field({ type: "DateTime", resolve: (_program, _args, { clock }: Context) => clock.now() }),
    occasions: t.field({
      type: [OccasionRef],
      resolve: async ({ id }) => [...(await readOccasions(db, id))],
    }),
    rooms: t.field({
      type: [RoomRef],
      resolve: ({ id }) =>
        db.examRoom.findMany({
          ...room,
          where: { site: { programId: id } },
          orderBy: [{ site: { position: "asc" } }, { position: "asc" }],
        }),
    }),
    people: t.field({
      type: [PersonRef],
      description: `The next ${PEOPLE_AT_ONCE} in the order of their ids.`,
      complexity: rows(PEOPLE_AT_ONCE),
      args: { after: t.arg({ type: "Id" }) },
      resolve: ({ id }, { after }) =>
        db.application.findMany({
          ...person,
          where: { ...expected(id), id: { gt: after ?? 0 } },
          orderBy: { id: "asc" },
          take: PEOPLE_AT_ONCE,
        }),
    }),
  }),
});
