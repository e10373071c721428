// A member: readable by the member and by the MEMBER office, whichever query leads here.
import { MemberStatus } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";
import { latinName } from "#schema/core/shared/person-name.ts";
import { readMember } from "#schema/policies/people/members.ts";

export const MemberStatusRef = builder.enumType("MemberStatus", {
  description: "Whether the account may sign in; apart from the grade.",
  values: Object.values(MemberStatus),
});

export const MemberRef = builder.prismaObject("Member", {
  select: { id: true },
  authScopes: (member) => ({ can: (viewer) => readMember(viewer, member) }),
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    version: t.exposeInt("version", { description: "What updateMyDetails has to carry." }),
    email: t.exposeString("email"),
    name: t.exposeString("name", { description: "As the person writes it: of Koreans in Hangul." }),
    familyName: t.exposeString("familyName", { nullable: true, description: "In Latin letters." }),
    givenName: t.exposeString("givenName", { nullable: true, description: "In Latin letters." }),
    latinName: t.string({
      nullable: true,
      description: "Given name first, as English has it; null where nobody said it.",
      select: { familyName: true, givenName: true },
      resolve: latinName,
    }),
    country: t.exposeString("country"),
    grade: t.expose("grade", { type: MemberGradeRef }),
    status: t.expose("status", { type: MemberStatusRef }),
    finalDegreeInstitution: t.exposeString("finalDegreeInstitution", { nullable: true }),
    major: t.exposeString("major", { nullable: true }),
    affiliation: t.exposeString("affiliation", { nullable: true }),
    department: t.exposeString("department", { nullable: true }),
    position: t.exposeString("position", { nullable: true }),
    phoneNumber: t.exposeString("phoneNumber", { nullable: true }),
    postcode: t.exposeString("postcode", {
      nullable: true,
      description: "Of the address that post goes to.",
    }),
    addressLine: t.exposeString("addressLine", {
      nullable: true,
      description: "Of the address that post goes to.",
    }),
    addressDetail: t.exposeString("addressDetail", {
      nullable: true,
      description: "What is below `addressLine`: building, floor, flat.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    requestedGrade: t.field({
      type: MemberGradeRef,
      nullable: true,
      description: "The grade applied for that the office has not decided on yet.",
      select: {
        gradeRequests: {
          select: { grade: true },
          where: { status: "PENDING" },
          orderBy: { id: "desc" },
          take: 1,
        },
      },
      resolve: ({ gradeRequests }) => gradeRequests[0]?.grade ?? null,
    }),
  }),
});
