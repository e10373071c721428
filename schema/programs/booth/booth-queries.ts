// The terms of a program, for interpreters: what everybody reads anyway, put together.
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, lineIn, titleOf } from "#schema/core/shared/localized.ts";
import { rows } from "#schema/cost.ts";
import { ProgramKindRef } from "#schema/programs/programs/program-kind.ts";
import { GlossaryFieldRef, GlossaryTermRef } from "#schema/site/glossary/glossary-term.ts";
import { type BoothSheet, type BoothTopic, readBoothSheet } from "./booth-sheet.ts";

/** Of a topic, where a whole sheet has ten topics. */
const USUAL_TERMS = 20;

const BoothTopicRef = builder.objectRef<BoothTopic>("BoothTopic").implement({
  description: "The terms of a field of the glossary, in the order of the Korean dictionary.",
  fields: (t) => ({
    field: t.expose("field", { type: GlossaryFieldRef }),
    terms: t.field({
      type: [GlossaryTermRef],
      complexity: rows(USUAL_TERMS),
      resolve: ({ terms }) => [...terms],
    }),
  }),
});

const BoothSheetRef = builder.objectRef<BoothSheet>("BoothSheet").implement({
  description: "The accepted terms in what visitors read of a program, by field: 200 at most.",
  fields: (t) => {
    const language = t.arg({ type: LanguageRef, required: true });
    return {
      id: t.field({ type: "Id", description: "Of the program.", resolve: ({ program }) => program.id }),
      kind: t.field({ type: ProgramKindRef, resolve: ({ program }) => program.kind }),
      title: t.field({
        type: LocalizedTextRef,
        args: { language },
        resolve: ({ program }, args) => titleOf(program, args.language),
      }),
      startsAt: t.field({ type: "DateTime", resolve: ({ program }) => program.startsAt }),
      location: t.field({
        type: LocalizedTextRef,
        nullable: true,
        args: { language },
        resolve: ({ program: { locationKo, locationEn } }, args) =>
          lineIn(locationKo, locationEn, args.language),
      }),
      topics: t.field({ type: [BoothTopicRef], resolve: ({ topics }) => [...topics] }),
      isCut: t.exposeBoolean("isCut", {
        description: "The program has more terms, or more text, than one sheet is made of.",
      }),
    };
  },
});

builder.queryField("boothSheet", (t) =>
  t.field({
    type: BoothSheetRef,
    nullable: true,
    description: "The terms of a program for interpreters; null unless the program is there and published.",
    authScopes: { public: true },
    args: { id: t.arg({ type: "Id", required: true }) },
    resolve: (_root, { id }, { clock }) => readBoothSheet(id, clock.now()),
  }),
);
