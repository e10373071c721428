import { MemberGrade } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";

export const MemberGradeRef = builder.enumType("MemberGrade", {
  description: "What a person is to the association; everybody starts as GENERAL.",
  values: Object.values(MemberGrade),
});
