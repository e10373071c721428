// Defines what a person may type about themselves: registration, sign-in, password change, personal details.
// The REST routes, the GraphQL mutations and the forms all use these schemas; issues carry codes, not
// sentences (specification 5, docs/people.md#accounts-and-grades). Field names are those of the REST table,
// so a form, a body and an error name the same thing.

import { isCountryCode } from "#schema/validation/core/countries.ts";
import { emailAddress } from "#schema/validation/core/email-address.ts";
import {
  LINE_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PHONE_MAX_LENGTH,
  POSTCODE_MAX_LENGTH,
} from "#schema/validation/core/limits.ts";
import {
  missing,
  optionalLine,
  optionalName,
  requiredLine,
  requiredName,
} from "#schema/validation/core/lines.ts";
import { z } from "#schema/validation/zod.ts";
import { APPLICABLE_GRADES, requiresBackground } from "./applicable-grades.ts";
import { PASSWORD_RULES } from "./password-rules.ts";

/**
 * The form of an address that is compared and unique: trimmed, NFKC, case-folded. JavaScript has no case
 * folding. Lower, upper and lower case again folds what lower case alone keeps apart (ß, ẞ and SS), and
 * folding the result once more changes nothing.
 */
export function emailKey(email: string): string {
  return email.normalize("NFKC").trim().toLowerCase().toUpperCase().toLowerCase().normalize("NFKC");
}

/** A password somebody signs in with. The rules may have been different when it was chosen, so it only has to be there. */
export const givenPassword = z.string(missing("PASSWORD_REQUIRED")).min(1, { error: "PASSWORD_REQUIRED" });

/** A password somebody chooses. */
export const newPassword = givenPassword.superRefine((value, context) => {
  if (value === "") return;
  const password = value.normalize("NFKC");
  const issue = (code: string) => context.addIssue({ code: "custom", message: code });
  if (!PASSWORD_RULES.length(password)) issue("PASSWORD_TOO_SHORT");
  if ([...password].length > PASSWORD_MAX_LENGTH) issue("PASSWORD_TOO_LONG");
  const { uppercase, lowercase, digit, special } = PASSWORD_RULES;
  if (![uppercase, lowercase, digit, special].every((rule) => rule(password))) issue("PASSWORD_WEAK");
});

const country = requiredLine(2).refine((value) => value === "" || isCountryCode(value), {
  error: "COUNTRY_UNKNOWN",
});
/** Digits with the usual separators; foreign numbers differ too much to say more. */
const phone = optionalLine(PHONE_MAX_LENGTH).refine(
  (value) => value === null || /^\+?[\d\s().-]{5,}$/.test(value),
  { error: "PHONE_INVALID" },
);

const profile = {
  name: requiredName(LINE_MAX_LENGTH),
  country,
  final_degree_institution: optionalName(LINE_MAX_LENGTH),
  major: optionalName(LINE_MAX_LENGTH),
  affiliation: optionalName(LINE_MAX_LENGTH),
  department: optionalName(LINE_MAX_LENGTH),
  position: optionalName(LINE_MAX_LENGTH),
  phone_number: phone,
};

/**
 * Rules about two fields are reported together with the rules about one, so that a person sees everything at
 * once. Zod alone would hold them back until every field passes. So their values may be of any type, whatever
 * the types say.
 */
const always = { when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null };
const differ = (one: unknown, other: unknown) =>
  typeof one === "string" && typeof other === "string" && one !== other;

const agreed = z.literal(true, { error: "CONSENT_REQUIRED" });

/** POST /api/v1/register. */
export const registration = z
  .strictObject({
    email: emailAddress,
    password: newPassword,
    confirm_password: givenPassword,
    ...profile,
    /** The grade applied for; without one the member is GENERAL like everybody at first. */
    member_type: z.enum(APPLICABLE_GRADES, { error: "CHOICE_UNKNOWN" }).default("GENERAL"),
    consents: z.strictObject(
      {
        terms: agreed,
        privacy: agreed,
        age14: agreed,
        newsletter: z.boolean({ error: "TYPE_INVALID" }).default(false),
      },
      { error: "CONSENT_REQUIRED" },
    ),
    /** The language the form was filled in; mail is written in it. */
    language: z.enum(["ko", "en"], { error: "CHOICE_UNKNOWN" }).default("ko"),
  })
  .superRefine((value, context) => {
    const issue = (path: string, code: string) =>
      context.addIssue({ code: "custom", path: [path], message: code });
    if (differ(value.password, value.confirm_password)) issue("confirm_password", "PASSWORD_MISMATCH");
    if (typeof value.password === "string" && typeof value.email === "string" && value.email !== "") {
      if (emailKey(value.password) === emailKey(value.email)) issue("password", "PASSWORD_IS_EMAIL");
    }
    if (requiresBackground(value.member_type)) {
      if (!value.affiliation) issue("affiliation", "REQUIRED");
      if (!value.final_degree_institution) issue("final_degree_institution", "REQUIRED");
    }
  }, always);
export type RegistrationInput = z.input<typeof registration>;
export type Registration = z.output<typeof registration>;

/** POST /api/v1/login. */
export const login = z.strictObject({ email: emailAddress, password: givenPassword });
export type Login = z.output<typeof login>;

/** PATCH /api/v1/change-password. The rule about the own address needs the member and is checked by the route. */
export const passwordChange = z
  .strictObject({
    old_password: givenPassword,
    new_password: newPassword,
    confirm_new_password: givenPassword,
  })
  .superRefine((value, context) => {
    const issue = (path: string, code: string) =>
      context.addIssue({ code: "custom", path: [path], message: code });
    if (differ(value.new_password, value.confirm_new_password))
      issue("confirm_new_password", "PASSWORD_MISMATCH");
    if (value.new_password && value.new_password === value.old_password)
      issue("new_password", "PASSWORD_UNCHANGED");
  }, always);
export type PasswordChange = z.output<typeof passwordChange>;

/** POST /api/v1/forgot-password. */
export const forgottenPassword = z.strictObject({ email: emailAddress });
export type ForgottenPassword = z.output<typeof forgottenPassword>;

/** What a link in a mail carries. Whether it is one only the server knows. */
export const linkToken = z.string(missing("REQUIRED")).max(200, { error: "TOO_LONG" });

/** POST /api/v1/reset-password. The rule about the own address needs the member and is checked by the route. */
export const passwordReset = z
  .strictObject({ token: linkToken, new_password: newPassword, confirm_new_password: givenPassword })
  .superRefine((value, context) => {
    if (differ(value.new_password, value.confirm_new_password))
      context.addIssue({ code: "custom", path: ["confirm_new_password"], message: "PASSWORD_MISMATCH" });
  }, always);
export type PasswordReset = z.output<typeof passwordReset>;

/** A part of a name as passports and journals print it: Latin letters with their marks, hyphens, apostrophes, points. */
const latinName = optionalName(LINE_MAX_LENGTH).refine(
  (value) => value === null || /^[\p{Script=Latin}\p{M}\s.'’-]+$/u.test(value),
  { error: "LATIN_NEEDED" },
);

/**
 * Where post goes to (docs/people.md#names-and-addresses): never asked for, and free text, because every
 * country writes it its own way.
 */
const postalAddress = {
  postcode: optionalName(POSTCODE_MAX_LENGTH),
  address_line: optionalName(LINE_MAX_LENGTH),
  address_detail: optionalName(LINE_MAX_LENGTH),
};

/**
 * The personal details a member may change alone. Another e-mail address has to be proved first (gateway/auth/prove-address.ts).
 */
export const memberDetails = z.strictObject({
  ...profile,
  ...postalAddress,
  family_name: latinName,
  given_name: latinName,
});
export type MemberDetails = z.output<typeof memberDetails>;
