import { describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();

describe("the viewer", () => {
  const VIEWER = `{ viewer { id roles canOpenAdmin member {
    id email name country grade status affiliation phoneNumber createdAt requestedGrade } } }`;

  test("is null for a visitor", async () => {
    expect((await askGraphql(gateway(), VIEWER)).data).toEqual({ viewer: null });
  });

  test("is the member, with the pending request and the roles of this moment", async () => {
    const { id, email, session } = await createSignedIn({
      grade: "GENERAL",
      affiliation: "가나대학교",
      phoneNumber: "02-123-4567",
      gradeRequests: { create: [{ grade: "ASSOCIATE", status: "REFUSED" }, { grade: "REGULAR" }] },
    });
    const ask = () => askGraphql(gateway(), VIEWER, { headers: session.headers });
    expect((await ask()).data).toMatchObject({
      viewer: {
        id,
        roles: [],
        canOpenAdmin: false,
        member: {
          id,
          email,
          affiliation: "가나대학교",
          phoneNumber: "02-123-4567",
          requestedGrade: "REGULAR",
        },
      },
    });
    await db.staffAssignment.createMany({
      data: [
        { memberId: id, role: "PROGRAM" },
        { memberId: id, role: "CONTENT" },
      ],
    });
    expect((await ask()).data).toMatchObject({
      viewer: { roles: ["CONTENT", "PROGRAM"], canOpenAdmin: true },
    });
  });

  test("an answer for a member is never cached for anybody else", async () => {
    const { session } = await createSignedIn();
    const first = await askGraphql(gateway(), VIEWER, { headers: session.headers });
    expect(first.data).not.toEqual({ viewer: null });
    expect(first.headers.get("cache-control")).toBe("no-store");
    for (let i = 0; i < 3; i += 1)
      expect((await askGraphql(gateway(), VIEWER)).data).toEqual({ viewer: null });
  });
});

describe("updateMyDetails", () => {
  const UPDATE = `mutation ($version: Int! = 1, $input: MyDetailsInput!) { updateMyDetails(version: $version, input: $input) {
    id name familyName givenName latinName country finalDegreeInstitution major affiliation department position phoneNumber
    postcode addressLine addressDetail } }`;
  const full = {
    name: "  김가나 ",
    familyName: "Kim",
    givenName: " Ga-na",
    country: "US",
    finalDegreeInstitution: "가나대학교",
    major: "통역",
    affiliation: "나다연구소",
    department: "연구부",
    position: "연구원",
    phoneNumber: "+82 2-123-4567",
    postcode: "04524",
    addressLine: "12 Rue de la Paix",
    addressDetail: "3 ème étage",
  };

  test("changes the own row and no other, and empties what is left out", async () => {
    const [me, other] = [await createSignedIn(), await createSignedIn({ name: "다른 사람" })];
    const save = (input: object, version: number) =>
      askGraphql(gateway(), UPDATE, { variables: { version, input }, headers: me.session.headers });
    expect((await save(full, 1)).data).toEqual({
      updateMyDetails: { id: me.id, ...full, name: "김가나", givenName: "Ga-na", latinName: "Ga-na Kim" },
    });
    expect((await save({ name: "김", country: "KR", major: "", position: null }, 2)).data).toEqual({
      updateMyDetails: {
        id: me.id,
        name: "김",
        familyName: null,
        givenName: null,
        latinName: null,
        country: "KR",
        finalDegreeInstitution: null,
        major: null,
        affiliation: null,
        department: null,
        position: null,
        phoneNumber: null,
        postcode: null,
        addressLine: null,
        addressDetail: null,
      },
    });
    expect(await db.member.findUniqueOrThrow({ where: { id: other.id } })).toMatchObject({
      name: "다른 사람",
    });
  });

  test("anyone who read an older version gets the current version, and changes nothing", async () => {
    const { id, session } = await createSignedIn({ name: "그대로", major: "통역" });
    await db.member.update({
      where: { id },
      data: { department: "사무국이 고침", version: { increment: 1 } },
    });
    const answer = await askGraphql(gateway(), UPDATE, {
      variables: { input: full },
      headers: session.headers,
    });
    expect(answer).toMatchObject({ status: 200, data: null, code: "CONFLICT" });
    expect(JSON.parse(answer.text).errors[0].extensions.conflict).toEqual({
      version: 2,
      name: "그대로",
      familyName: null,
      givenName: null,
      country: "KR",
      finalDegreeInstitution: null,
      major: "통역",
      affiliation: null,
      department: "사무국이 고침",
      position: null,
      phoneNumber: null,
      postcode: null,
      addressLine: null,
      addressDetail: null,
    });
    expect(await db.member.findUniqueOrThrow({ where: { id } })).toMatchObject({
      name: "그대로",
      version: 2,
    });
  });

  test("refuses by field, with the codes of the form, and changes nothing", async () => {
    const { id, session } = await createSignedIn({ name: "그대로" });
    const answer = await askGraphql(gateway(), UPDATE, {
      variables: {
        input: {
          ...full,
          name: " ",
          familyName: "김",
          country: "ZZ",
          phoneNumber: "call me",
          postcode: "0".repeat(21),
          finalDegreeInstitution: "가".repeat(201),
        },
      },
      headers: session.headers,
    });
    expect(answer).toMatchObject({ status: 200, data: null, code: "VALIDATION" });
    expect(answer.errors[0]?.extensions?.fields).toEqual({
      name: ["REQUIRED"],
      familyName: ["LATIN_NEEDED"],
      country: ["COUNTRY_UNKNOWN"],
      phoneNumber: ["PHONE_INVALID"],
      postcode: ["TOO_LONG"],
      finalDegreeInstitution: ["TOO_LONG"],
    });
    expect(await db.member.findUniqueOrThrow({ where: { id } })).toMatchObject({ name: "그대로" });
  });

  test("takes no field that is not a personal detail", async () => {
    const { session } = await createSignedIn();
    for (const field of ["grade", "status", "email", "id"]) {
      const answer = await askGraphql(gateway(), UPDATE, {
        variables: { input: { ...full, [field]: "SUPER" } },
        headers: session.headers,
      });
      expect(answer.code).toBe("MALFORMED");
    }
  });
});

describe("countries", () => {
  const countries = async (language: string) =>
    Object((await askGraphql(gateway(), `{ countries(language: ${language}) { code name } }`)).data)
      .countries;

  test("are the 249 of ISO 3166-1 and Kosovo, Korea first, then by name", async () => {
    const [korean, english] = [await countries("KO"), await countries("EN")];
    expect(korean).toHaveLength(250);
    expect(english).toHaveLength(250);
    expect(korean[0]).toEqual({ code: "KR", name: "한국" });
    expect(english[0]).toEqual({ code: "KR", name: "South Korea" });
    expect(korean[1].name).toBe("가나");
    expect(english[1].name).toBe("Afghanistan");
    const names = english.slice(1).map(({ name }: { name: string }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator("en").compare));
  });
});
