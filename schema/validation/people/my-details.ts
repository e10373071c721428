// The personal details a member changes alone, by the names GraphQL gives them: the form, the mutation and its error
// fields say `finalDegreeInstitution` where REST says `final_degree_institution`. The rules are those of registration.

import { z } from "#schema/validation/zod.ts";
import { memberDetails } from "./members.ts";

const { shape } = memberDetails;

/** The input of `updateMyDetails`. */
export const myDetails = z.strictObject({
  name: shape.name,
  familyName: shape.family_name,
  givenName: shape.given_name,
  country: shape.country,
  finalDegreeInstitution: shape.final_degree_institution,
  major: shape.major,
  affiliation: shape.affiliation,
  department: shape.department,
  position: shape.position,
  phoneNumber: shape.phone_number,
  postcode: shape.postcode,
  addressLine: shape.address_line,
  addressDetail: shape.address_detail,
});
export type CheckedMyDetails = z.output<typeof myDetails>;
