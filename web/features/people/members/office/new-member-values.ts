// Says what the form starts from in which the office adds a member, and what its fields are called.
import { PROFILE_LABELS } from "#web/components/members/profile-labels.ts";

/** Most who are added live in Korea, and get their emails in Korean. */
export const NO_MEMBER_YET = {
  email: "",
  name: "",
  familyName: "",
  givenName: "",
  country: "KR",
  finalDegreeInstitution: "",
  major: "",
  affiliation: "",
  department: "",
  position: "",
  phoneNumber: "",
  postcode: "",
  addressLine: "",
  addressDetail: "",
  grade: "GENERAL",
  language: "KO",
  isInvited: true,
};

/** Every field in the order it is drawn. */
export const NEW_MEMBER_LABELS = {
  email: "members.field.email",
  ...PROFILE_LABELS,
  grade: "member-office.field.grade",
  language: "member-office.field.language",
  isInvited: "member-office.add.invite",
} as const;
