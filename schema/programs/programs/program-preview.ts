// A program as the holder of a preview link reads it: what is stored, and what is being typed in its place, by the same names.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { FileRef } from "#schema/core/files/file.ts";
import { previewedFile, shownKinds } from "#schema/core/previews/previewed-files.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedRichTextRef, LocalizedTextRef, lineIn, otherLine } from "#schema/core/shared/localized.ts";
import { shownFieldsOf } from "#schema/validation/programs/program-fields.ts";
import { nextStateAt, stateAt } from "#schema/validation/programs/program-state.ts";
import { ExamPartRef, LanguagePairRef } from "./exam.ts";
import { ProgramKindRef, ProgramStateRef } from "./program-kind.ts";
import {
  PreviewedPriceRef,
  PreviewedSessionRef,
  PreviewedSiteRef,
  PreviewedSpeakerRef,
} from "./program-preview-rows.ts";
import { seatsLeftOf } from "./program-state.ts";
import { ProgramTagRef } from "./program-tag.ts";
import { allProgramTags } from "./program-tags.ts";
import { programContentOf } from "./program-texts.ts";
import { figureKeysOf, type PreviewedProgram } from "./read-program-preview.ts";
import type { TypedProgram } from "./typed-program.ts";

export const TypedProgramRef = builder.objectRef<TypedProgram>("TypedProgram").implement({
  description: "What is being typed of a program, as it would be shown.",
  fields: (t) => {
    const args = { language: t.arg({ type: LanguageRef, required: true }) };
    return {
      kind: t.expose("kind", { type: ProgramKindRef }),
      number: t.exposeInt("number", { nullable: true }),
      title: t.field({
        type: LocalizedTextRef,
        description: "Empty where neither language has one yet.",
        args,
        resolve: ({ titleKo, titleEn }, { language }) =>
          lineIn(titleKo, titleEn, language) ?? { text: "", language },
      }),
      otherTitle: t.string({
        nullable: true,
        args,
        resolve: ({ titleKo, titleEn }, { language }) =>
          titleKo === null ? null : otherLine(titleKo, titleEn, language),
      }),
      description: t.field({
        type: LocalizedTextRef,
        nullable: true,
        args,
        resolve: ({ descriptionKo, descriptionEn }, { language }) =>
          lineIn(descriptionKo, descriptionEn, language),
      }),
      content: t.field({
        type: LocalizedRichTextRef,
        nullable: true,
        args,
        resolve: (typed, { language }) => programContentOf(typed, language),
      }),
      location: t.field({
        type: LocalizedTextRef,
        nullable: true,
        args,
        resolve: ({ locationKo, locationEn }, { language }) => lineIn(locationKo, locationEn, language),
      }),
      tag: t.field({
        type: ProgramTagRef,
        nullable: true,
        resolve: async ({ tagId }, _args, { clock, contentCache }) => {
          if (tagId === null) return null;
          const tags = await allProgramTags({ contentCache, now: clock.now() });
          return tags.find(({ id }) => id === tagId) ?? null;
        },
      }),
      state: t.field({
        type: ProgramStateRef,
        resolve: (typed, _args, { clock }) => stateAt(typed, clock.now()),
      }),
      nextStateAt: t.field({
        type: "DateTime",
        nullable: true,
        resolve: (typed, _args, { clock }) => nextStateAt(typed, clock.now()),
      }),
      startsAt: t.expose("startsAt", { type: "DateTime" }),
      endsAt: t.expose("endsAt", { type: "DateTime" }),
      ...Object.fromEntries([
        ...shownFieldsOf("moment").map((name) => [
          name,
          t.expose(name, { type: "DateTime", nullable: true }),
        ]),
        ...shownFieldsOf("line").map((name) => [name, t.exposeString(name, { nullable: true })]),
        ...shownFieldsOf("number").map((name) => [name, t.exposeInt(name, { nullable: true })]),
        ...shownFieldsOf("box").map((name) => [name, t.exposeBoolean(name)]),
      ]),
      applyLink: t.string({
        nullable: true,
        resolve: (typed, _args, { clock }) =>
          stateAt(typed, clock.now()) === "OPEN" ? typed.applyLink : null,
      }),
      fee: t.exposeInt("fee"),
      seatsLeft: t.int({ nullable: true, resolve: seatsLeftOf }),
      prices: t.expose("prices", { type: [PreviewedPriceRef] }),
      speakers: t.expose("speakers", { type: [PreviewedSpeakerRef] }),
      sessions: t.expose("sessions", { type: [PreviewedSessionRef] }),
      sites: t.expose("sites", { type: [PreviewedSiteRef] }),
      examParts: t.expose("examParts", { type: [ExamPartRef] }),
      languagePairs: t.expose("languagePairs", { type: [LanguagePairRef] }),
      thumbnail: t.prismaField({
        type: FileRef,
        nullable: true,
        resolve: (query, { thumbnailId }, _args, context) => previewedFile(context, query, thumbnailId),
      }),
      figures: t.prismaField({
        type: [FileRef],
        resolve: (query, typed) =>
          db.file.findMany({ ...query, where: { ...shownKinds, key: { in: figureKeysOf(typed) } } }),
      }),
      attachments: t.prismaField({
        type: [FileRef],
        resolve: async (query, { files: ids }) => {
          const files = await db.file.findMany({ ...query, where: { ...shownKinds, id: { in: ids } } });
          return files.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
        },
      }),
    };
  },
});

export const PreviewedProgramRef = builder.objectRef<PreviewedProgram>("PreviewedProgram").implement({
  description: "A program as the holder of a link reads it before it is published.",
  fields: (t) => ({
    expiresAt: t.expose("expiresAt", { type: "DateTime", description: "When the link ends." }),
    isUnsaved: t.boolean({
      description: "It shows something that is not saved yet.",
      resolve: ({ typed }) => typed !== null,
    }),
    program: t.prismaField({
      type: "Program",
      description: "As it is stored.",
      resolve: (query, { programId }) => db.program.findUniqueOrThrow({ ...query, where: { id: programId } }),
    }),
    typed: t.expose("typed", {
      type: TypedProgramRef,
      nullable: true,
      description: "What is in its place: all that its maker typed and did not save; null: nothing.",
    }),
  }),
});
