// Defines who gets which number and which seat, worked out from what is there: the preview and the act are
// the same plan. A number or a seat that somebody has stays; anyone who comes later is appended.
import { createHash } from "node:crypto";
import type { SeatingRule } from "#schema/validation/programs/exam-seats.ts";
import {
  EXAM_PARTS,
  type ExamPartName,
  LANGUAGE_PAIRS,
  type LanguagePairName,
} from "#schema/validation/programs/exams.ts";
import { sharesSeats, type TimedPaper } from "#schema/validation/programs/shared-rooms.ts";

export interface Examinee {
  readonly id: number;
  readonly name: string;
  readonly examPart: ExamPartName | null;
  readonly languagePair: LanguagePairName | null;
  readonly siteId: number | null;
  readonly examNumber: string | null;
  readonly roomId: number | null;
  readonly seatNumber: string | null;
}

interface Room {
  readonly id: number;
  readonly siteId: number;
  readonly seats: number;
}

export interface SeatingInput {
  /** In the order of the session. */
  readonly siteIds: readonly number[];
  /** In the order they are filled in. */
  readonly rooms: readonly Room[];
  /** They say which parts have the rooms one after the other. */
  readonly papers: readonly TimedPaper[];
  /** Those who are to have a number and a seat. */
  readonly examinees: readonly Examinee[];
  /** Seats that are given, of anybody. */
  readonly heldSeats: readonly Pick<Examinee, "examPart" | "roomId" | "seatNumber">[];
  /** Every number that was ever given in the session: none is given twice. */
  readonly usedNumbers: readonly string[];
}

/** What one application has after the run; only those that change are in a plan. */
export interface Assignment {
  readonly id: number;
  readonly name: string;
  readonly examPart: ExamPartName | null;
  readonly examNumber: string;
  readonly roomId: number | null;
  readonly seatNumber: string | null;
  readonly isNumbered: boolean;
  readonly isSeated: boolean;
}

export interface SeatingPlan {
  readonly assignments: readonly Assignment[];
  /** How many lack a seat after the run, by site; null: no site was chosen. */
  readonly lacking: ReadonlyMap<number | null, number>;
  /** Names the plan: another one has another digest. */
  readonly digest: string;
}

const PART_LETTERS: Readonly<Record<ExamPartName, string>> = { TRANSLATION: "T", INTERPRETATION: "I" };
const names = new Intl.Collator("ko");

/** What is before the running number: "28-T". */
const stemOf = ({ prefix, hasPart }: SeatingRule, part: ExamPartName | null): string =>
  [prefix, hasPart && part ? PART_LETTERS[part] : null].filter(Boolean).join("-");

/** Gives the next numbers after those that were used, by what is before them. */
function numberer(rule: SeatingRule, used: readonly string[]): (part: ExamPartName | null) => string {
  const highest = new Map<string, number>();
  for (const number of used) {
    const [, stem = "", digits = ""] = /^(?:(.+)-)?(\d+)$/.exec(number) ?? [];
    if (digits !== "") highest.set(stem, Math.max(highest.get(stem) ?? 0, Number(digits)));
  }
  return (part) => {
    const stem = stemOf(rule, part);
    const next = (highest.get(stem) ?? 0) + 1;
    highest.set(stem, next);
    return [stem, String(next).padStart(rule.digits, "0")].filter(Boolean).join("-");
  };
}

interface Seat {
  readonly roomId: number;
  readonly seatNumber: string;
}

/** Gives a part the free seats of a site one after the other, room by room; null: there is none. */
function seater({ rooms, heldSeats, papers }: SeatingInput) {
  const shares = sharesSeats(papers);
  const holders = new Map<string, (ExamPartName | null)[]>();
  const holdersOf = ({ roomId, seatNumber }: Seat) => holders.get(`${roomId} ${seatNumber}`) ?? [];
  const hold = (seat: Seat, part: ExamPartName | null) =>
    holders.set(`${seat.roomId} ${seat.seatNumber}`, [...holdersOf(seat), part]);
  for (const { examPart, roomId, seatNumber } of heldSeats) {
    if (roomId !== null && seatNumber !== null) hold({ roomId, seatNumber }, examPart);
  }
  const free = function* seatsOf(siteId: number, part: ExamPartName | null) {
    for (const { id: roomId, seats } of rooms.filter((room) => room.siteId === siteId)) {
      for (let number = 1; number <= seats; number += 1) {
        const seat = { roomId, seatNumber: String(number) };
        if (holdersOf(seat).some((other) => shares(part, other))) continue;
        hold(seat, part);
        yield seat;
      }
    }
  };
  const byPlace = new Map<string, ReturnType<typeof free>>();
  return (siteId: number | null, part: ExamPartName | null): Seat | null => {
    if (siteId === null) return null;
    const place = `${siteId} ${part}`;
    const seats = byPlace.get(place) ?? free(siteId, part);
    byPlace.set(place, seats);
    const next = seats.next();
    return next.done ? null : next.value;
  };
}

/** By site, part, language pair, and then by name or at random; the order is always the same for the same rule and people. */
function inOrder({ examinees, siteIds }: SeatingInput, { order, seed }: SeatingRule): Examinee[] {
  const place = <Value>(values: readonly Value[], value: Value | null) => {
    const at = value === null ? -1 : values.indexOf(value);
    return at === -1 ? values.length : at;
  };
  const keyed = examinees.map((examinee) => ({
    examinee,
    group: [
      place(siteIds, examinee.siteId),
      place(EXAM_PARTS, examinee.examPart),
      place(LANGUAGE_PAIRS, examinee.languagePair),
    ],
    draw: order === "RANDOM" ? sha256(`${seed ?? ""}/${examinee.id}`) : "",
  }));
  keyed.sort((one, other) => {
    for (const [index, value] of one.group.entries()) {
      const apart = value - (other.group[index] ?? 0);
      if (apart !== 0) return apart;
    }
    if (one.draw !== other.draw) return one.draw < other.draw ? -1 : 1;
    return names.compare(one.examinee.name, other.examinee.name) || one.examinee.id - other.examinee.id;
  });
  return keyed.map(({ examinee }) => examinee);
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64url");

export function planSeats(input: SeatingInput, rule: SeatingRule): SeatingPlan {
  const nextNumber = numberer(rule, input.usedNumbers);
  const nextSeat = seater(input);
  const assignments: Assignment[] = [];
  const lacking = new Map<number | null, number>();
  for (const { id, name, examPart, siteId, ...has } of inOrder(input, rule)) {
    const isNumbered = has.examNumber === null;
    const examNumber = has.examNumber ?? nextNumber(examPart);
    const seat = has.roomId === null ? nextSeat(siteId, examPart) : null;
    if (has.roomId === null && seat === null) lacking.set(siteId, (lacking.get(siteId) ?? 0) + 1);
    const { roomId, seatNumber } = seat ?? has;
    const isSeated = seat !== null;
    if (isNumbered || isSeated)
      assignments.push({ id, name, examPart, examNumber, roomId, seatNumber, isNumbered, isSeated });
  }
  const digested = assignments.map((one) => [one.id, one.examNumber, one.roomId, one.seatNumber]);
  return { assignments, lacking, digest: sha256(JSON.stringify(digested)) };
}
