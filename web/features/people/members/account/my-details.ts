// Personal details between GraphQL (camelCase) and the form, whose fields are named as validation/members.ts names them.

import type { FieldErrors } from "#schema/validation/core/codes.ts";
import type { MemberDetails } from "#schema/validation/people/members.ts";
import type { z } from "#schema/validation/zod.ts";
import { savedTexts } from "#web/components/forms/saved-texts.ts";
import type { MyDetailsInput } from "#web/gql/enums.ts";
import type { MyDetailsFragment } from "#web/gql/members.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

/** Every field in the order it is drawn. */
export const DETAILS_LABELS = {
  name: "members.field.name",
  family_name: "members.field.familyName",
  given_name: "members.field.givenName",
  country: "members.field.country",
  final_degree_institution: "members.field.finalDegreeInstitution",
  major: "members.field.major",
  affiliation: "members.field.affiliation",
  department: "members.field.department",
  position: "members.field.position",
  phone_number: "members.field.phoneNumber",
  postcode: "members.field.postcode",
  address_line: "members.field.addressLine",
  address_detail: "members.field.addressDetail",
} as const satisfies Record<string, MessageId>;

const detailsValues = savedTexts(DETAILS_LABELS);
export type DetailsValues = z.output<typeof detailsValues>;

/** What the form starts from. */
export function toDetailsValues(member: MyDetailsFragment): DetailsValues {
  return {
    name: member.name,
    family_name: member.familyName ?? "",
    given_name: member.givenName ?? "",
    country: member.country,
    final_degree_institution: member.finalDegreeInstitution ?? "",
    major: member.major ?? "",
    affiliation: member.affiliation ?? "",
    department: member.department ?? "",
    position: member.position ?? "",
    phone_number: member.phoneNumber ?? "",
    postcode: member.postcode ?? "",
    address_line: member.addressLine ?? "",
    address_detail: member.addressDetail ?? "",
  };
}

/** What the mutation takes. */
export function toDetailsInput(details: MemberDetails): MyDetailsInput {
  const {
    family_name: familyName,
    given_name: givenName,
    final_degree_institution: finalDegreeInstitution,
    phone_number: phoneNumber,
    address_line: addressLine,
    address_detail: addressDetail,
    ...rest
  } = details;
  return { ...rest, familyName, givenName, finalDegreeInstitution, phoneNumber, addressLine, addressDetail };
}

/** The mutation's field errors by the form's names. */
export function toDetailsFields(fields: FieldErrors): FieldErrors {
  const snake = (name: string) => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
  return Object.fromEntries(Object.entries(fields).map(([name, codes]) => [snake(name), codes]));
}

/** What was stored of the form. */
export const restoreDetails = (saved: unknown): DetailsValues | null =>
  detailsValues.safeParse(saved).data ?? null;
