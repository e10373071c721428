// Defines what members do with their own presentations.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { submitPresentations } from "#schema/policies/programs/presentations.ts";
import { presentationDraft, presentationInput } from "#schema/validation/programs/presentations.ts";
import { PresentationRef } from "./presentation.ts";
import { PresentationKindRef } from "./presentation-enums.ts";
import { savePresentation, withdrawPresentation } from "./save-presentation.ts";

const AuthorInputRef = builder.inputType("PresentationAuthorInput", {
  fields: (t) => ({
    name: t.string({ required: true }),
    nameEn: t.string(),
    affiliation: t.string(),
    email: t.string({ required: true }),
    isPresenter: t.boolean({ required: true }),
  }),
});

const inputNamed = (name: "PresentationDraftInput" | "PresentationInput", description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({
      kind: t.field({ type: PresentationKindRef, required: true }),
      topic: t.int(),
      titleKo: t.string(),
      titleEn: t.string(),
      abstractKo: t.string(),
      abstractEn: t.string(),
      authors: t.field({ type: [AuthorInputRef], required: true }),
    }),
  });
const DraftInputRef = inputNamed("PresentationDraftInput", "As it is typed.").validate(presentationDraft);
const InputRef = inputNamed("PresentationInput", "As it is submitted.").validate(presentationInput);

const saved = builder.args((arg) => ({
  programId: arg.field({ type: "Id", required: true }),
  id: arg.field({ type: "Id", description: "Null: a new one." }),
  version: arg.int({ description: "Of the one that was seen." }),
}));

builder.queryField("myPresentations", (t) =>
  t.prismaField({
    type: [PresentationRef],
    description: "One's own of a program, drafts among them.",
    authScopes: { can: submitPresentations },
    args: { programId: t.arg({ type: "Id", required: true }) },
    resolve: (query, _root, { programId }, context) =>
      db.presentation.findMany({
        ...query,
        where: { programId, memberId: authorOf(context).memberId },
        orderBy: { id: "asc" },
      }),
  }),
);

const ofAuthor = { who: "member", can: submitPresentations } as const;
const readPresentation = (query: object, id: number) =>
  db.presentation.findUniqueOrThrow({ ...query, where: { id } });

action("savePresentationDraft", {
  ...ofAuthor,
  type: PresentationRef,
  description:
    "Saves what was typed. MOVE_REFUSED while the call is closed and of what was submitted; CONFLICT.",
  args: {
    ...saved,
    ...builder.args((arg) => ({ input: arg.field({ type: DraftInputRef, required: true }) })),
  },
  run: (tx, { id = null, version = null, ...given }, author, { mail }) =>
    savePresentation(tx, { ...given, id, version, submits: false }, author, mail.links),
  answer: readPresentation,
});

action("submitPresentation", {
  ...ofAuthor,
  type: PresentationRef,
  description: "Submits it, or changes what was submitted. MOVE_REFUSED while the call is closed; CONFLICT.",
  args: { ...saved, ...builder.args((arg) => ({ input: arg.field({ type: InputRef, required: true }) })) },
  run: (tx, { id = null, version = null, ...given }, author, { mail }) =>
    savePresentation(tx, { ...given, id, version, submits: true }, author, mail.links),
  answer: readPresentation,
});

action("withdrawPresentation", {
  ...ofAuthor,
  type: "Boolean",
  description: "Withdraws it before the event; a draft is deleted. MOVE_REFUSED; CONFLICT.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true }),
  })),
  run: (tx, asked, author) => withdrawPresentation(tx, asked, author),
  answer: () => true,
});
