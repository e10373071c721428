// What speaks against a rater, and who scores what: an own script is nobody's to score.
import { describe, expect, test } from "vitest";
import { type PlannedScript, planRatings } from "#schema/programs/exams/plan-ratings.ts";
import { raterTiesOf } from "#schema/validation/programs/exam-raters.ts";

const person = { memberId: null, name: "한가람", email: "rater@example.org", affiliation: "가람대학교" };
const applicant = (applicationId: number, more: Partial<typeof person> = {}) => ({
  applicationId,
  memberId: null,
  name: `응시자 ${applicationId}`,
  email: `applicant-${applicationId}@example.org`,
  affiliation: null,
  ...more,
});

describe("what speaks against somebody", () => {
  test("is having applied, by any of the names in the application", () => {
    const own = [applicant(1, { email: person.email }), applicant(1, { email: person.email, name: "Han" })];
    expect(raterTiesOf(person, [...own, applicant(2)])).toEqual({
      conflicts: ["RATER_IS_APPLICANT"],
      own: new Set([1]),
    });
  });

  test("is the affiliation of somebody else, not the one in the own application", () => {
    const own = applicant(1, { email: person.email, affiliation: person.affiliation });
    expect(raterTiesOf(person, [own]).conflicts).toEqual(["RATER_IS_APPLICANT"]);
    const colleague = applicant(2, { affiliation: "가람대학교 영어과" });
    expect(raterTiesOf(person, [own, colleague]).conflicts).toEqual([
      "RATER_IS_APPLICANT",
      "RATER_OF_AFFILIATION",
    ]);
    expect(raterTiesOf(person, [colleague])).toEqual({
      conflicts: ["RATER_OF_AFFILIATION"],
      own: new Set(),
    });
  });
});

test("the script of a rater goes to the others, the one with the fewest first, and lacks one where there is nobody else", () => {
  const script = (id: number): PlannedScript => ({
    id,
    code: `S${id}`,
    applicationId: id,
    first: 0,
    ratedBy: [],
  });
  const raters = [
    { id: 1, own: new Set([7]) },
    { id: 2, own: new Set<number>() },
  ];
  expect(planRatings([script(6), script(7), script(8)], raters, 1).ratings).toEqual([
    { scriptId: 6, raterId: 1 },
    { scriptId: 7, raterId: 2 },
    { scriptId: 8, raterId: 1 },
  ]);
  expect(planRatings([script(7)], raters, 2)).toEqual({
    ratings: [{ scriptId: 7, raterId: 2 }],
    lacking: 1,
    lackingCodes: ["S7"],
  });
});
