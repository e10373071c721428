// Defines what an applicant answered to the program's own fields: for the applicant and the office of programs.
import type { File } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { FileRef } from "#schema/core/files/file.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { rows } from "#schema/cost.ts";
import { isOwner, manageApplications } from "#schema/policies/programs/applications.ts";
import { readOwnAnswers, readOwnFields, shownAnswer } from "#schema/validation/programs/own-fields.ts";
import { ApplicationRef } from "./application.ts";

interface Answer {
  readonly key: string;
  readonly value: string;
  readonly label: string;
  readonly shown: string;
  readonly file: File | null;
}

export const OwnAnswerRef = builder.objectRef<Answer>("OwnAnswer").implement({
  description: "An answer to a field of the program.",
  fields: (t) => ({
    key: t.exposeString("key"),
    value: t.exposeString("value", { description: "As it is stored and sent." }),
    label: t.exposeString("label"),
    shown: t.exposeString("shown", { description: "As it is read; of a file its name." }),
    file: t.expose("file", {
      type: FileRef,
      nullable: true,
      description: "What was answered with; its address needs a pass.",
    }),
  }),
});

interface Answered {
  readonly ownAnswers: unknown;
  readonly program: { readonly ownFields: unknown };
  readonly files: readonly { readonly key: string; readonly file: File }[];
}

/** What an application answered, in the order of the fields. */
export function answersOf({ ownAnswers, program, files }: Answered, language: Language): Answer[] {
  const answers = readOwnAnswers(ownAnswers);
  return readOwnFields(program.ownFields).flatMap((field) => {
    const shown = shownAnswer(field, answers, { language, files });
    if (shown === null) return [];
    const label = (language === "EN" ? field.labelEn : null) ?? field.labelKo;
    const file = files.find(({ key }) => key === field.key)?.file ?? null;
    return [{ key: field.key, value: answers[field.key] ?? "", label, shown, file }];
  });
}

builder.prismaObjectFields(ApplicationRef, (t) => ({
  ownAnswers: t.field({
    type: [OwnAnswerRef],
    description: "In the order of the fields; those that were answered.",
    args: { language: t.arg({ type: LanguageRef, required: true }) },
    // They are in the row of the application, and cost no more than columns.
    complexity: rows(2),
    select: {
      memberId: true,
      ownAnswers: true,
      program: { select: { ownFields: true } },
      files: { include: { file: true } },
    },
    resolve: (application, { language }, { viewer }) => {
      if (!isOwner(viewer, application) && !manageApplications(viewer)) return [];
      return answersOf(application, language);
    },
  }),
}));
