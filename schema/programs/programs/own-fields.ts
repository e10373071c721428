// The own fields of a program: as everybody reads them, and as the office writes them.
import { builder } from "#schema/builder.ts";
import { type OwnField, readOwnFields } from "#schema/validation/programs/own-fields.ts";
import { OwnFieldTypeRef } from "./own-field-type.ts";
import { ProgramRef } from "./program.ts";
import { ProgramForEditingRef } from "./program-for-editing.ts";

const OwnFieldRef = builder.objectRef<OwnField>("OwnField").implement({
  description: "What a program asks its applicants beside the usual.",
  fields: (t) => ({
    key: t.exposeString("key"),
    type: t.field({ type: OwnFieldTypeRef, resolve: ({ type }) => type }),
    labelKo: t.exposeString("labelKo"),
    labelEn: t.exposeString("labelEn", { nullable: true }),
    isNeeded: t.exposeBoolean("isNeeded"),
    choicesKo: t.stringList({ resolve: ({ choicesKo }) => [...choicesKo] }),
    choicesEn: t.stringList({ resolve: ({ choicesEn }) => [...choicesEn] }),
  }),
});

const select = { ownFields: true } as const;
const fieldsOf = ({ ownFields }: { readonly ownFields: unknown }) => [...readOwnFields(ownFields)];
builder.prismaObjectFields(ProgramRef, (t) => ({
  ownFields: t.field({ type: [OwnFieldRef], description: "In order.", select, resolve: fieldsOf }),
}));
builder.prismaObjectFields(ProgramForEditingRef, (t) => ({
  ownFields: t.field({ type: [OwnFieldRef], description: "In order.", select, resolve: fieldsOf }),
}));
