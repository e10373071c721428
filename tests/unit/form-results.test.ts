// How the answers of the two transports become what a form shows.
import { CombinedError } from "urql";
import { describe, expect, test } from "vitest";
import { memberDetails } from "#schema/validation/people/members.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import {
  toDetailsFields,
  toDetailsInput,
  toDetailsValues,
} from "#web/features/people/members/account/my-details.ts";
import { toSendResult } from "#web/features/people/members/send-results.ts";

const graphqlError = (extensions: Record<string, unknown>) =>
  new CombinedError({ graphQLErrors: [{ message: "refused", extensions }] });

describe("a refused mutation", () => {
  test("brings its fields by the form's names", () => {
    const error = graphqlError({ code: "VALIDATION", fields: { phoneNumber: ["PHONE_INVALID"] } });
    expect(refusalOf(error, toDetailsFields)).toEqual({
      ok: false,
      code: "VALIDATION",
      fields: { phone_number: ["PHONE_INVALID"] },
    });
  });

  test("keeps its code", () => {
    expect(refusalOf(graphqlError({ code: "FORBIDDEN" }))).toEqual({ ok: false, code: "FORBIDDEN" });
  });

  test("reads as a failed request where nobody knows its code, or there was no answer", () => {
    expect(refusalOf(graphqlError({ code: "TEAPOT" })).code).toBe("INTERNAL");
    expect(refusalOf(undefined).code).toBe("INTERNAL");
    expect(refusalOf(new CombinedError({ networkError: new TypeError("Failed to fetch") })).code).toBe(
      "INTERNAL",
    );
  });

  test("says that the service is away", () => {
    const response = new Response(null, { status: 503 });
    const error = new CombinedError({ networkError: new Error("503"), response });
    expect(refusalOf(error).code).toBe("UNAVAILABLE");
  });
});

describe("a refused REST call", () => {
  test("without an answer reads as a failed request", () => {
    const result = { success: false, code: null, fields: {}, error: new TypeError("offline") } as const;
    expect(toSendResult(result)).toMatchObject({ ok: false, code: "INTERNAL" });
  });

  test("keeps its fields and how long to wait", () => {
    const result = {
      success: false,
      code: "TOO_MANY_TRIES",
      fields: {},
      retryAfter: 540,
      error: null,
    } as const;
    expect(toSendResult(result)).toEqual({ ok: false, code: "TOO_MANY_TRIES", fields: {}, retryAfter: 540 });
  });
});

test("personal details survive the way to the form and back", () => {
  const member = {
    id: 1,
    version: 1,
    email: "a@example.org",
    name: "한가온",
    familyName: "Han",
    givenName: null,
    country: "KR",
    grade: "REGULAR",
    requestedGrade: null,
    membershipStatus: "PAID",
    validUntil: "2026-12-31",
    finalDegreeInstitution: "온누리대학교",
    major: null,
    affiliation: "온누리대학교",
    department: null,
    position: null,
    phoneNumber: "010-0000-0000",
    postcode: null,
    addressLine: "배움길 12",
    addressDetail: "304호",
    createdAt: "2026-08-12T00:00:00.000Z",
  } as const;
  expect(toDetailsInput(memberDetails.parse(toDetailsValues(member)))).toEqual({
    name: "한가온",
    familyName: "Han",
    givenName: null,
    country: "KR",
    finalDegreeInstitution: "온누리대학교",
    major: null,
    affiliation: "온누리대학교",
    department: null,
    position: null,
    phoneNumber: "010-0000-0000",
    postcode: null,
    addressLine: "배움길 12",
    addressDetail: "304호",
  });
});
