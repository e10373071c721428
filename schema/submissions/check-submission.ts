// What is looked at before a manuscript is sent: parts that are missing, and where the file tells who wrote it.
import type { Tx } from "#prisma/client.ts";
import type { Prisma, SubmissionAuthor } from "#prisma/generated/client.ts";
import { type TextState, textStateOf } from "#schema/files/file-text.ts";
import { isRevising } from "#schema/validation/submission-state.ts";
import { type MissingPart, missingParts } from "#schema/validation/submissions.ts";
import { type NameFound, namesIn } from "./names-in.ts";

export interface NameInFile extends NameFound {
  readonly where: "PROPERTIES" | "TEXT" | "FILE_NAME";
}

export interface SubmissionCheck {
  readonly missing: readonly MissingPart[];
  /** Of the manuscript's file: WAITING while it is being read, NAME_ONLY where it can't be looked into (hwp). Null: there is none. */
  readonly file: TextState | null;
  readonly names: readonly NameInFile[];
}

const checked = {
  authors: { orderBy: { position: "asc" } },
  suggestions: { orderBy: { position: "asc" } },
  files: { where: { kind: "MANUSCRIPT" }, include: { file: { include: { text: true } } } },
} as const satisfies Prisma.SubmissionInclude;

/** The version that is being written: the next one while a new one is asked for. */
export const writtenRound = ({
  state,
  round,
}: Pick<Prisma.SubmissionGetPayload<object>, "state" | "round">): number =>
  isRevising(state) ? round + 1 : round;

const wasAsked = ({ consentAskedAt, consentedAt, declinedAt }: SubmissionAuthor): boolean =>
  consentAskedAt !== null || consentedAt !== null || declinedAt !== null;

/** Looks a manuscript over, as it is saved. */
export async function checkSubmission(
  tx: Pick<Tx, "submission" | "fileTextPart">,
  id: number,
): Promise<SubmissionCheck> {
  const submission = await tx.submission.findUniqueOrThrow({ where: { id }, include: checked });
  const held = submission.files.find(({ round }) => round === writtenRound(submission))?.file ?? null;
  const file = held && textStateOf(held);
  const manuscript = file === "ENCRYPTED" ? "LOCKED" : file === "DAMAGED" ? "DAMAGED" : held && "OK";
  const written = submission.authors.map((author) => ({ ...author, wasAsked: wasAsked(author) }));
  const missing = missingParts({ ...submission, authors: written, manuscript });
  if (held === null) return { missing, file, names: [] };
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
    names: [
      ...inside("FILE_NAME", held.name),
      ...inside("PROPERTIES", (held.text?.properties ?? []).join("\n")),
      ...inside("TEXT", parts.map(({ text }) => text).join("\n")),
    ],
  };
}
