// A member's details between GraphQL and the office's form.
import type { z } from "#schema/validation/zod.ts";
import type { Stored } from "#web/components/editor/editor-types.ts";
import { keptTexts } from "#web/components/forms/kept-texts.ts";
import type { ManagedMemberFragment, MemberDetailsFragment } from "#web/gql/member-office.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

export type MemberRecord = NonNullable<ManagedMemberFragment["record"]>;

/** Every field in the order it is drawn. */
export const MEMBER_LABELS = {
  name: "members.field.name",
  familyName: "members.field.familyName",
  givenName: "members.field.givenName",
  country: "members.field.country",
  finalDegreeInstitution: "members.field.finalDegreeInstitution",
  major: "members.field.major",
  affiliation: "members.field.affiliation",
  department: "members.field.department",
  position: "members.field.position",
  phoneNumber: "members.field.phoneNumber",
  postcode: "members.field.postcode",
  addressLine: "members.field.addressLine",
  addressDetail: "members.field.addressDetail",
  officeNote: "member-office.field.officeNote",
} as const satisfies Record<string, MessageId>;

const memberValues = keptTexts(MEMBER_LABELS);
export type MemberValues = z.output<typeof memberValues>;

/** What the form starts from. */
export function toStoredMember({
  version,
  profile,
  officeNote,
}: MemberDetailsFragment): Stored<MemberValues> {
  return {
    version,
    values: {
      name: profile.name,
      familyName: profile.familyName ?? "",
      givenName: profile.givenName ?? "",
      country: profile.country,
      finalDegreeInstitution: profile.finalDegreeInstitution ?? "",
      major: profile.major ?? "",
      affiliation: profile.affiliation ?? "",
      department: profile.department ?? "",
      position: profile.position ?? "",
      phoneNumber: profile.phoneNumber ?? "",
      postcode: profile.postcode ?? "",
      addressLine: profile.addressLine ?? "",
      addressDetail: profile.addressDetail ?? "",
      officeNote: officeNote ?? "",
    },
  };
}

/** What was kept on this device. */
export const restoreMember = (kept: unknown): MemberValues | null =>
  memberValues.safeParse(kept).data ?? null;
