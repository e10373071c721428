// The values of the registration form: the body of POST /api/v1/register as text fields and boxes hold it.
import { APPLICABLE_GRADES, type ApplicableGrade } from "#schema/validation/people/applicable-grades.ts";
import type { UiLanguage } from "#web/i18n/language.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

interface RegistrationValues {
  email: string;
  password: string;
  confirm_password: string;
  name: string;
  country: string;
  member_type: ApplicableGrade;
  final_degree_institution: string;
  major: string;
  affiliation: string;
  department: string;
  position: string;
  phone_number: string;
  consents: { terms: boolean; privacy: boolean; age14: boolean; newsletter: boolean };
  language: UiLanguage;
}

/** An empty form. Most who join live in Korea, and everybody may choose. */
export function emptyRegistration(language: UiLanguage): RegistrationValues {
  return {
    email: "",
    password: "",
    confirm_password: "",
    name: "",
    country: language === "ko" ? "KR" : "",
    member_type: "GENERAL",
    final_degree_institution: "",
    major: "",
    affiliation: "",
    department: "",
    position: "",
    phone_number: "",
    consents: { terms: false, privacy: false, age14: false, newsletter: false },
    language,
  };
}

/** Every field in the order it is drawn. */
export const REGISTRATION_LABELS = {
  email: "members.field.email",
  password: "members.field.password",
  confirm_password: "members.field.confirmPassword",
  name: "members.field.name",
  country: "members.field.country",
  member_type: "members.field.memberType",
  final_degree_institution: "members.field.finalDegreeInstitution",
  major: "members.field.major",
  affiliation: "members.field.affiliation",
  department: "members.field.department",
  position: "members.field.position",
  phone_number: "members.field.phoneNumber",
  "consents.terms": "members.consent.terms",
  "consents.privacy": "members.consent.privacy",
  "consents.age14": "members.consent.age14",
  "consents.newsletter": "members.consent.newsletter",
} as const satisfies Record<string, MessageId>;

/** What may be stored on the device: neither passwords nor consent, which is given again. */
export function draftOf(values: RegistrationValues): Partial<RegistrationValues> {
  const { password: _, confirm_password: __, consents: ___, language: ____, ...rest } = values;
  return rest;
}

/** What was stored, as far as it still fits. */
export function restoreRegistration(saved: unknown): Partial<RegistrationValues> {
  const known = draftOf(emptyRegistration("ko"));
  const texts = Object.entries(Object(saved)).filter(
    ([name, value]) => name in known && typeof value === "string",
  );
  const grade = APPLICABLE_GRADES.find((candidate) => candidate === Object(saved).member_type);
  return { ...Object.fromEntries(texts), member_type: grade ?? "GENERAL" };
}
