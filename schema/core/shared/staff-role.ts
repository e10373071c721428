import { StaffRole } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";

export const StaffRoleRef = builder.enumType("StaffRole", {
  description: "What a member of the office may do; several per person.",
  values: Object.values(StaffRole),
});
