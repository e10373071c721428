// Defines what those who translate do about their work. Visitors see none of it: what is published is saved with its text.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { translate } from "#schema/policies/overview/translations.ts";
import { optionalMoment } from "#schema/validation/core/moments.ts";
import {
  handedInForm,
  remarkedWords,
  remarkText,
  translationDueOn,
} from "#schema/validation/overview/translation-work.ts";
import { addRemark, resolveRemark } from "./save-remark.ts";
import { assignTranslation, endTranslation, handInTranslation, returnTranslation } from "./save-task.ts";
import { lockTranslated, TranslatedInputRef } from "./translated.ts";
import { TranslationRemarkRef } from "./translation-remark.ts";
import { TranslationTaskRef } from "./translation-work.ts";

const ofTranslations = { can: translate, subject: "translation", visitorsSee: false } as const;
const readTask = (query: object, id: number) =>
  db.translationTask.findUniqueOrThrow({ ...query, where: { id } });
const readRemark = (query: object, id: number) =>
  db.translationRemark.findUniqueOrThrow({ ...query, where: { id } });

action("assignTranslation", {
  who: "office",
  ...ofTranslations,
  type: TranslationTaskRef,
  description: "Gives a text to somebody to translate, or to nobody yet, with the last day.",
  args: builder.args((arg) => ({
    of: arg.field({ type: TranslatedInputRef, required: true }),
    memberId: arg.field({ type: "Id" }),
    dueOn: arg.string({ description: "The last day, such as 2026-12-01.", validate: translationDueOn }),
  })),
  run: async (tx, { of, memberId, dueOn }, author, { viewer }) => {
    await lockTranslated(tx, viewer, of);
    return assignTranslation(tx, of, { memberId: memberId ?? null, dueOn: dueOn ?? null }, author);
  },
  answer: readTask,
});

action("handInTranslation", {
  who: "office",
  ...ofTranslations,
  type: TranslationTaskRef,
  description:
    "Hands the English in to be looked at. CONFLICT: somebody handed in something else than what was there at `over`.",
  args: builder.args((arg) => ({
    of: arg.field({ type: TranslatedInputRef, required: true }),
    form: arg.field({
      type: "Json",
      required: true,
      description: "The English as a form holds it, an object of at most 1 MB.",
      validate: handedInForm,
    }),
    over: arg.field({
      type: "DateTime",
      description: "When that was handed in which is there; null: nothing does.",
      validate: optionalMoment,
    }),
  })),
  run: async (tx, { of, form, over }, author, { viewer }) => {
    await lockTranslated(tx, viewer, of);
    return handInTranslation(tx, of, { form: Object(form), over: over ? new Date(over) : null }, author);
  },
  answer: readTask,
});

action("returnTranslation", {
  who: "office",
  ...ofTranslations,
  type: TranslationTaskRef,
  description: "Gives what was handed in back to its translator.",
  args: builder.args((arg) => ({ of: arg.field({ type: TranslatedInputRef, required: true }) })),
  run: async (tx, { of }, _author, { viewer }) => {
    await lockTranslated(tx, viewer, of);
    return returnTranslation(tx, of);
  },
  answer: readTask,
});

action("endTranslation", {
  who: "office",
  ...ofTranslations,
  type: "Boolean",
  description: "Takes a text off the list of what is being translated.",
  args: builder.args((arg) => ({ of: arg.field({ type: TranslatedInputRef, required: true }) })),
  run: async (tx, { of }, _author, { viewer }) => {
    await lockTranslated(tx, viewer, of);
    return endTranslation(tx, of);
  },
  answer: () => true,
});

action("addTranslationRemark", {
  who: "office",
  ...ofTranslations,
  type: TranslationRemarkRef,
  description: "Says something beside a paragraph; TOO_MANY_TRIES where a text has as many as it may.",
  args: builder.args((arg) => ({
    of: arg.field({ type: TranslatedInputRef, required: true }),
    ko: arg.string({ description: "The words of the paragraph.", validate: remarkedWords }),
    en: arg.string({ validate: remarkedWords }),
    text: arg.string({ required: true, validate: remarkText }),
  })),
  run: async (tx, { of, ko, en, text }, author, { viewer }) => {
    await lockTranslated(tx, viewer, of);
    return addRemark(tx, of, { ko: ko ?? null, en: en ?? null, text }, author);
  },
  answer: readRemark,
});

action("resolveTranslationRemark", {
  who: "office",
  ...ofTranslations,
  type: TranslationRemarkRef,
  description: "Sets a remark to seen to, or open again.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    isResolved: arg.boolean({ required: true }),
  })),
  run: (tx, args, author, { viewer }) => resolveRemark(tx, args, viewer, author),
  answer: readRemark,
});
