// Says what the fields of a member's profile are called: in the forms of the office, in the list of what a
// roster changes, in the log.
import type { MessageId } from "#web/i18n/message-ids.ts";

/** In the order they are drawn. */
export const PROFILE_LABELS = {
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
} as const satisfies Record<string, MessageId>;
