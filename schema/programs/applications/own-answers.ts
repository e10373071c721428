// What an applicant answered to the program's own fields: for the applicant and the office of programs.
import type { File } from "#prisma/generated/client.ts";
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

const OwnAnswerRef = builder.objectRef<Answer>("OwnAnswer").implement({
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

builder.prismaObjectFields(ApplicationRef, (t) => ({
  ownAnswers: t.field({
    type: [OwnAnswerRef],
    description: "In the order of the fields; those that were answered.",
    args: { language: t.arg({ type: LanguageRef, required: true }) },
    // They are in the row of the application, and cost no more than columns.
    complexity: rows(2),
    select: {
      ...{ memberId: true, ownAnswers: true, program: { select: { ownFields: true } } },
      files: { include: { file: true } },
    },
    resolve: (application, { language }, { viewer }) => {
      if (!isOwner(viewer, application) && !manageApplications(viewer)) return [];
      const answers = readOwnAnswers(application.ownAnswers);
      return readOwnFields(application.program.ownFields).flatMap((field) => {
        const { files } = application;
        const shown = shownAnswer(field, answers, { language, files });
        if (shown === null) return [];
        const label = (language === "EN" ? field.labelEn : null) ?? field.labelKo;
        const file = files.find(({ key }) => key === field.key)?.file ?? null;
        return { key: field.key, value: answers[field.key] ?? "", label, shown, file };
      });
    },
  }),
}));
