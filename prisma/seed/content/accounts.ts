// The demo accounts of docs/people.md#accounts-and-grades. They share one password and are marked, so that a
// server open to the network refuses to run with them.

import type { Prisma } from "#prisma/generated/client.ts";
import type { MemberGrade, StaffRole } from "#prisma/generated/enums.ts";
import type { ApplicableGrade } from "#schema/validation/people/applicable-grades.ts";

export const DEMO_PASSWORD = "Demo!2345";

export interface DemoAccount {
  readonly profile: Omit<Prisma.MemberCreateManyInput, "passwordHash" | "emailKey"> & {
    readonly grade: MemberGrade;
  };
  readonly role?: StaffRole;
  /** Waits for the office. */
  readonly requests?: ApplicableGrade;
}

const office = (
  email: string,
  name: string,
  department: string,
  position: string,
  role: StaffRole,
): DemoAccount => ({
  profile: {
    email,
    name,
    country: "KR",
    affiliation: "가나다 국제통번역학회",
    department,
    position,
    grade: "REGULAR",
  },
  role,
});

export const demoAccounts: readonly DemoAccount[] = [
  office("admin@example.org", "서다온", "사무국", "사무국장", "SUPER"),
  office("content@example.org", "민가람", "홍보위원회", "간사", "CONTENT"),
  office("program@example.org", "윤이든", "교육위원회", "간사", "PROGRAM"),
  office("finance@example.org", "조한별", "사무국", "재무 담당", "FINANCE"),
  office("members@example.org", "임새봄", "사무국", "회원 담당", "MEMBER"),
  office("journal@example.org", "정여울", "편집위원회", "편집간사", "JOURNAL"),
  {
    profile: {
      email: "member@example.org",
      name: "한가온",
      familyName: "Han",
      givenName: "Ga-on",
      country: "KR",
      finalDegreeInstitution: "온누리대학교",
      major: "한영 통번역",
      affiliation: "온누리대학교 통번역대학원",
      department: "한영과",
      position: "조교수",
      phoneNumber: "010-0000-0000",
      postcode: "00000",
      addressLine: "온누리시 온누리구 배움길 12",
      addressDetail: "온누리대학교 인문관 304호",
      grade: "REGULAR",
    },
  },
  {
    profile: {
      email: "new@example.org",
      name: "Mira Halden",
      country: "NO",
      finalDegreeInstitution: "Norvale University",
      major: "Korean Studies",
      affiliation: "Norvale University",
      grade: "GENERAL",
      language: "EN",
    },
    requests: "ASSOCIATE",
  },
];
