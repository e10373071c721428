// Turns the written-down demo programs into rows: dates from today, texts composed for their language.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { AttachmentSource } from "#prisma/seed/content/post-source.ts";
import type { ProgramSource, SessionSource } from "#prisma/seed/content/programs/program-source.ts";
import { DAY, MINUTE } from "#schema/validation/core/durations.ts";
import { inSeoul } from "#schema/validation/core/seoul.ts";
import { seoulTime } from "./dates.ts";
import type { DemoFiles } from "./demo-files.ts";
import { type Block, doc, toColumn } from "./document.ts";

/** Offices open applications and publish in the morning. */
const MORNING = 9 * 60;
/** How long after an exam its results are released. */
const RESULTS_AFTER = 14 * DAY;

type Row = Omit<Prisma.ProgramUncheckedCreateInput, "tagId" | "thumbnailId">;

/** A program's own columns and the parts that need no file. */
export function composeProgram(source: ProgramSource, now: Date): Row {
  const firstDay = midnightOn(now, source.day, source.weekday);
  const startsAt = after(firstDay, source.from);
  const endsAt = after(firstDay, source.to + (source.days ?? 0) * 24 * 60);
  const publishedAt = seoulTime(now, source.ago, MORNING);
  const resultsAt = new Date(endsAt.getTime() + RESULTS_AFTER);
  const { apply, cancelled } = source;
  const [titleKo, titleEn = null] = source.title;
  const [descriptionKo, descriptionEn = null] = source.description;
  const [locationKo, locationEn = null] = source.location;
  return {
    kind: source.kind,
    number: source.number ?? null,
    titleKo,
    titleEn,
    descriptionKo,
    descriptionEn,
    ...(source.ko ? { contentKo: compose(source.ko, "ko", publishedAt) } : {}),
    ...(source.en ? { contentEn: compose(source.en, "en", publishedAt) } : {}),
    koUpdatedAt: publishedAt,
    enUpdatedAt: titleEn === null ? null : publishedAt,
    startsAt,
    endsAt,
    locationKo,
    locationEn,
    applyFrom: apply ? seoulTime(now, -apply.from, MORNING) : null,
    applyTo: apply?.to === undefined ? null : seoulTime(now, -apply.to, 0),
    applyLink: source.applyLink ?? null,
    fee: source.fee ?? 0,
    enrollmentFee: source.enrollmentFee ?? null,
    capacity: source.capacity ?? null,
    seatsTaken: source.seatsTaken ?? 0,
    waitingList: source.waitingList ?? false,
    examParts: [...(source.exam?.parts ?? [])],
    languagePairs: [...(source.exam?.pairs ?? [])],
    sites: {
      create: (source.exam?.sites ?? []).map(({ name, address }, position) => ({
        position,
        nameKo: name[0],
        nameEn: name[1] ?? null,
        addressKo: address[0],
        addressEn: address[1] ?? null,
      })),
    },
    publishedAt,
    createdAt: publishedAt,
    resultsReleasedAt: source.kind === "KITEC" && resultsAt <= now ? resultsAt : null,
    cancelledAt: cancelled ? seoulTime(now, 1, MORNING) : null,
    cancelNoteKo: cancelled?.[0] ?? null,
    cancelNoteEn: cancelled?.[1] ?? null,
    prices: {
      create: (source.prices ?? []).map(({ label, grades = [], untilDay, amount }, position) => ({
        position,
        labelKo: label[0],
        labelEn: label[1] ?? null,
        grades: [...grades],
        until: untilDay === undefined ? null : seoulTime(now, -untilDay, 0),
        amount,
      })),
    },
    speakers: {
      create: (source.speakers ?? []).map(({ name, affiliation, talk }, position) => ({
        position,
        nameKo: name[0],
        nameEn: name[1] ?? null,
        affiliationKo: affiliation?.[0] ?? null,
        affiliationEn: affiliation?.[1] ?? null,
        talkKo: talk?.[0] ?? null,
        talkEn: talk?.[1] ?? null,
      })),
    },
  };
}

/** The files a program asks for, so that they are stored before any row is. */
export function attachmentsOf({ attachments = [], sessions = [] }: ProgramSource): AttachmentSource[] {
  return [...attachments, ...sessions.flatMap(({ handout }) => handout ?? [])];
}

/** Stores the programs. The files are there already (demo-posts.ts). */
export async function createDemoPrograms(
  tx: Tx,
  now: Date,
  files: DemoFiles,
  sources: readonly ProgramSource[],
): Promise<void> {
  const tags = new Map((await tx.programTag.findMany()).map(({ slug, id }) => [slug, id]));
  const stored = await tx.file.findMany({ select: { id: true, key: true } });
  const ids = new Map(stored.map(({ id, key }) => [key, id]));
  const idOf = (row: Prisma.FileCreateManyInput | undefined): number => {
    const id = row && ids.get(row.key);
    if (id === undefined) throw new Error("A file of a demo program was not stored");
    return id;
  };
  for (const source of sources) {
    const row = composeProgram(source, now);
    const tagId = source.tag === undefined ? null : tags.get(source.tag);
    if (tagId === undefined) throw new Error(`No program tag ${source.tag}`);
    const session = ({ from, to, title, by, isBreak, handout }: SessionSource, position: number) => ({
      position,
      startsAt: after(midnightOn(now, source.day, source.weekday), from),
      endsAt: after(midnightOn(now, source.day, source.weekday), to),
      titleKo: title[0],
      titleEn: title[1] ?? null,
      byKo: by?.[0] ?? null,
      byEn: by?.[1] ?? null,
      isBreak: isBreak ?? false,
      fileId: handout ? idOf(files.attachments.get(handout)) : null,
    });
    await tx.program.create({
      data: {
        ...row,
        tagId,
        thumbnailId: source.thumbnail ? idOf(files.pictures.get(source.thumbnail)) : null,
        sessions: { create: (source.sessions ?? []).map(session) },
        files: {
          create: (source.attachments ?? []).map((attachment, position) => ({
            position,
            fileId: idOf(files.attachments.get(attachment)),
          })),
        },
      },
    });
  }
}

/** Midnight in Seoul of a day, moved on to a weekday. */
function midnightOn(now: Date, day: number, weekday: number): Date {
  const earliest = seoulTime(now, -day, 0);
  const wait = (weekday - inSeoul(earliest).getUTCDay() + 7) % 7;
  return new Date(earliest.getTime() + wait * DAY);
}

const after = (midnight: Date, minutes: number) => new Date(midnight.getTime() + minutes * MINUTE);

function compose(blocks: readonly Block[], language: "ko" | "en", publishedAt: Date) {
  const image = () => {
    throw new Error("Demo programs hold no pictures in their texts");
  };
  return toColumn(doc({ language, publishedAt, image }, blocks));
}
