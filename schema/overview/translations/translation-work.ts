// A text and its translation, as those who work on it need it.
import { db } from "#prisma/client.ts";
import type { TranslationTask } from "#prisma/generated/client.ts";
import type { Board, PageKey, ProgramKind } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, titleOf } from "#schema/core/shared/localized.ts";
import { NAME_COLUMNS, type NamedPerson, nameFor } from "#schema/core/shared/person-name.ts";
import type { Translated } from "#schema/core/translations/store-pairs.ts";
import { TranslationPairRef } from "#schema/core/translations/translation-pair.ts";
import { rows } from "#schema/cost.ts";
import { TRANSLATING_ROLE } from "#schema/policies/overview/translations.ts";
import { ProgramKindRef } from "#schema/programs/programs/program-kind.ts";
import { PageKeyRef } from "#schema/site/pages/page-version.ts";
import { BoardRef } from "#schema/site/posts/board.ts";
import { REMARKS_MAX } from "#schema/validation/core/limits.ts";
import { LANGUAGE_STATES, type TranslatedPlace } from "#schema/validation/overview/translation-work.ts";
import { type LanguageStatus, languageStates, type TextFacts } from "./language-states.ts";
import { TranslatedPlaceRef } from "./translated.ts";
import { TranslationRemarkRef } from "./translation-remark.ts";

const LanguageStateRef = builder.enumType("LanguageState", {
  description:
    "DRAFT: written, and the text is not public. IN_REVIEW: handed in and not published. OUTDATED: public, and the Korean went on.",
  values: LANGUAGE_STATES,
});

const LanguageStatusRef = builder.objectRef<LanguageStatus>("LanguageStatus").implement({
  description: "A language of a text and how far it is.",
  fields: (t) => ({
    language: t.expose("language", { type: LanguageRef }),
    state: t.expose("state", { type: LanguageStateRef }),
    waiting: t.field({
      type: [TranslationPairRef],
      // They are read with the text, in one statement.
      complexity: rows(5),
      description: "Which paragraphs wait for their English, and since which version.",
      resolve: ({ waiting }) => [...waiting],
    }),
  }),
});

export const TranslationTaskRef = builder.prismaObject("TranslationTask", {
  select: { id: true, assigneeId: true },
  description: "Who translates a text, until when, and what was handed in.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    assigneeId: t.expose("assigneeId", { type: "Id", nullable: true }),
    assigneeName: t.string({
      nullable: true,
      select: { assignee: { select: NAME_COLUMNS } },
      resolve: ({ assignee }, _args, context) => nameFor(context, assignee),
    }),
    isMine: t.boolean({ resolve: ({ assigneeId }, _args, { viewer }) => assigneeId === viewer?.memberId }),
    dueOn: t.string({
      nullable: true,
      description: "The last day in Seoul, such as 2026-12-01.",
      select: { dueOn: true },
      resolve: ({ dueOn }) => dueOn?.toISOString().slice(0, 10) ?? null,
    }),
    handedInAt: t.expose("handedInAt", { type: "DateTime", nullable: true }),
    handedInByName: t.string({
      nullable: true,
      select: { handedInBy: { select: NAME_COLUMNS } },
      resolve: ({ handedInBy }, _args, context) => nameFor(context, handedInBy),
    }),
    handedIn: t.expose("handedIn", {
      type: "Json",
      nullable: true,
      description: "The English as it was handed in last, as a form holds it; it stays when it goes back.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

export interface TranslationWork extends Omit<TextFacts, "isHandedIn"> {
  readonly of: Translated;
  readonly place: TranslatedPlace;
  /** Of a post or a program. */
  readonly id: number | null;
  readonly page: PageKey | null;
  readonly board: Board | null;
  readonly kind: ProgramKind | null;
  /** Read with the text where many are read at once. */
  readonly task?: TranslationTask;
  readonly openRemarks?: number;
}

const taskOf = async ({ of, task }: TranslationWork) =>
  task ?? (await db.translationTask.findFirst({ where: of }));

const TranslatorRef = builder.objectRef<{ readonly id: number } & NamedPerson>("Translator").implement({
  description: "Somebody of the office who may translate there.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    name: t.string({ resolve: (person, _args, context) => nameFor(context, person) }),
  }),
});

export const TranslationWorkRef = builder.objectRef<TranslationWork>("TranslationWork").implement({
  description: "A text and its translation, as those who work on it need it.",
  fields: (t) => ({
    place: t.expose("place", { type: TranslatedPlaceRef }),
    id: t.expose("id", { type: "Id", nullable: true, description: "Of a post or a program." }),
    page: t.expose("page", { type: PageKeyRef, nullable: true }),
    board: t.expose("board", { type: BoardRef, nullable: true }),
    kind: t.expose("kind", { type: ProgramKindRef, nullable: true }),
    title: t.field({
      type: LocalizedTextRef,
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: (text, { language }) => titleOf(text, language),
    }),
    languages: t.field({
      type: [LanguageStatusRef],
      // Korean and English.
      complexity: rows(2),
      resolve: async (work) => {
        const task = await taskOf(work);
        return languageStates({ ...work, isHandedIn: task !== null && task.handedInAt !== null });
      },
    }),
    task: t.field({ type: TranslationTaskRef, nullable: true, resolve: taskOf }),
    remarks: t.field({
      type: [TranslationRemarkRef],
      description: "Oldest first.",
      resolve: ({ of }) =>
        db.translationRemark.findMany({ where: of, orderBy: { id: "asc" }, take: REMARKS_MAX }),
    }),
    openRemarks: t.int({
      resolve: async ({ of, openRemarks }) =>
        openRemarks ?? (await db.translationRemark.count({ where: { ...of, resolvedAt: null } })),
    }),
    translators: t.field({
      type: [TranslatorRef],
      description: "Who may be asked to translate it, by name.",
      resolve: ({ place }) =>
        db.member.findMany({
          where: {
            status: "ACTIVE",
            staffRoles: { some: { role: { in: [TRANSLATING_ROLE[place], "SUPER"] } } },
          },
          select: { id: true, ...NAME_COLUMNS },
          orderBy: [{ name: "asc" }, { id: "asc" }],
        }),
    }),
  }),
});
