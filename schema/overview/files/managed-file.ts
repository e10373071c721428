// A file as the office looks after it: its names, where it is used, and whether anything uses it.
import { db } from "#prisma/client.ts";
import { FileKind } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { fileUrl } from "#schema/core/files/file.ts";
import {
  charactersOf,
  type FileWithText,
  TEXT_STATES,
  textColumns,
  textStateOf,
} from "#schema/core/files/file-text.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, lineIn } from "#schema/core/shared/localized.ts";
import { NAME_COLUMNS, nameFor } from "#schema/core/shared/person-name.ts";
import { ProgramKindRef } from "#schema/programs/programs/program-kind.ts";
import { BoardRef } from "#schema/site/posts/board.ts";
import { type FilePlace, PLACE_NOUNS, PLACE_USES, readFilePlaces } from "./file-places.ts";

/** What names a file now. */
const USES = {
  thumbnailOf: true,
  attachedTo: true,
  figureIn: true,
  pagePortraits: true,
  pageFigures: true,
  programThumbs: true,
  programPortraits: true,
  programHandouts: true,
  programFiles: true,
  programFigures: true,
  popupImages: true,
  popupImagesEn: true,
  sealOf: true,
} as const;

const FilePlaceNounRef = builder.enumType("FilePlaceNoun", { values: PLACE_NOUNS });
const FilePlaceUseRef = builder.enumType("FilePlaceUse", {
  description: "VERSION: only an older version names it. UNSAVED: a saved form does.",
  values: PLACE_USES,
});
const FileKindRef = builder.enumType("FileKind", { values: Object.values(FileKind) });

const FilePlaceRef = builder.objectRef<FilePlace>("FilePlace").implement({
  description: "Where a file is used.",
  fields: (t) => ({
    noun: t.expose("noun", { type: FilePlaceNounRef }),
    use: t.expose("use", { type: FilePlaceUseRef }),
    id: t.expose("id", {
      type: "Id",
      nullable: true,
      description: "Of the post, program, popup or saved form.",
    }),
    board: t.expose("board", { type: BoardRef, nullable: true }),
    programKind: t.expose("programKind", { type: ProgramKindRef, nullable: true }),
    pageKey: t.exposeString("pageKey", { nullable: true }),
    title: t.field({
      type: LocalizedTextRef,
      nullable: true,
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ title }, { language }) => lineIn(title.ko, title.en, language),
    }),
    isShown: t.exposeBoolean("isShown", { description: "Visitors see it there now." }),
  }),
});

const FileTextStateRef = builder.enumType("FileTextState", {
  description:
    "NAME_ONLY: files of its kind are found by their names alone. WAITING: it is still to be read.",
  values: TEXT_STATES,
});

const FileTextRef = builder.objectRef<FileWithText>("FileText").implement({
  description: "What became of reading a file.",
  fields: (t) => ({
    state: t.field({ type: FileTextStateRef, resolve: textStateOf }),
    characters: t.int({
      description: "How many of its characters are looked through.",
      resolve: charactersOf,
    }),
    isCut: t.boolean({
      description: "There are more, which are not.",
      resolve: ({ text }) => text?.isCut ?? false,
    }),
  }),
});

export const ManagedFileRef = builder.prismaObject("File", {
  variant: "ManagedFile",
  select: { id: true },
  description: "A file as the office looks after it.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    key: t.exposeString("key"),
    kind: t.expose("kind", { type: FileKindRef }),
    name: t.exposeString("name"),
    nameKo: t.exposeString("nameKo", { nullable: true }),
    nameEn: t.exposeString("nameEn", { nullable: true }),
    mimeType: t.exposeString("mimeType"),
    size: t.exposeInt("size"),
    width: t.exposeInt("width", { nullable: true }),
    height: t.exposeInt("height", { nullable: true }),
    revision: t.exposeInt("revision", { description: "What replaceFile has to carry." }),
    text: t.field({
      type: FileTextRef,
      description: "Whether its words are looked through by the search.",
      select: textColumns,
      resolve: (file) => file,
    }),
    url: t.string({ select: { key: true, name: true }, resolve: (file) => fileUrl(file) }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    uploadedBy: t.string({
      nullable: true,
      description: "The name of the person who uploaded it.",
      select: { uploadedBy: { select: NAME_COLUMNS } },
      resolve: ({ uploadedBy }, _args, context) => nameFor(context, uploadedBy),
    }),
    uses: t.int({
      description: "How often it is named, older versions apart.",
      select: { _count: { select: USES } },
      resolve: ({ _count }) => Object.values(_count).reduce((sum, count) => sum + count, 0),
    }),
    places: t.field({
      type: [FilePlaceRef],
      description: "Where it is used, what visitors see first.",
      select: { id: true },
      resolve: ({ id }, _args, { clock }) =>
        db.$transaction((tx) => readFilePlaces(tx, id, { now: clock.now() })),
    }),
  }),
});
