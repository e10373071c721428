// The call of a program and its sessions, as visitors see them.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { FileRef } from "#schema/core/files/file.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, lineIn, toLocalizedText } from "#schema/core/shared/localized.ts";
import { rows } from "#schema/cost.ts";
import { ProgramRef } from "#schema/programs/programs/program.ts";
import { sessionEnd, talkStart } from "#schema/validation/programs/presentation-clashes.ts";
import { type CallOfProgram, isCallOpen } from "./lock-call.ts";
import { readShownSessions, type ShownSession, type ShownTalk } from "./read-sessions.ts";

/** What a session has mostly, for the cost of an operation. */
const USUAL_TALKS = 5;

const PresentationCallRef = builder.objectRef<CallOfProgram>("PresentationCall").implement({
  description: "A program takes presentations.",
  fields: (t) => {
    const language = t.arg({ type: LanguageRef, required: true });
    return {
      opensAt: t.field({ type: "DateTime", resolve: ({ opensAt }) => opensAt }),
      closesAt: t.field({ type: "DateTime", description: "Excluded.", resolve: ({ closesAt }) => closesAt }),
      isOpen: t.boolean({ resolve: (call, _args, { clock }) => isCallOpen(call, clock.now()) }),
      topics: t.stringList({
        args: { language },
        description: "Chosen by their number, from 0.",
        resolve: ({ topicsKo, topicsEn }, args) =>
          args.language === "EN" && topicsEn.length === topicsKo.length ? topicsEn : topicsKo,
      }),
      guide: t.field({
        type: LocalizedTextRef,
        nullable: true,
        args: { language },
        resolve: ({ guideKo, guideEn }, args) => lineIn(guideKo, guideEn, args.language),
      }),
    };
  },
});

const TalkRef = builder.objectRef<ShownTalk>("PresentationTalk").implement({
  description: "A presentation at its time.",
  fields: (t) => {
    const language = t.arg({ type: LanguageRef, required: true });
    return {
      id: t.field({ type: "Id", resolve: ({ id }) => id }),
      startsAt: t.field({ type: "DateTime", resolve: ({ startsAt }) => startsAt }),
      isPoster: t.boolean({ resolve: ({ isPoster }) => isPoster }),
      title: t.field({
        type: LocalizedTextRef,
        args: { language },
        resolve: ({ titleKo, titleEn }, args) =>
          lineIn(titleKo, titleEn, args.language) ?? toLocalizedText("", null, args.language),
      }),
      slides: t.field({
        type: FileRef,
        nullable: true,
        description: "Once the author shows them, and the event is over or the office released them.",
        resolve: ({ slides }) => slides,
      }),
      by: t.string({
        args: { language },
        description: "Names and affiliations in order.",
        resolve: ({ authors }, args) =>
          authors
            .map(({ name, nameEn, affiliation }) => {
              const shown = args.language === "EN" ? (nameEn ?? name) : name;
              return affiliation ? `${shown} (${affiliation})` : shown;
            })
            .join(", "),
      }),
    };
  },
});

const SessionRef = builder.objectRef<ShownSession>("PresentationSession").implement({
  description: "Talks one after the other in a room; several may run at the same time.",
  fields: (t) => ({
    id: t.field({ type: "Id", resolve: ({ id }) => id }),
    room: t.string({ resolve: ({ room }) => room }),
    startsAt: t.field({ type: "DateTime", resolve: ({ startsAt }) => startsAt }),
    endsAt: t.field({
      type: "DateTime",
      resolve: (session) => new Date(sessionEnd(session, session.talks.length)),
    }),
    title: t.field({
      type: LocalizedTextRef,
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ titleKo, titleEn }, { language }) => toLocalizedText(titleKo, titleEn, language),
    }),
    talks: t.field({
      type: [TalkRef],
      complexity: rows(USUAL_TALKS),
      resolve: (session) =>
        session.talks.map((talk, place) => ({ ...talk, startsAt: new Date(talkStart(session, place)) })),
    }),
  }),
});

builder.prismaObjectFields(ProgramRef, (t) => ({
  presentationCall: t.field({
    type: PresentationCallRef,
    nullable: true,
    description: "Null: it takes no presentations.",
    select: { id: true },
    resolve: ({ id }) =>
      db.presentationCall.findUnique({ where: { programId: id }, include: { program: true } }),
  }),
  presentationSessions: t.field({
    type: [SessionRef],
    description: "None until the office shows them.",
    select: { id: true },
    resolve: async ({ id }, _args, { clock }) => [...(await readShownSessions(db, id, clock.now()))],
  }),
}));
