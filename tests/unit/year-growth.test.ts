// What a year takes for growth without a reason.
import { expect, test } from "vitest";
import { unexpectedGrowth } from "#tests/year/growth.ts";

const MB = 1e6;
const day = (number: number, figures: object, place = "1") => ({
  ...({
    day: number,
    date: "2027-01-02",
    broken: [],
    faults: [],
    checks: 0,
    kind: "EMBEDDED",
    place,
  } as const),
  figures: {
    memory: 500 * MB,
    database: 60 * MB,
    disk: 150 * MB,
    files: 0,
    mails: 0,
    auditEntries: 0,
    ...figures,
  },
});
const days = (count: number, figures: (number: number) => object) =>
  Array.from({ length: count }, (_, at) => day(at + 1, figures(at + 1)));

test("what grows with what is in it is expected", () => {
  const grows = (number: number) => ({
    memory: 500 * MB + number * MB,
    mails: number * 50,
    auditEntries: number * 60,
    database: 60 * MB + number * MB,
    disk: 150 * MB + number * 2 * MB,
    files: number * MB,
  });
  expect(unexpectedGrowth(days(60, grows))).toEqual([]);
  expect(unexpectedGrowth([])).toEqual([]);
});

test("a gateway that holds more each week is seen, whatever it holds in between", () => {
  const leak = (number: number) => ({ memory: (number % 5 === 0 ? 900 : 400 + number * 18) * MB });
  expect(unexpectedGrowth(days(28, leak)).join()).toMatch(/held 418 MB in its first week and holds 796 MB/);
  expect(unexpectedGrowth(days(10, leak))).toEqual([]);
  expect(unexpectedGrowth([day(1, { memory: 1_400 * MB })]).join()).toMatch(/holds 1400 MB/);
});

test("a database that grows for nothing is seen, and one in another place begins anew", () => {
  const first = day(1, {});
  const grown = { database: 120 * MB, disk: 210 * MB };
  expect(unexpectedGrowth([first, day(2, grown)]).join()).toMatch(/grown by 60 MB for 0 mails and lines/);
  expect(unexpectedGrowth([first, day(2, { ...grown, mails: 2_000 })])).toEqual([]);
  expect(unexpectedGrowth([first, day(2, grown, "2")])).toEqual([]);
});

test("a disk that fills with what is neither files nor database is seen", () => {
  expect(unexpectedGrowth([day(1, { disk: 700 * MB })]).join()).toMatch(/takes 700 MB of the disk, 460 MB/);
  expect(unexpectedGrowth([day(1, { disk: 700 * MB, files: 300 * MB })])).toEqual([]);
});
