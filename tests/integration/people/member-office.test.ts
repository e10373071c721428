import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { namelessAuditFields } from "#tests/support/audit-fields.ts";
import { createMember, createSession, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
type Person = Awaited<ReturnType<typeof createSignedIn>>;

const ask = (person: Person, query: string, variables: object = {}) =>
  askGraphql(gateway(), query, { variables, headers: person.session.headers });

let office: Person;
let boss: Person;
let finance: Person;
beforeAll(async () => {
  const createdAt = new Date("2020-01-01T00:00:00Z");
  office = await createSignedIn({ roles: ["MEMBER"], name: "임새봄", createdAt });
  boss = await createSignedIn({ roles: ["SUPER"], name: "서다온", createdAt });
  finance = await createSignedIn({ roles: ["FINANCE"], name: "조한별", createdAt });
});

describe("the list", () => {
  const LIST = `query ($filter: MembersFilter, $sort: MemberSort! = CREATED, $descending: Boolean! = true, $page: Int! = 1, $size: Int! = 20) {
    members(filter: $filter, sort: $sort, descending: $descending, page: $page, size: $size) {
      totalCount hasMore exactCount items { name membershipStatus record { profile { email requestedGrade } } } } }`;

  /** Names that come back, and the count beside them. */
  const list = async (variables: object) => {
    const { data } = await ask(office, LIST, variables);
    const { items, totalCount, exactCount } = Object(data).members;
    expect(exactCount).toBe(totalCount);
    return { names: items.map(({ name }: { name: string }) => name), totalCount };
  };
  const found = async (filter: object) =>
    (await list({ filter: { joined: { from: "2021-01-01" }, ...filter } })).names;

  beforeAll(async () => {
    const day = (text: string) => new Date(`${text}T03:00:00Z`);
    await createMember({
      name: "한가온",
      email: "gaon@norvale.example",
      affiliation: "온누리 대학교",
      grade: "REGULAR",
      createdAt: day("2021-03-01"),
    });
    await createMember({
      name: "서하람".normalize("NFD"),
      affiliation: "새벗대학교",
      gradeRequests: { create: { grade: "ASSOCIATE" } },
      createdAt: day("2021-03-02"),
    });
    await createMember({
      name: "Tomasz Wilk",
      country: "PL",
      affiliation: "Uniwersytet Lipowy",
      gradeRequests: { create: { grade: "REGULAR" } },
      createdAt: day("2021-03-03"),
    });
    await createMember({
      name: "도아름",
      affiliation: "가온번역",
      status: "SUSPENDED",
      grade: "LIFETIME",
      createdAt: day("2021-03-04"),
    });
    await createMember({
      name: "가온누리",
      country: "US",
      status: "WITHDRAWN",
      createdAt: day("2021-03-05"),
      gradeRequests: { create: { grade: "REGULAR", status: "REFUSED" } },
    });
  });

  test.each([
    ["two syllables of a name or an affiliation", { search: "가온" }, ["가온누리", "도아름", "한가온"]],
    ["the same decomposed", { search: "가온".normalize("NFD") }, ["가온누리", "도아름", "한가온"]],
    ["a part of an address, in any case", { search: "GAON@Norv" }, ["한가온"]],
    ["spacing does not count", { search: "온누리대학교" }, ["한가온"]],
    ["several words, all of which hold", { search: "lipowy tomasz" }, ["Tomasz Wilk"]],
    ["a name stored decomposed", { search: "하람" }, ["서하람".normalize("NFD")]],
    ["a single letter is too little", { search: "a" }, []],
    ["nothing of the kind", { search: "없는사람" }, []],
    ["affiliation alone", { affiliation: "가온" }, ["도아름"]],
    ["grade", { grade: ["REGULAR", "LIFETIME"] }, ["도아름", "한가온"]],
    ["status", { status: ["SUSPENDED"] }, ["도아름"]],
    ["country", { country: ["PL", "US"] }, ["가온누리", "Tomasz Wilk"]],
    ["a request that waits", { request: ["REGULAR"] }, ["Tomasz Wilk"]],
    [
      "any request that waits",
      { request: ["ASSOCIATE", "REGULAR", "INSTITUTION"] },
      ["Tomasz Wilk", "서하람".normalize("NFD")],
    ],
    [
      "the days somebody joined",
      { joined: { from: "2021-03-03", to: "2021-03-04" } },
      ["도아름", "Tomasz Wilk"],
    ],
    ["several at once", { search: "가온", status: ["ACTIVE"], country: ["KR"] }, ["한가온"]],
  ])("is narrowed by %s", async (_what, filter, names) => {
    expect(await found(filter)).toEqual(names);
  });

  test("is sorted by name or day, both ways, in pages with a total", async () => {
    const filter = { joined: { from: "2021-01-01", to: "2021-12-31" }, status: ["ACTIVE"] };
    expect(await list({ filter })).toMatchObject({ names: ["Tomasz Wilk", expect.any(String), "한가온"] });
    expect(await list({ filter, sort: "NAME", descending: false })).toMatchObject({
      names: ["Tomasz Wilk", expect.any(String), "한가온"],
      totalCount: 3,
    });
    expect(await list({ filter, page: 2 })).toEqual({ names: [], totalCount: 3 });
    expect((await ask(office, LIST, { size: 21 })).code).toBe("VALIDATION");
    expect((await ask(office, LIST, { filter: { joined: { from: "2021-02-30" } } })).code).toBe("VALIDATION");
  });
});

describe("a member's page", () => {
  const PAGE = `query ($id: Id!) { managedMember(id: $id) { name grade membershipStatus payments { state }
    record { viewerCanManage officeNote profile { email phoneNumber } changes { action actor } } } }`;
  const views = (subjectId: number) => db.auditEntry.findMany({ where: { action: "viewMember", subjectId } });

  test("shows everything to the office of members, which is written down once a look", async () => {
    const { id, email } = await createMember({ officeNote: "메모", phoneNumber: "02-1" });
    for (let i = 0; i < 2; i += 1) {
      const { data } = await ask(office, PAGE, { id });
      expect(data).toMatchObject({
        managedMember: {
          membershipStatus: "NONE",
          record: { viewerCanManage: true, officeNote: "메모", profile: { email, phoneNumber: "02-1" } },
        },
      });
    }
    expect(await views(id)).toMatchObject([{ actorId: office.id, address: "127.0.0.1" }]);
  });

  test("shows name and membershipStatus to FINANCE, and nothing personal", async () => {
    const { id, email } = await createMember({ name: "정이든", officeNote: "메모", grade: "LIFETIME" });
    const answer = await ask(finance, PAGE, { id });
    expect(answer.data).toEqual({
      managedMember: {
        name: "정이든",
        grade: "LIFETIME",
        membershipStatus: "EXEMPT",
        payments: [],
        record: null,
      },
    });
    expect(answer.text).not.toContain(email);
    expect(await views(id)).toEqual([]);
  });

  test("is null for nobody", async () => {
    expect((await ask(office, PAGE, { id: 2_000_000_000 })).data).toEqual({ managedMember: null });
  });
});

describe("details", () => {
  const SAVE = `mutation ($id: Id!, $version: Int!, $input: ManagedMemberInput!) {
    saveMember(id: $id, version: $version, input: $input) { name record { version officeNote changes { action before after } } } }`;

  test("are saved with what is another written down; an older version is answered with the current version", async () => {
    const { id } = await createMember({ name: "처음", affiliation: "가" });
    const input = { name: "다음", country: "KR", affiliation: "가", officeNote: "전화함" };
    expect((await ask(office, SAVE, { id, version: 1, input })).data).toMatchObject({
      saveMember: {
        name: "다음",
        record: {
          version: 2,
          officeNote: "전화함",
          changes: [
            {
              action: "saveMember",
              before: { name: "처음", officeNote: null },
              after: { name: "다음", officeNote: "전화함" },
            },
          ],
        },
      },
    });
    const late = await ask(office, SAVE, { id, version: 1, input: { ...input, name: "늦음" } });
    expect(late.code).toBe("CONFLICT");
    expect(JSON.parse(late.text).errors[0].extensions.conflict).toMatchObject({ version: 2, name: "다음" });
  });

  test("of two who save at once one is kept", async () => {
    const { id } = await createMember();
    const save = (name: string) => ask(office, SAVE, { id, version: 1, input: { name, country: "KR" } });
    const answers = await Promise.all(["하나", "둘", "셋"].map(save));
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "CONFLICT")).toHaveLength(2);
  });

  test("are refused by field", async () => {
    const { id } = await createMember();
    const answer = await ask(office, SAVE, { id, version: 1, input: { name: " ", country: "ZZ" } });
    expect(answer.errors[0]?.extensions?.fields).toEqual({
      name: ["REQUIRED"],
      country: ["COUNTRY_UNKNOWN"],
    });
  });
});

describe("grade and status", () => {
  const GRADE = `mutation ($id: Id!, $grade: MemberGrade!, $reason: String!) {
    changeMemberGrade(id: $id, grade: $grade, reason: $reason) { grade } }`;
  const SUSPEND =
    "mutation ($id: Id!, $reason: String!) { suspendMember(id: $id, reason: $reason) { status } }";
  const RESTORE = "mutation ($id: Id!) { restoreMember(id: $id) { status } }";
  const reason = "이사회 결정";

  test("a grade is given at once, told and written down; a request for it is answered", async () => {
    const { id } = await createMember({ gradeRequests: { create: { grade: "REGULAR" } } });
    expect((await ask(office, GRADE, { id, grade: "REGULAR", reason })).data).toEqual({
      changeMemberGrade: { grade: "REGULAR" },
    });
    expect(await db.gradeRequest.findFirst({ where: { memberId: id } })).toMatchObject({
      status: "APPROVED",
      decidedById: office.id,
    });
    expect(await db.mail.findFirst({ where: { memberId: id } })).toMatchObject({ kind: "GRADE_APPROVED" });
    expect(await db.auditEntry.findFirst({ where: { subjectId: id } })).toMatchObject({
      action: "changeMemberGrade",
      before: { grade: "GENERAL" },
      after: { grade: "REGULAR" },
      reason,
    });
    const again = await ask(office, GRADE, { id, grade: "REGULAR", reason });
    expect(again.errors[0]?.extensions?.fields).toEqual({ grade: ["GRADE_HELD"] });
  });

  test("a suspension ends every session; restoring lets the member in again", async () => {
    const member = await createSignedIn();
    const { id } = member;
    await createSession(id);
    expect((await ask(office, SUSPEND, { id, reason: " " })).code).toBe("VALIDATION");
    expect((await ask(office, SUSPEND, { id, reason })).data).toEqual({
      suspendMember: { status: "SUSPENDED" },
    });
    expect(await db.session.count({ where: { memberId: id } })).toBe(0);
    expect((await ask(member, "{ viewer { id } }")).status).toBe(401);
    expect((await ask(office, SUSPEND, { id, reason })).code).toBe("CONFLICT");
    expect((await ask(office, RESTORE, { id })).data).toEqual({ restoreMember: { status: "ACTIVE" } });
    expect((await ask(office, RESTORE, { id })).code).toBe("CONFLICT");
  });

  test("anyone who is of the office is managed by SUPER alone, and the last SUPER by nobody", async () => {
    const colleague = await createMember({ roles: ["CONTENT"] });
    expect((await ask(office, SUSPEND, { id: colleague.id, reason })).code).toBe("FORBIDDEN");
    expect((await ask(office, GRADE, { id: boss.id, grade: "HONORARY", reason })).code).toBe("FORBIDDEN");
    expect((await ask(boss, SUSPEND, { id: colleague.id, reason })).code).toBeNull();
    expect((await ask(boss, SUSPEND, { id: boss.id, reason })).code).toBe("LAST_SUPER");
    expect(await db.session.count({ where: { memberId: boss.id } })).toBe(1);
  });

  test("an account is closed as its owner closes it, and can be brought back until it is erased", async () => {
    const WITHDRAW =
      "mutation ($id: Id!, $reason: String!) { withdrawMember(id: $id, reason: $reason) { status } }";
    const member = await createSignedIn({ gradeRequests: { create: { grade: "REGULAR" } } });
    const { id } = member;
    expect((await ask(office, WITHDRAW, { id, reason })).data).toEqual({
      withdrawMember: { status: "WITHDRAWN" },
    });
    expect((await ask(member, "{ viewer { id } }")).status).toBe(401);
    expect(await db.gradeRequest.count({ where: { memberId: id } })).toBe(0);
    expect(await db.auditEntry.findFirst({ where: { subjectId: id } })).toMatchObject({
      action: "withdrawMember",
      actorId: office.id,
      reason,
    });
    expect((await ask(office, WITHDRAW, { id, reason })).code).toBe("CONFLICT");
    expect((await ask(office, GRADE, { id, grade: "REGULAR", reason })).code).toBe("CONFLICT");
    expect((await ask(office, RESTORE, { id })).data).toEqual({ restoreMember: { status: "ACTIVE" } });
    await db.member.update({
      where: { id },
      data: { status: "WITHDRAWN", withdrawnAt: new Date(), erasedAt: new Date() },
    });
    expect((await ask(office, RESTORE, { id })).code).toBe("CONFLICT");
  });

  test("a link for a new password goes out by mail, to an active member", async () => {
    const LINK = "mutation ($id: Id!) { sendResetLink(id: $id) { id } }";
    const { id } = await createMember();
    expect((await ask(office, LINK, { id })).code).toBeNull();
    // No mail server is set here, so the office reads that the mail waits.
    expect((await ask(office, "{ viewer { mailsAreSent } }")).data).toEqual({
      viewer: { mailsAreSent: false },
    });
    const mail = await db.mail.findFirst({ where: { memberId: id }, include: { token: true } });
    expect(mail).toMatchObject({ kind: "PASSWORD_RESET", token: { kind: "PASSWORD_RESET" } });
    // A second click within a minute sends nothing.
    expect((await ask(office, LINK, { id })).code).toBe("SENT_JUST_NOW");
    expect(await db.mail.count({ where: { memberId: id } })).toBe(1);
    await db.oneTimeToken.updateMany({
      where: { memberId: id },
      data: { createdAt: new Date(Date.now() - 61_000) },
    });
    expect((await ask(office, LINK, { id })).code).toBeNull();
    const { id: suspended } = await createMember({ status: "SUSPENDED" });
    expect((await ask(office, LINK, { id: suspended })).code).toBe("CONFLICT");
  });
});

test("the log names every field of what was done here", async () => {
  expect(await namelessAuditFields()).toEqual([]);
});
