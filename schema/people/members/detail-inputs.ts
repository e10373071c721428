// The details of a person as mutations take them: the member's own, those the office edits, and those of somebody whom it adds.
import type { InputFieldBuilder } from "@pothos/core";
import type { builder } from "#schema/builder.ts";

export const inputOfDetails = (t: InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">) => ({
  name: t.string({ required: true }),
  familyName: t.string({ description: "In Latin letters, as givenName." }),
  givenName: t.string(),
  country: t.string({ required: true, description: "ISO 3166-1 alpha-2, or XK." }),
  finalDegreeInstitution: t.string(),
  major: t.string(),
  affiliation: t.string(),
  department: t.string(),
  position: t.string(),
  phoneNumber: t.string(),
  postcode: t.string({ description: "Of the address that post goes to, as the next two." }),
  addressLine: t.string(),
  addressDetail: t.string(),
});
