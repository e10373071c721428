// Which number and seat each examinee gets.
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Examinee, planSeats, type SeatingInput } from "#schema/programs/exams/plan-seats.ts";
import type { SeatingRule } from "#schema/validation/programs/exam-seats.ts";
import type { ExamPartName } from "#schema/validation/programs/exams.ts";
import { partsTogether, sharesSeats, type TimedPaper } from "#schema/validation/programs/shared-rooms.ts";

const RULE: SeatingRule = { order: "NAME", seed: null, prefix: "28", hasPart: true, digits: 3 };
const NEW = { examNumber: null, roomId: null, seatNumber: null };

const person = (id: number, name: string, more: Partial<Examinee> = {}): Examinee => ({
  id,
  name,
  examPart: "TRANSLATION",
  languagePair: "KO_EN",
  siteId: 1,
  ...NEW,
  ...more,
});

const session = (examinees: readonly Examinee[], more: Partial<SeatingInput> = {}): SeatingInput => ({
  siteIds: [1, 2],
  rooms: [
    { id: 10, siteId: 1, seats: 2 },
    { id: 11, siteId: 1, seats: 1 },
    { id: 20, siteId: 2, seats: 1 },
  ],
  papers: [],
  examinees,
  heldSeats: examinees,
  usedNumbers: examinees.flatMap(({ examNumber }) => examNumber ?? []),
  ...more,
});

const paper = (part: ExamPartName, from: string, minutes: number): TimedPaper => ({
  part,
  startsAt: new Date(`2027-01-30T${from}+09:00`),
  minutes,
});
/** The interpretation begins as the translation ends. */
const IN_TURN = [paper("TRANSLATION", "10:00", 120), paper("INTERPRETATION", "12:00", 90)];
const AT_ONCE = [paper("TRANSLATION", "10:00", 121), paper("INTERPRETATION", "12:00", 90)];

const planned = (input: SeatingInput, rule = RULE) =>
  planSeats(input, rule).assignments.map(({ name, examNumber, roomId, seatNumber }) =>
    [name, examNumber, roomId, seatNumber].join(" "),
  );

test("by site, part and name, room by room, with a running number for each part", () => {
  const people = [
    person(1, "하나", { siteId: 2 }),
    person(2, "이준", { examPart: "INTERPRETATION" }),
    person(3, "박지"),
    person(4, "가람"),
  ];
  expect(planned(session(people))).toEqual([
    "가람 28-T-001 10 1",
    "박지 28-T-002 10 2",
    "이준 28-I-001 11 1",
    "하나 28-T-003 20 1",
  ]);
});

const FULL = [
  person(1, "가람"),
  person(2, "나래"),
  person(3, "다온"),
  person(4, "가온", { examPart: "INTERPRETATION" }),
  person(5, "나리", { examPart: "INTERPRETATION" }),
];

test("parts that are sat one after the other have the same seats; a full room seats each of them", () => {
  const plan = planSeats(session(FULL, { papers: IN_TURN }), RULE);
  expect(plan.lacking.size).toBe(0);
  expect(planned(session(FULL, { papers: IN_TURN }))).toEqual([
    "가람 28-T-001 10 1",
    "나래 28-T-002 10 2",
    "다온 28-T-003 11 1",
    "가온 28-I-001 10 1",
    "나리 28-I-002 10 2",
  ]);
});

test("parts that are sat at the same time share the seats, and so does one whose time is not known", () => {
  for (const papers of [AT_ONCE, AT_ONCE.slice(1), []]) {
    const { lacking, assignments } = planSeats(session(FULL, { papers }), RULE);
    expect([...lacking]).toEqual([[1, 2]]);
    expect(assignments.filter(({ roomId }) => roomId === null).map(({ name }) => name)).toEqual([
      "가온",
      "나리",
    ]);
  }
});

test("a part lasts from its first paper to its last one, and a pause in it is nobody else's", () => {
  const papers = [...IN_TURN, paper("TRANSLATION", "15:00", 60)];
  expect(sharesSeats(papers)("TRANSLATION", "INTERPRETATION")).toBe(true);
  const both = ["TRANSLATION", "INTERPRETATION"] as const;
  expect(partsTogether(papers, both)).toEqual([["TRANSLATION", "INTERPRETATION"]]);
  expect(partsTogether(IN_TURN, both)).toEqual([["TRANSLATION"], ["INTERPRETATION"]]);
  expect(partsTogether(IN_TURN, [])).toEqual([]);
});

test("a seat that somebody of an earlier part has is free for the later one, not for somebody without a part", () => {
  const had = person(1, "하나", { examNumber: "28-T-001", roomId: 10, seatNumber: "1" });
  const later = person(2, "가람", { examPart: "INTERPRETATION" });
  const unknown = person(3, "나래", { examPart: null });
  const plan = planSeats(session([had, later, unknown], { papers: IN_TURN }), RULE);
  expect(plan.assignments.map(({ name, seatNumber }) => [name, seatNumber])).toEqual([
    ["가람", "1"],
    ["나래", "2"],
  ]);
});

test("a random order is the same for the same seed, and another one for another", () => {
  const people = Array.from({ length: 12 }, (_, index) => person(index + 1, `사람 ${index}`));
  const drawn = (seed: string) => planned(session(people), { ...RULE, order: "RANDOM", seed });
  expect(drawn("봄")).toEqual(drawn("봄"));
  expect(drawn("봄")).not.toEqual(drawn("가을"));
});

test("what somebody has stays; who comes later is appended, in the seats that are left", () => {
  const had = person(1, "하나", { examNumber: "28-T-001", roomId: 10, seatNumber: "2" });
  const plan = planSeats(session([had, person(2, "가람"), person(3, "나래")]), RULE);
  expect(plan.assignments.map(({ id, examNumber, seatNumber }) => [id, examNumber, seatNumber])).toEqual([
    [2, "28-T-002", "1"],
    [3, "28-T-003", "1"],
  ]);
});

test("a number of who withdrew is given to nobody else", () => {
  expect(planned(session([person(2, "가람")], { usedNumbers: ["28-T-007", "28-I-090"] }))).toEqual([
    "가람 28-T-008 10 1",
  ]);
});

test("rooms that are too small are said with how many lack a seat, and these have a number", () => {
  const people = [1, 2, 3, 4, 5].map((id) => person(id, `사람 ${id}`));
  const { lacking, assignments } = planSeats(session([...people, person(6, "하나", { siteId: null })]), RULE);
  expect([...lacking]).toEqual([
    [1, 2],
    [null, 1],
  ]);
  expect(assignments.filter(({ roomId }) => roomId === null).map(({ examNumber }) => examNumber)).toEqual([
    "28-T-004",
    "28-T-005",
    "28-T-006",
  ]);
});

test("another plan has another digest, the same one the same", () => {
  const people = [person(1, "가람"), person(2, "하나")];
  const digest = (examinees: Examinee[]) => planSeats(session(examinees), RULE).digest;
  expect(digest(people)).toBe(digest([...people].reverse()));
  expect(digest(people)).not.toBe(digest([person(1, "가람")]));
});

test("no number and no seat twice, no matter who has what", () => {
  const examinee = fc.record({
    name: fc.constantFrom("가람", "나래", "다온"),
    siteId: fc.constantFrom(1, 2, null),
    examPart: fc.constantFrom("TRANSLATION" as const, "INTERPRETATION" as const),
    has: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(examinee, { maxLength: 12 }),
      fc.boolean(),
      fc.boolean(),
      (drawn, random, inTurn) => {
        const papers = inTurn ? IN_TURN : AT_ONCE;
        const rule: SeatingRule = { ...RULE, order: random ? "RANDOM" : "NAME", seed: "s" };
        const people = drawn.map(({ has: _has, ...one }, index) => person(index + 1, one.name, one));
        // Those who have something got it by an earlier run.
        const first = planSeats(
          session(
            people.filter((_, index) => drawn[index]?.has),
            { papers },
          ),
          rule,
        );
        const after = people.map((one) => ({ ...one, ...first.assignments.find(({ id }) => id === one.id) }));
        const second = planSeats(session(after, { papers }), rule);
        const final = after.map((one) => ({ ...one, ...second.assignments.find(({ id }) => id === one.id) }));
        const numbers = final.map(({ examNumber }) => examNumber);
        expect(numbers).not.toContain(null);
        expect(new Set(numbers).size).toBe(numbers.length);
        const seats = final.flatMap(({ examPart, roomId, seatNumber }) =>
          roomId === null ? [] : [roomId, seatNumber, inTurn ? examPart : ""].join("/"),
        );
        expect(new Set(seats).size).toBe(seats.length);
        for (const one of first.assignments) {
          expect(final.find(({ id }) => id === one.id)?.examNumber).toBe(one.examNumber);
        }
      },
    ),
  );
});
