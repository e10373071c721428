// What a program may hold, and that nothing anybody sends makes the check throw or lets a rule pass.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { check } from "#schema/validation/core/field-errors.ts";
import { PROGRAM_KINDS } from "#schema/validation/programs/program-kinds.ts";
import { type ProgramInput, programInput } from "#schema/validation/programs/programs.ts";

const valid: ProgramInput = {
  kind: "SEMINAR",
  startsAt: "2026-12-05T14:00:00+09:00",
  endsAt: "2026-12-05T17:30:00+09:00",
  ko: { title: "세미나", description: null, content: null, location: null },
};
const fieldsOf = (overrides: object) => {
  const result = check(programInput, { ...valid, ...overrides });
  return result.ok ? {} : result.fields;
};

describe("a program", () => {
  test("needs a kind, a Korean title and its dates, and nothing else", () => {
    const { startsAt, endsAt, kind, ko, ...others } = programInput.parse(valid);
    expect({ startsAt, endsAt, kind, ko }).toEqual({
      kind: "SEMINAR",
      startsAt: new Date("2026-12-05T05:00:00Z"),
      endsAt: new Date("2026-12-05T08:30:00Z"),
      ko: { title: "세미나", description: null, content: null, location: null },
    });
    const said = Object.entries(others).filter(([, value]) => !["null", "false", ""].includes(String(value)));
    expect(Object.fromEntries(said)).toEqual({ fee: 0, reminders: true });
  });

  test("keeps what the form has when it is given back", () => {
    const once = programInput.parse({
      ...valid,
      capacity: 3,
      waitingList: true,
      applyLink: " HTTP://Example.org/ㄱ ",
    });
    expect(once.applyLink).toBe("http://Example.org/ㄱ");
    expect(programInput.parse(once)).toEqual(once);
  });

  test("nobody waits where seats are not counted", () => {
    expect(programInput.parse({ ...valid, waitingList: true }).waitingList).toBe(false);
  });

  test("an unknown field is told", () => {
    expect(fieldsOf({ seatsTaken: 3 })).toEqual({ seatsTaken: ["UNKNOWN_FIELD"] });
  });
});

describe("properties", () => {
  const moment = fc.date({ min: new Date("2020-01-01"), max: new Date("2030-12-31"), noInvalidDate: true });

  test("whatever passes has its moments in order", () => {
    const input = fc.record({
      startsAt: moment,
      endsAt: moment,
      applyFrom: fc.option(moment),
      applyTo: fc.option(moment),
    });
    fc.assert(
      fc.property(input, (dates) => {
        const result = check(programInput, { ...valid, ...dates });
        const { startsAt, endsAt, applyFrom, applyTo } = dates;
        const days = (endsAt.getTime() - startsAt.getTime()) / 86_400_000;
        const fits =
          days > 0 &&
          days <= 731 &&
          (applyFrom === null || applyFrom < startsAt) &&
          (applyTo === null || applyTo <= startsAt) &&
          (applyFrom === null || applyTo === null || applyFrom < applyTo);
        expect(result.ok).toBe(fits);
      }),
    );
  });

  test("whole won only, from nothing to a hundred million", () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double()), (fee) => {
        const fits = Number.isInteger(fee) && fee >= 0 && fee <= 100_000_000;
        expect(fieldsOf({ fee })).toEqual(fits ? {} : { fee: ["AMOUNT_INVALID"] });
      }),
    );
  });

  test("a link leads to the web or is refused", () => {
    const scheme = fc.constantFrom(
      "javascript:",
      "data:",
      "//",
      "/",
      "ftp://",
      "http:",
      "https:///",
      "vbscript:",
      " ",
    );
    fc.assert(
      fc.property(scheme, fc.string({ maxLength: 30 }), (start, rest) => {
        const { applyLink } = programInput.safeParse({ ...valid, applyLink: start + rest }).data ?? {
          applyLink: null,
        };
        if (applyLink !== null) expect(new URL(applyLink).protocol).toMatch(/^https?:$/);
      }),
    );
  });

  test("anything at all is checked without throwing", () => {
    const anything = fc.record(
      {
        kind: fc.oneof(fc.constantFrom(...PROGRAM_KINDS), fc.anything()),
        startsAt: fc.oneof(moment, fc.anything()),
        endsAt: fc.oneof(moment, fc.anything()),
        ko: fc.anything(),
        en: fc.anything(),
        prices: fc.oneof(fc.array(fc.anything()), fc.anything()),
        speakers: fc.oneof(fc.array(fc.anything()), fc.anything()),
        sessions: fc.oneof(fc.array(fc.anything()), fc.anything()),
        files: fc.anything(),
        applyLink: fc.anything(),
        capacity: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(fc.property(anything, (value) => typeof check(programInput, value).ok === "boolean"));
  });
});
