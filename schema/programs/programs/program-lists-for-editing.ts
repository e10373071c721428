// The lists of a program as its editor needs them: prices, speakers, sessions, what an exam is taken in and where, and files.
import { builder } from "#schema/builder.ts";
import { FileRef } from "#schema/core/files/file.ts";
import { ExamPartRef, LanguagePairRef, SiteForEditingRef } from "./exam.ts";
import { ProgramForEditingRef } from "./program-for-editing.ts";
import {
  PriceForEditingRef,
  SessionForEditingRef,
  SpeakerForEditingRef,
} from "./program-parts-for-editing.ts";

const inOrder = { orderBy: { position: "asc" as const } };

builder.prismaObjectFields(ProgramForEditingRef, (t) => ({
  prices: t.field({
    type: [PriceForEditingRef],
    select: (_args, _context, nestedSelection) => ({ prices: { ...nestedSelection(), ...inOrder } }),
    resolve: ({ prices }) => prices,
  }),
  speakers: t.field({
    type: [SpeakerForEditingRef],
    select: (_args, _context, nestedSelection) => ({ speakers: { ...nestedSelection(), ...inOrder } }),
    resolve: ({ speakers }) => speakers,
  }),
  sessions: t.field({
    type: [SessionForEditingRef],
    select: (_args, _context, nestedSelection) => ({ sessions: { ...nestedSelection(), ...inOrder } }),
    resolve: ({ sessions }) => sessions,
  }),
  examParts: t.field({
    type: [ExamPartRef],
    select: { examParts: true },
    resolve: ({ examParts }) => examParts,
  }),
  languagePairs: t.field({
    type: [LanguagePairRef],
    select: { languagePairs: true },
    resolve: ({ languagePairs }) => languagePairs,
  }),
  sites: t.field({
    type: [SiteForEditingRef],
    select: (_args, _context, nestedSelection) => ({ sites: { ...nestedSelection(), ...inOrder } }),
    resolve: ({ sites }) => sites,
  }),
  files: t.field({
    type: [FileRef],
    select: (_args, _context, nestedSelection) => ({
      files: {
        select: { file: nestedSelection({ select: { id: true } }) },
        orderBy: [{ position: "asc" }, { fileId: "asc" }],
      },
    }),
    resolve: ({ files }) => files.map(({ file }) => file),
  }),
}));
