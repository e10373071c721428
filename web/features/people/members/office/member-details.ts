// A member's details between GraphQL and the office's form.
import type { z } from "#schema/validation/zod.ts";
import type { Stored } from "#web/components/editor/editor-types.ts";
import { savedTexts } from "#web/components/forms/saved-texts.ts";
import { PROFILE_LABELS } from "#web/components/members/profile-labels.ts";
import type { ManagedMemberFragment, MemberDetailsFragment } from "#web/gql/member-office.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

export type MemberRecord = NonNullable<ManagedMemberFragment["record"]>;

/** Every field in the order it is drawn. */
export const MEMBER_LABELS = {
  ...PROFILE_LABELS,
  officeNote: "member-office.field.officeNote",
} as const satisfies Record<string, MessageId>;

const memberValues = savedTexts(MEMBER_LABELS);
type MemberValues = z.output<typeof memberValues>;

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

/** What was stored on this device. */
export const restoreMember = (saved: unknown): MemberValues | null =>
  memberValues.safeParse(saved).data ?? null;
