// @module-tag server
// The office finds a member by everything that is on the page, and takes all of it out.
import { beforeAll, expect, test } from "vitest";
import { createMember, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
let headers: Record<string, string>;
let id: number;

beforeAll(async () => {
  headers = (await createSignedIn({ roles: ["MEMBER"], emailProvedAt: new Date() })).session.headers;
  ({ id } = await createMember({
    name: "윤슬기",
    familyName: "Yoon",
    givenName: "Seul-gi",
    language: "EN",
    phoneNumber: "010-2345-6789",
    postcode: "04524",
    addressLine: "윤슬길 9",
    department: "통번역대학원",
    position: "조교수",
    finalDegreeInstitution: "물빛대학교",
    major: "법정통역",
    gradeRequests: { create: [{ grade: "REGULAR", status: "PENDING" }] },
    consents: {
      create: [false, true].map((granted) => ({ kind: "NEWSLETTER", granted, language: "KO" as const })),
    },
  }));
  await createMember({
    name: "그만둔 사람",
    emailProvedAt: new Date(),
    consents: {
      create: [true, false].map((granted) => ({ kind: "NEWSLETTER", granted, language: "KO" as const })),
    },
  });
});

async function found(filter: object) {
  const query = `query ($filter: MembersFilter) { members(filter: $filter) { items { id record { newsletter language } } exactCount } }`;
  const { data } = await askGraphql(gateway(), query, { variables: { filter }, headers });
  return Object(data).members;
}

test.each([
  { search: "01023456789" },
  { search: "2345-6789" },
  { search: "seul-gi yoon" },
  { search: "통번역 대학원" },
  { department: "통번역" },
  { position: "조교수" },
  { finalDegreeInstitution: "물빛" },
  { major: "법정" },
  { language: ["EN"] },
  { newsletter: true },
  { emailProved: ["UNPROVED"] },
])("by %j", async (filter) => {
  const asked = await found(filter);
  expect(asked.items).toEqual([{ id, record: { newsletter: true, language: "EN" } }]);
  expect(asked.exactCount).toBe(1);
});

test("by the number, and by nothing that is not so", async () => {
  expect((await found({ number: { from: id, to: id } })).items).toMatchObject([{ id }]);
  expect((await found({ number: { from: id, to: id }, emailProved: ["PROVED"] })).items).toEqual([]);
  expect((await found({ search: "윤슬기", newsletter: true, major: "회의" })).items).toEqual([]);
});

test("an export has every column", async () => {
  const columns = [
    { key: "number", heading: "번호" },
    { key: "phoneNumber", heading: "전화" },
    { key: "postcode", heading: "우편번호" },
    { key: "addressLine", heading: "주소" },
    { key: "position", heading: "직위" },
    { key: "language", heading: "메일 언어", words: { EN: "영어" } },
    { key: "newsletter", heading: "소식지", words: { yes: "받음" } },
    { key: "emailProved", heading: "주소", words: { UNPROVED: "확인 안 됨" } },
    // As the screen has it: who is active and waits for a grade waits.
    { key: "status", heading: "상태", words: { ACTIVE: "활동", WAITING: "승인 대기" } },
  ];
  const filter = { search: "윤슬기" };
  const request = {
    list: "members",
    sort: "NAME",
    descending: false,
    columns,
    reason: "명부",
    format: "csv",
  };
  const response = await gateway().send("/api/v1/exports", { ...request, filter }, { headers });
  expect(response.status).toBe(200);
  const [, row] = (await response.text()).split(/\r?\n/);
  expect(row).toBe(`${id},010-2345-6789,04524,윤슬길 9,조교수,영어,받음,확인 안 됨,승인 대기`);
});
