import type { Tx } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { plainText } from "#schema/core/shared/stored-document.ts";
import { storeFirstVersion } from "#schema/core/versions/versioned.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { copyCompletionRule } from "#schema/programs/completion/copy-completion-rule.ts";
import { copyExamSession } from "#schema/programs/exams/copy-exam-session.ts";
import { copyCall } from "#schema/programs/presentations/copy-call.ts";
import { COPY_MONTHS, monthsLater, moverOf } from "#schema/validation/programs/copy-dates.ts";
import { uncheckedOf } from "#schema/validation/programs/unchecked-fields.ts";
import { nextEnglishTitle, nextKoreanTitle } from "./next-number.ts";
import { programVersions } from "./program-versions.ts";
import { OWN_COLUMNS } from "./written-columns.ts";

const own = { id: true, programId: true } as const;

/** The rows that hang on a program are copied whole, but for what belongs to one row alone. */
const parts = {
  prices: { omit: own },
  speakers: { omit: { ...own, searchKey: true } },
  sessions: { omit: { ...own, searchKey: true } },
  // In order, so that the copy's sites are found by their place.
  sites: { omit: own, orderBy: { position: "asc" } },
  files: { omit: { programId: true } },
  figures: { omit: { programId: true } },
} as const;

interface Copying {
  readonly id: number;
  /** When the copy begins; null: half a year later. */
  readonly startsAt: Date | null;
}

/**
 * A draft of the same program on another date, with the next number that no program of its kind has and all
 * its dates moved together: without applicants, not cancelled, and without the links of the last term, which
 * would lead people to the wrong form. What could not be computed is marked.
 * @returns its id
 * @throws DomainError NOT_FOUND, also for a program in the trash
 */
export async function duplicateProgram(
  tx: Tx,
  { id, startsAt }: Copying,
  author: Author,
): Promise<ActionResult> {
  const { memberId, now } = author;
  const found = await tx.program.findFirst({
    where: { id, deletedAt: null },
    omit: OWN_COLUMNS,
    include: parts,
  });
  if (!found) throw new DomainError("NOT_FOUND");
  const { prices, speakers, sessions, sites, files, figures, ...written } = found;
  // Its links, its answers to a translation's checks and its publication are its own.
  const {
    applyLink: _apply,
    joinLink: _join,
    answers: _answers,
    publishedAt: _published,
    ...copied
  } = written;
  const to = startsAt ?? monthsLater(found.startsAt, COPY_MONTHS.TERM);
  const move = moverOf(found.startsAt, to);
  const by = await stepsToFree(tx, found);
  const columns = {
    ...withDatesMoved(copied, move),
    number: found.number === null ? null : found.number + by,
    titleKo: nextKoreanTitle(found.titleKo, by),
    titleEn: found.titleEn === null ? null : nextEnglishTitle(found.titleEn, by),
    contentKo: found.contentKo ?? Prisma.DbNull,
    contentEn: found.contentEn ?? Prisma.DbNull,
    refundRules: found.refundRules ?? Prisma.DbNull,
    ownFields: found.ownFields ?? [],
  };
  const created = await tx.program.create({
    select: { id: true },
    data: {
      ...columns,
      koUpdatedAt: now,
      enUpdatedAt: found.titleEn === null ? null : now,
      createdById: memberId,
      unchecked: [...uncheckedOf({ ...copiedOf(found, columns), isSkipping: by > 1 })],
      prices: { createMany: { data: prices.map((price) => ({ ...price, until: move(price.until) })) } },
      speakers: { createMany: { data: speakers } },
      sessions: {
        createMany: {
          data: sessions.map((session) => ({
            ...session,
            startsAt: move(session.startsAt),
            endsAt: move(session.endsAt),
          })),
        },
      },
      sites: { createMany: { data: sites } },
      files: { createMany: { data: files } },
      figures: { createMany: { data: figures } },
    },
  });
  await copyExamSession(tx, { from: id, to: created.id, move });
  await copyCompletionRule(tx, { from: id, to: created.id });
  await copyCall(tx, { from: id, to: created.id, move });
  await storeFirstVersion(tx, programVersions, created.id, author);
  const after = { copyOf: id, titleKo: columns.titleKo };
  return { result: created.id, lines: [{ subjectId: created.id, after }] };
}

/** The columns with every moment in them moved. */
const withDatesMoved = <Columns extends object>(columns: Columns, move: (moment: Date) => Date): Columns => ({
  ...columns,
  ...Object.fromEntries(
    Object.entries(columns).flatMap(([name, value]) => (value instanceof Date ? [[name, move(value)]] : [])),
  ),
});

/** By how much its number grows until no program of its kind has it, neither as its number nor in its title. */
async function stepsToFree(
  tx: Tx,
  { kind, number, titleKo }: Pick<Found, "kind" | "number" | "titleKo">,
): Promise<number> {
  const isNumbered = nextKoreanTitle(titleKo) !== titleKo;
  if (number === null && !isNumbered) return 1;
  const others = await tx.program.findMany({
    where: { kind, deletedAt: null },
    select: { number: true, titleKo: true },
  });
  const numbers = new Set(others.map((other) => other.number));
  const titles = new Set(others.map((other) => other.titleKo));
  let by = 1;
  const isTaken = () =>
    (number !== null && numbers.has(number + by)) || (isNumbered && titles.has(nextKoreanTitle(titleKo, by)));
  while (isTaken()) by += 1;
  return by;
}

type Found = Prisma.ProgramGetPayload<{ omit: typeof OWN_COLUMNS; include: typeof parts }>;

/** What of a program decides which fields of its copy have to be looked at. */
function copiedOf(
  found: Found,
  { titleKo, titleEn }: Record<"titleKo", string> & { titleEn: string | null },
) {
  const { speakers, sessions, files } = found;
  return {
    applyLink: found.applyLink,
    isNumbered: found.number !== null,
    titles: {
      ko: [found.titleKo, titleKo] as const,
      en: found.titleEn === null || titleEn === null ? null : ([found.titleEn, titleEn] as const),
    },
    texts: {
      "ko.description": found.descriptionKo,
      "ko.content": plainText(found.contentKo),
      "en.description": found.descriptionEn,
      "en.content": plainText(found.contentEn),
    },
    locations: { ko: found.locationKo, en: found.locationEn },
    rows: { speakers: speakers.length, sessions: sessions.length, files: files.length },
  };
}
