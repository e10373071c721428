// The office's form and lists of programs: what is typed, what is sent, what people will see, and what the address says.
import { describe, expect, test } from "vitest";
import { check } from "#schema/validation/core/field-errors.ts";
import { programInput } from "#schema/validation/programs/programs.ts";
import { byPlace, nameOf } from "#web/components/forms/field-paths.ts";
import { groupDigits, toWholeNumber } from "#web/components/forms/whole-numbers.ts";
import { readDay } from "#web/components/list/filter-keys.ts";
import { listPath, readListAddress } from "#web/components/list/list-address.ts";
import { officeOfKind, PROGRAM_OFFICES } from "#web/components/programs/program-offices.ts";
import { toProgramInput } from "#web/features/programs/programs/office/program-input.ts";
import { PROGRAM_LABELS } from "#web/features/programs/programs/office/program-labels.ts";
import { previewSteps } from "#web/features/programs/programs/office/program-preview.ts";
import { newProgram, restoreProgram } from "#web/features/programs/programs/office/program-values.ts";
import { programsList } from "#web/features/programs/programs/office/programs-list.tsx";

const seminar = {
  ...newProgram("SEMINAR"),
  ko: { ...newProgram("SEMINAR").ko, title: "정기 세미나" },
  startsAt: "2026-12-05T14:00",
  endsAt: "2026-12-05T18:00",
};
const codes = (values: typeof seminar) => {
  const checked = check(programInput, toProgramInput(values, null));
  return checked.ok ? {} : checked.fields;
};

describe("whole numbers", () => {
  test.each([
    ["50000", 50_000],
    [" 50,000 ", 50_000],
    ["５０", 50],
    ["-1", -1],
    ["", null],
  ])("%j is %j", (typed, number) => expect(toWholeNumber(typed)).toBe(number));

  test.each(["1.5", "1e3", "오만", "0x10"])("%j is none", (typed) => expect(toWholeNumber(typed)).toBeNaN());

  test("are grouped, and what is none stays", () => {
    expect(groupDigits("1234567")).toBe("1,234,567");
    expect(groupDigits("오만")).toBe("오만");
  });
});

describe("what is sent", () => {
  test("a title and dates make a draft", () => expect(codes(seminar)).toEqual({}));

  test("times are Seoul's", () => {
    const input = toProgramInput(seminar, null);
    expect(input.startsAt).toBe("2026-12-05T05:00:00.000Z");
    expect(input.applyFrom).toBeNull();
    expect(input.publishedAt).toBeNull();
  });

  test.each([
    [{ endsAt: "2026-12-05T13:00" }, "endsAt", "DATES_REVERSED"],
    [{ startsAt: "2026-02-31T25:00" }, "startsAt", "DATE_INVALID"],
    [{ applyFrom: "2026-11-01T09:00", applyTo: "2026-12-06T00:00" }, "applyTo", "WINDOW_AFTER_START"],
    [{ fee: "-1" }, "fee", "AMOUNT_INVALID"],
    [{ fee: "오만 원" }, "fee", "AMOUNT_INVALID"],
    [{ applyLink: "javascript:alert(1)" }, "applyLink", "HREF_INVALID"],
    [{ publish: "at" as const, publishedAt: "" }, "publishedAt", "DATE_INVALID"],
  ])("%j is refused at %s: %s", (part, path, code) => {
    expect(codes({ ...seminar, ...part })).toMatchObject({ [path]: [code] });
  });

  test("what is wrong in a row is told at the row, and has a name", () => {
    const row = { key: "1", id: null, labelKo: "정회원", labelEn: "", grades: [], until: "", amount: "공짜" };
    const fields = codes({ ...seminar, prices: [row] });
    expect(fields).toEqual({ "prices.0.amount": ["AMOUNT_INVALID"] });
    expect(nameOf(PROGRAM_LABELS, "prices.0.amount")).toEqual({
      label: "program-office.price.amount",
      row: { label: "program-office.price.row", number: 1 },
    });
  });
});

test("errors stand in the order of the form, lists row by row", () => {
  const paths = [
    "publishedAt",
    "prices.1.labelKo",
    "fee",
    "prices.0.amount",
    "ko.title",
    "prices.0.labelKo",
    "nowhere",
  ];
  expect(paths.sort(byPlace(PROGRAM_LABELS))).toEqual([
    "ko.title",
    "fee",
    "prices.0.labelKo",
    "prices.0.amount",
    "prices.1.labelKo",
    "publishedAt",
    "nowhere",
  ]);
});

describe("what people will see", () => {
  const at = (seoul: string) => new Date(`${seoul}+09:00`);
  const open = { ...seminar, applyFrom: "2026-11-20T09:00", applyTo: "2026-12-01T18:00" };

  test("from now to the end, at each edge", () => {
    expect(previewSteps(open, null, at("2026-11-20T08:59"))).toEqual([
      { state: "COMING_SOON", from: null },
      { state: "OPEN", from: at("2026-11-20T09:00") },
      { state: "CLOSED", from: at("2026-12-01T18:00") },
      { state: "ONGOING", from: at("2026-12-05T14:00") },
      { state: "ENDED", from: at("2026-12-05T18:00") },
    ]);
    expect(previewSteps(open, null, at("2026-11-20T09:00"))?.[0]).toEqual({ state: "OPEN", from: null });
  });

  test("counts the seats that are taken, and a cancellation", () => {
    const stored = { seatsTaken: 10, cancelledAt: null };
    expect(previewSteps({ ...open, capacity: "10" }, stored, at("2026-11-21T00:00"))?.[0]?.state).toBe(
      "FULL",
    );
    const cancelled = { seatsTaken: 0, cancelledAt: "2026-11-01T00:00:00.000Z" };
    expect(previewSteps(open, cancelled, at("2026-11-21T00:00"))).toEqual([
      { state: "CANCELLED", from: null },
    ]);
  });

  test.each([
    { startsAt: "" },
    { endsAt: "2026-12-05T14:00" },
    { applyTo: "2026-12-06T00:00" },
    { applyFrom: "2026-12-02T00:00" },
  ])("nothing while the dates say nothing: %j", (part) => {
    expect(previewSteps({ ...open, ...part }, null, at("2026-11-21T00:00"))).toBeNull();
  });
});

test("a saved draft comes back as it was, and nothing else does", () => {
  expect(restoreProgram(JSON.parse(JSON.stringify(seminar)))).toEqual(seminar);
  for (const saved of [null, {}, { ...seminar, kind: "PARTY" }, { ...seminar, prices: [{}] }]) {
    expect(restoreProgram(saved)).toBeNull();
  }
});

describe("the address of a list", () => {
  const { seminars, education } = PROGRAM_OFFICES;
  const read = (query: string, office = education) =>
    readListAddress(new URLSearchParams(query), programsList(office));

  test("comes back as it was written", () => {
    const query =
      "stage=draft&phase=coming-soon&kind=expert-course&search=번역&period=2026-12-01..2026-12-31&page=2";
    const address = read(query);
    const path = listPath(education.list, programsList(education), address);
    expect(read(path.split("?")[1] ?? "")).toEqual(address);
    expect(address.filter).toMatchObject({ kind: ["EXPERT_COURSE"], stage: "DRAFT" });
    expect(listPath(seminars.list, programsList(seminars), read("", seminars))).toBe("/admin/seminars");
  });

  test("leaves out what it does not know, such as a kind of another part", () => {
    expect(read("stage=none&phase=&kind=kitec&period=2026-02-30..&page=-1")).toEqual(read(""));
    expect(read("kind=seminar", seminars).filter).not.toHaveProperty("kind");
    expect(readDay("2026-02-28")).toBe("2026-02-28");
  });
});

test("a kind is the work of one part of the office", () => {
  expect(officeOfKind("SEMINAR").list).toBe("/admin/seminars");
  expect(officeOfKind("EXPERT_COURSE").list).toBe("/admin/education-programs");
  expect(officeOfKind("KITEC").list).toBe("/admin/evaluation-programs");
  for (const office of Object.values(PROGRAM_OFFICES))
    expect(office.kinds.map((kind) => officeOfKind(kind).id)).toEqual(office.kinds.map(() => office.id));
});
