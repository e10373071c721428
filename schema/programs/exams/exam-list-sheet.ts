// Room lists, name cards and attendance sheets of a session, as they are set (gateway/documents/exam.typ).
// They are the office's, in Korean.
import type { Tx } from "#prisma/client.ts";
import type { File, Setting } from "#prisma/generated/client.ts";
import { type PrintedWord, pairIn, partIn, wordsIn } from "#schema/core/documents/document-line.ts";
import { DomainError } from "#schema/errors.ts";
import { partsOf, rowsOfPart } from "#schema/validation/core/print-parts.ts";
import { EXAM_LIST_MAX, type ExamListKind } from "#schema/validation/programs/exam-prints.ts";
import { SEATED_STATES } from "#schema/validation/programs/exam-seats.ts";

interface ListedExaminee {
  readonly number: string;
  readonly name: string;
  readonly part: string;
  readonly seat: string;
  /** Where nothing beside it says what it is: "좌석 17번"; empty without a seat. */
  readonly seatWords: string;
  /** By the id of the application; empty where there is none. */
  readonly photo: string;
}

export interface ExamListSheet {
  readonly kind: ExamListKind;
  readonly lang: "ko";
  readonly title: string;
  readonly subtitle: string;
  readonly association: string;
  readonly heads: readonly string[];
  readonly rooms: readonly {
    readonly name: string;
    readonly count: string;
    readonly people: readonly ListedExaminee[];
  }[];
}

interface ExamList {
  readonly sheet: ExamListSheet;
  readonly count: number;
  readonly photos: ReadonlyMap<string, File>;
}

const say = (id: PrintedWord) => wordsIn("KO", id);
const HEADS: Readonly<Record<ExamListKind, readonly PrintedWord[]>> = {
  ROOMS: ["printed.line.examNumber", "printed.line.name", "printed.line.part", "printed.slip.seatNumber"],
  CARDS: [],
  ATTENDANCE: [
    "printed.slip.photo",
    "printed.line.examNumber",
    "printed.line.name",
    "printed.line.part",
    "printed.slip.seatNumber",
    "printed.list.signature",
  ],
};

const SEOUL = { timeZone: "Asia/Seoul" } as const;
const DAY = new Intl.DateTimeFormat("ko-KR", { ...SEOUL, dateStyle: "full" });
const CLOCK = new Intl.DateTimeFormat("en-GB", { ...SEOUL, timeStyle: "short" });

const columns = {
  photo: true,
  room: { select: { nameKo: true, position: true } },
  site: { select: { nameKo: true, position: true } },
} as const;

const readPeople = (tx: Tx, programId: number) =>
  tx.application.findMany({
    where: { programId, state: { in: [...SEATED_STATES, "NO_SHOW"] }, examNumber: { not: null } },
    include: columns,
    orderBy: [{ site: { position: "asc" } }, { room: { position: "asc" } }, { examNumber: "asc" }],
  });
type Row = Awaited<ReturnType<typeof readPeople>>[number];

const toListed = (row: Row): ListedExaminee => ({
  number: row.examNumber ?? "",
  name: row.name,
  part: [row.examPart && partIn("KO", row.examPart), row.languagePair && pairIn("KO", row.languagePair)]
    .filter(Boolean)
    .join(" · "),
  seat: row.seatNumber ?? "",
  seatWords: row.seatNumber ? say("printed.slip.seat").replace("{seat}", row.seatNumber) : "",
  photo: row.photo ? String(row.id) : "",
});

/** Seats are numbers mostly: 2 comes before 10. */
const bySeat = (one: ListedExaminee, other: ListedExaminee) =>
  Number(one.seat) - Number(other.seat) || one.number.localeCompare(other.number);

/** By site and start, so that what is needed first is on top; rooms stay in their order, and who has no room comes last. */
const inPrintedOrder = (rows: readonly Row[], startOf: (row: Row) => Date): readonly Row[] =>
  rows.toSorted(
    (one, other) =>
      Number(one.room === null) - Number(other.room === null) ||
      (one.site?.position ?? 0) - (other.site?.position ?? 0) ||
      startOf(one).getTime() - startOf(other).getTime(),
  );

interface ExamListRequest {
  readonly programId: number;
  readonly kind: ExamListKind;
  readonly part?: number;
}

/**
 * The list of a session, a page or more for each room and time at which people begin there; who has no room
 * is on the last one. A long list is several files; a room says in each how many it has in all of them.
 * @param most people of one file
 * @throws DomainError NOT_FOUND; MOVE_REFUSED where nobody has a number, or the list has no such part
 */
export async function readExamList(
  tx: Tx,
  { programId, kind, part = 1 }: ExamListRequest,
  { nameKo }: Pick<Setting, "nameKo">,
  most = EXAM_LIST_MAX,
): Promise<ExamList> {
  const program = await tx.program.findFirst({
    where: { id: programId, kind: "KITEC", deletedAt: null },
    select: {
      titleKo: true,
      startsAt: true,
      examPapers: { select: { part: true, startsAt: true }, orderBy: { startsAt: "asc" } },
    },
  });
  if (!program) throw new DomainError("NOT_FOUND");
  const all = await readPeople(tx, programId);
  const startOf = ({ examPart }: Row) =>
    (program.examPapers.find(({ part }) => part === examPart) ?? program).startsAt;
  const headingOf = (row: Row) => {
    const { room, site } = row;
    const name = room ? [site?.nameKo, room.nameKo].filter(Boolean).join(" ") : say("printed.list.noRoom");
    return `${name} · ${DAY.format(startOf(row))} ${CLOCK.format(startOf(row))}`;
  };
  const ordered = inPrintedOrder(all, startOf);
  const inRoom = Map.groupBy(ordered, headingOf);
  const rows = rowsOfPart(ordered, part, most);
  if (rows.length === 0) throw new DomainError("MOVE_REFUSED");
  const parts = partsOf(all.length, most).length;
  const sheet: ExamListSheet = {
    kind,
    lang: "ko",
    title: say(`printed.list.${kind}`),
    subtitle: parts === 1 ? program.titleKo : `${program.titleKo} (${part}/${parts})`,
    association: nameKo,
    heads: HEADS[kind].map(say),
    rooms: [...Map.groupBy(rows, headingOf)].map(([name, people]) => ({
      name,
      count: say("printed.list.count").replace("{count}", String(inRoom.get(name)?.length ?? people.length)),
      people: people.map(toListed).sort(bySeat),
    })),
  };
  const photos = new Map<string, File>();
  if (kind === "ATTENDANCE") for (const { id, photo } of rows) if (photo) photos.set(String(id), photo);
  return { sheet: JSON.parse(JSON.stringify(sheet).normalize("NFC")), count: rows.length, photos };
}
