// Defines what a program says to an institution that wants to apply for several people: whether it can, at
// which price, and which seats are missing.
import type { Tx } from "#prisma/client.ts";
import type { ExamPart, LanguagePair, MemberGrade, Program } from "#prisma/generated/client.ts";
import { visiblePrograms } from "#schema/policies/programs/programs.ts";
import { requirementsOf } from "#schema/programs/applications/application-requirements.ts";
import {
  countsPlaces,
  type Place,
  type PlaceSeats,
  seatsAt,
  whereAt,
} from "#schema/programs/applications/exam-places.ts";
import { findApplied } from "#schema/programs/applications/find-applied.ts";
import type { Quote } from "#schema/programs/applications/quote.ts";
import { withAccounts } from "#schema/programs/applications/with-accounts.ts";
import { seatsLeftOf } from "#schema/programs/programs/program-state.ts";
import type { RequestCode } from "#schema/validation/core/codes.ts";
import { priceFor } from "#schema/validation/programs/application-price.ts";
import {
  type GroupPerson,
  type GroupQuestions,
  type GroupRow,
  type ReadRow,
  readGroupRows,
} from "#schema/validation/programs/groups.ts";
import { stateAt } from "#schema/validation/programs/program-state.ts";

type Reader = Pick<Tx, "application" | "examSeats" | "member" | "program" | "programPrice" | "$queryRaw">;

export interface GroupProgram {
  readonly program: Program;
  readonly asked: GroupQuestions;
}

/** Whether institutions may apply for people of a program, as far as its settings go. */
export const takesGroups = ({
  kind,
  takesGroups,
  applyLink,
}: Pick<Program, "kind" | "takesGroups" | "applyLink">): boolean =>
  applyLink === null && (kind === "KITEC" || takesGroups);

/** Null for a program that is not there for visitors, or takes no groups. */
export async function readGroupProgram(tx: Reader, id: number, now: Date): Promise<GroupProgram | null> {
  const found = await tx.program.findFirst({
    where: { id, ...visiblePrograms(now) },
    include: { sites: { select: { id: true, nameKo: true, nameEn: true } } },
  });
  if (!found || !takesGroups(found)) return null;
  const { sites, ...program } = found;
  const siteNames = sites.map(({ id, nameKo, nameEn }) => ({ id, names: [nameKo, nameEn ?? nameKo] }));
  return { program, asked: { ...requirementsOf(found), siteNames } };
}

/** Why nobody can apply for a group now; null: they can. */
export function groupRefusal(program: Program, now: Date): RequestCode | null {
  const state = stateAt(program, now);
  if (state === "FULL") return "PROGRAM_FULL";
  return state === "OPEN" ? null : "APPLICATIONS_CLOSED";
}

/** The price of one person: that of institutions for a contact whose account is one, of the grade GENERAL for any other. */
export async function groupPrice(
  tx: Pick<Tx, "programPrice">,
  program: Program,
  grade: MemberGrade,
  now: Date,
): Promise<Quote> {
  const prices = await tx.programPrice.findMany({
    where: { programId: program.id },
    orderBy: { position: "asc" },
  });
  const { fee, enrollmentFee } = program;
  const who: { readonly grade: MemberGrade; readonly isFirstTime: boolean } = {
    grade: grade === "INSTITUTION" ? grade : "GENERAL",
    isFirstTime: true,
  };
  return priceFor({ fee, enrollmentFee, prices }, who, now);
}

/** Somebody of a group, with the account that has proved the address. */
export interface KnownPerson extends GroupPerson {
  readonly memberId: number | null;
}

export type CheckedRow =
  | { readonly ok: true; readonly person: KnownPerson }
  | Extract<ReadRow, { readonly ok: false }>;

/** Reads the rows of a sheet, with PERSON_APPLIED for a person who has a live application already. */
export async function checkRows(
  tx: Reader,
  { program, asked }: GroupProgram,
  rows: readonly GroupRow[],
): Promise<readonly CheckedRow[]> {
  const read = readGroupRows(rows, asked);
  const people = await withAccounts(
    tx,
    read.flatMap((row) => (row.ok ? row.person : [])),
  );
  const applied = new Set((await findApplied(tx, program.id, people)).map((index) => people[index]));
  let next = 0;
  return read.map((row): CheckedRow => {
    if (!row.ok) return row;
    const person = people[next];
    next += 1;
    if (!person || applied.has(person)) return { ok: false, errors: { email: ["PERSON_APPLIED"] } };
    return { ok: true, person };
  });
}

/** A place with fewer free seats than the group needs; of a program without places all are null. */
export interface LackingPlace {
  readonly siteId: number | null;
  readonly part: ExamPart | null;
  readonly pair: LanguagePair | null;
  readonly needed: number;
  readonly free: number;
}

/** Where seats are missing for a group. A seat that somebody waits for is not free. */
export async function lackingPlaces(
  tx: Reader,
  program: Program,
  people: readonly GroupPerson[],
): Promise<readonly LackingPlace[]> {
  const isCounted = await countsPlaces(tx, program.id);
  const places = new Map<string, { readonly place: Place; needed: number }>();
  for (const { siteId, examPart, languagePair } of people) {
    const place = isCounted
      ? { programId: program.id, siteId, examPart, languagePair }
      : { programId: program.id, siteId: null, examPart: null, languagePair: null };
    const key = `${place.siteId} ${place.examPart} ${place.languagePair}`;
    const known = places.get(key) ?? { place, needed: 0 };
    known.needed += 1;
    places.set(key, known);
  }
  const lacking: LackingPlace[] = [];
  for (const { place, needed } of places.values()) {
    const free = await freeSeats(tx, program, place, isCounted);
    if (free !== null && free < needed) {
      const { siteId, examPart: part, languagePair: pair } = place;
      lacking.push({ siteId, part, pair, needed, free });
    }
  }
  return lacking;
}

/**
 * Free seats of a place, or of a program without places; null: they are not counted. While somebody waits for one, none is free.
 */
async function freeSeats(
  tx: Reader,
  program: Program,
  place: Place,
  isCounted: boolean,
): Promise<number | null> {
  const left = isCounted ? seatsLeftOfPlace(await seatsAt(tx, place)) : seatsLeftOf(program);
  if (left === null) return null;
  const where = isCounted ? whereAt(place) : { programId: program.id };
  const waiting = await tx.application.count({ where: { ...where, state: "WAITLISTED" }, take: 1 });
  return waiting > 0 ? 0 : left;
}

const seatsLeftOfPlace = (place: PlaceSeats | null): number =>
  place === null ? 0 : Math.max(0, place.seats - place.seatsTaken);
