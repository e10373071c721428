// Defines what is looked at before a manuscript is sent: parts that are missing, and where the file discloses its authors.
import type { Tx } from "#prisma/client.ts";
import type { Prisma, SubmissionAuthor } from "#prisma/generated/client.ts";
import { type FileWithText, type TextState, textStateOf } from "#schema/core/files/file-text.ts";
import { SIMILARITY_TYPE } from "#schema/validation/core/files.ts";
import type { BlindRefusal, BlindState } from "#schema/validation/journal/blind-copies.ts";
import { isRevising } from "#schema/validation/journal/submission-state.ts";
import { type MissingPart, missingParts } from "#schema/validation/journal/submissions.ts";
import { blindStateOf, type FileWithCopy } from "./blind-copies.ts";
import { readJournalSettings } from "./journal-settings.ts";
import { type NameFound, namesIn } from "./names-in.ts";

export interface NameInFile extends NameFound {
  readonly where: "PROPERTIES" | "TEXT" | "FILE_NAME";
}

export interface SubmissionCheck {
  readonly missing: readonly MissingPart[];
  /** Of the manuscript's file: WAITING while it is being read, NAME_ONLY where it can't be looked into. Null: there is none. */
  readonly file: TextState | null;
  /** Figures that reviewers cannot have, and why. */
  readonly refusedFigures: readonly RefusedFigure[];
  readonly names: readonly NameInFile[];
}

export interface RefusedFigure {
  /** Of the file. */
  readonly name: string;
  readonly state: BlindRefusal;
}

const checked = {
  authors: { orderBy: { position: "asc" } },
  suggestions: { orderBy: { position: "asc" } },
  files: {
    where: { kind: { in: ["MANUSCRIPT", "FIGURE", "SIMILARITY"] } },
    include: { file: { include: { text: true, blindCopy: true } } },
  },
} as const satisfies Prisma.SubmissionInclude;

/** The version that is being written: the next one while a new one is asked for. */
export const writtenRound = ({
  state,
  round,
}: Pick<Prisma.SubmissionGetPayload<object>, "state" | "round">): number =>
  isRevising(state) ? round + 1 : round;

const wasAsked = ({ consentAskedAt, consentedAt, declinedAt }: SubmissionAuthor): boolean =>
  consentAskedAt !== null || consentedAt !== null || declinedAt !== null;

/** What reading it says, where that says more; else the state of its copy for reviewers. */
function manuscriptState(held: FileWithText & FileWithCopy): BlindState {
  const read = textStateOf(held);
  if (read === "ENCRYPTED" && blindStateOf(held) === "CLEAN") return "ENCRYPTED";
  return read === "DAMAGED" || read === "WAITING" ? read : blindStateOf(held);
}

/** Looks a manuscript over, as it is saved. */
export async function checkSubmission(
  tx: Pick<Tx, "submission" | "fileTextPart" | "journalSetting">,
  id: number,
): Promise<SubmissionCheck> {
  const submission = await tx.submission.findUniqueOrThrow({ where: { id }, include: checked });
  const own = submission.files.filter(({ round }) => round === writtenRound(submission));
  const held = own.find(({ kind }) => kind === "MANUSCRIPT")?.file ?? null;
  const manuscript = held && manuscriptState(held);
  // Nothing is said of names before all that is sent was looked at.
  const file = held && (manuscript === "WAITING" ? "WAITING" : textStateOf(held));
  const figureFiles = own.filter(({ kind }) => kind === "FIGURE").map((figure) => figure.file);
  const figures = figureFiles.map(blindStateOf);
  const refusedFigures = figureFiles.flatMap((figure) => {
    const state = blindStateOf(figure);
    return state === "WAITING" || state === "CLEAN" ? [] : [{ name: figure.name, state }];
  });
  const written = submission.authors.map((author) => ({ ...author, wasAsked: wasAsked(author) }));
  const { requirements } = await readJournalSettings(tx);
  // The certificate of an earlier version still counts, until the editors ask for another.
  const hasSimilarity = submission.files.some(
    ({ kind, file: one }) => kind === "SIMILARITY" && one.mimeType === SIMILARITY_TYPE,
  );
  const missing = missingParts(
    { ...submission, authors: written, manuscript, figures, hasSimilarity },
    requirements,
  );
  if (held === null) return { missing, file, refusedFigures, names: [] };
  const { authors } = submission;
  const parts =
    file === "READ"
      ? await tx.fileTextPart.findMany({ where: { fileId: held.id }, orderBy: { position: "asc" } })
      : [];
  const inside = (where: NameInFile["where"], text: string) =>
    namesIn(text, authors).map((found) => ({ where, ...found }));
  return {
    missing,
    file,
    refusedFigures,
    names: [
      ...inside("FILE_NAME", held.name),
      ...inside("PROPERTIES", (held.text?.properties ?? []).join("\n")),
      ...inside("TEXT", parts.map(({ text }) => text).join("\n")),
    ],
  };
}
