// @module-tag both
// POST /api/v1/register as docs/core.md#calls-and-limits has it.
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#prisma/client.ts";
import { REGISTER, registrationBody } from "#tests/support/auth-bodies.ts";
import { createPageVersion } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

// A proxy of ours is in front, so that each registration comes from an address of its own.
const gateway = useGateway({ config: { trustProxy: 1 } });

let senders = 0;
function register(body: unknown): Promise<Response> {
  senders += 1;
  return gateway().send(REGISTER, body, { headers: { "x-forwarded-for": `198.51.100.${senders}` } });
}

describe("POST /api/v1/register", () => {
  beforeAll(async () => {
    const later = new Date(Date.now() + 86_400_000);
    await createPageVersion("TERMS", 1);
    await createPageVersion("TERMS", 2);
    await createPageVersion("TERMS", 3, { effectiveAt: later });
    await createPageVersion("PRIVACY_POLICY", 1);
  });

  it("answers 201 with the member's number and nothing else", async () => {
    const response = await register(registrationBody());
    expect(response.status).toBe(201);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("authorization")).toBeNull();
    expect(await response.json()).toEqual({ member_idx: expect.any(Number) });
  });

  it("writes the member, every consent with the text in force, and the grade applied for", async () => {
    const body = registrationBody({
      member_type: "REGULAR",
      name: "  홍길동  ",
      affiliation: "가나다대학교",
      final_degree_institution: "가나다대학교",
      phone_number: "+82 2-123-4567",
      language: "en",
      consents: { terms: true, privacy: true, age14: true, newsletter: true },
    });
    const { member_idx } = await (await register(body)).json();
    const member = await db.member.findUniqueOrThrow({
      where: { id: member_idx },
      include: {
        consents: { orderBy: { id: "asc" } },
        gradeRequests: true,
        staffRoles: true,
        sessions: true,
      },
    });
    expect(member).toMatchObject({
      name: "홍길동",
      grade: "GENERAL",
      status: "ACTIVE",
      language: "EN",
      isDemo: false,
    });
    expect(member).toMatchObject({ affiliation: "가나다대학교", phoneNumber: "+82 2-123-4567", major: null });
    expect(member.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(member.consents).toMatchObject([
      { kind: "TERMS", granted: true, pageVersion: 2, language: "EN" },
      { kind: "PRIVACY", granted: true, pageVersion: 1 },
      { kind: "AGE14", granted: true, pageVersion: null },
      { kind: "NEWSLETTER", granted: true, pageVersion: null },
    ]);
    expect(member.gradeRequests).toMatchObject([{ grade: "REGULAR", status: "PENDING" }]);
    expect(member.staffRoles).toEqual([]);
    expect(member.sessions).toEqual([]);
  });

  it("asks for no grade where none was applied for, and for no more than docs/people.md#accounts-and-grades requires", async () => {
    const { member_type: _, ...body } = registrationBody();
    const { member_idx } = await (await register(body)).json();
    expect(await db.gradeRequest.count({ where: { memberId: member_idx } })).toBe(0);
    const newsletter = await db.consent.findFirst({ where: { memberId: member_idx, kind: "NEWSLETTER" } });
    expect(newsletter?.granted).toBe(false);
  });

  it("refuses a taken address in whatever form it is typed", async () => {
    const body = registrationBody({ email: "Taken.Address@example.org" });
    expect((await register(body)).status).toBe(201);
    for (const email of ["taken.address@EXAMPLE.org", "  ｔaken.address@example.org "]) {
      const response = await register(registrationBody({ email }));
      expect(response.status).toBe(422);
      expect(await response.json()).toEqual({ code: "VALIDATION", fields: { email: ["EMAIL_TAKEN"] } });
    }
  });

  it.each([
    ["ADMIN as a grade", { member_type: "ADMIN" }, { member_type: ["CHOICE_UNKNOWN"] }],
    ["a grade only the office gives", { member_type: "HONORARY" }, { member_type: ["CHOICE_UNKNOWN"] }],
    ["a field nobody knows", { roles: ["SUPER"] }, { roles: ["UNKNOWN_FIELD"] }],
    ["a field of the table", { grade: "LIFETIME" }, { grade: ["UNKNOWN_FIELD"] }],
    ["a field of the prototype", { constructor: 1 }, { constructor: ["UNKNOWN_FIELD"] }],
    [
      "an unknown consent",
      { consents: { terms: true, privacy: true, age14: true, all: true } },
      { "consents.all": ["UNKNOWN_FIELD"] },
    ],
    [
      "no consent to the terms",
      { consents: { terms: false, privacy: true, age14: true } },
      { "consents.terms": ["CONSENT_REQUIRED"] },
    ],
    ["an object for a line", { name: { first: "x" } }, { name: ["TYPE_INVALID"] }],
    ["a NUL in a line", { name: "a\u0000b" }, { name: ["TEXT_INVALID"] }],
    ["half a surrogate pair", { name: "a\ud800b" }, { name: ["TEXT_INVALID"] }],
    ["a country of nowhere", { country: "ZZ" }, { country: ["COUNTRY_UNKNOWN"] }],
    [
      "no background",
      { member_type: "REGULAR" },
      { affiliation: ["REQUIRED"], final_degree_institution: ["REQUIRED"] },
    ],
  ])("refuses %s", async (_, overrides, fields) => {
    const response = await register({ ...registrationBody(), ...overrides });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ code: "VALIDATION", fields });
  });

  it("names everything that is wrong at once", async () => {
    const response = await register({
      password: "short",
      extra: 1,
      member_type: "ASSOCIATE",
    });
    const { fields } = await response.json();
    expect(fields).toEqual({
      email: ["EMAIL_REQUIRED"],
      password: ["PASSWORD_TOO_SHORT", "PASSWORD_WEAK"],
      confirm_password: ["PASSWORD_REQUIRED"],
      name: ["REQUIRED"],
      country: ["REQUIRED"],
      consents: ["CONSENT_REQUIRED"],
      affiliation: ["REQUIRED"],
      final_degree_institution: ["REQUIRED"],
      extra: ["UNKNOWN_FIELD"],
    });
  });

  it("makes one account of twenty registrations at once", async () => {
    const body = registrationBody();
    const responses = await Promise.all(Array.from({ length: 20 }, () => register(body)));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 422)]);
    const members = await db.member.findMany({ where: { email: body.email }, include: { consents: true } });
    expect(members.map(({ consents }) => consents.length)).toEqual([4]);
  });
});
