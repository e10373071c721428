import { builder } from "#schema/builder.ts";
import { OWN_FIELD_TYPES } from "#schema/validation/programs/own-fields.ts";

export const OwnFieldTypeRef = builder.enumType("OwnFieldType", {
  description: "`CONSENT`: a box to tick.",
  values: OWN_FIELD_TYPES,
});

export const OwnFieldInputRef = builder.inputType("OwnFieldInput", {
  description: "A question of a program's own.",
  fields: (t) => ({
    key: t.string({
      required: true,
      description: "4 to 40 small letters, digits and `-`; answers belong to it.",
    }),
    type: t.field({ type: OwnFieldTypeRef, required: true }),
    labelKo: t.string(),
    labelEn: t.string(),
    isNeeded: t.boolean({ required: true }),
    choicesKo: t.stringList(),
    choicesEn: t.stringList({ description: "None, or as many as in Korean." }),
  }),
});
