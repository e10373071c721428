// Every table that points to a file, and whose the file is then. A relation that prisma/schema.prisma gets
// and that is not named here does not compile; who may open the file and what counts as unused are made of it
// (files.ts, schema/overview/files/file-queries.ts).
import type { Prisma } from "#prisma/generated/client.ts";

/**
 * - PAGE, POST, PROGRAM, POPUP, ARTICLE: what visitors read shows it.
 * - VERSION: an older version of these does.
 * - SEAL: documents are sealed with it.
 * - SENT: somebody sent it for one thing. Visitors never see it, but for slides (schema/policies/programs/slides.ts).
 * - OWN: it says something about the file, and is no use of it.
 */
type FileUse = "PAGE" | "POST" | "PROGRAM" | "POPUP" | "ARTICLE" | "VERSION" | "SEAL" | "SENT" | "OWN";

type FileRelation = keyof Prisma.$FilePayload["objects"];

export const FILE_RELATIONS = {
  uploadedBy: "OWN",
  text: "OWN",
  textParts: "OWN",
  thumbnailOf: "POST",
  attachedTo: "POST",
  figureIn: "POST",
  inVersions: "VERSION",
  pagePortraits: "PAGE",
  pageFigures: "PAGE",
  programThumbs: "PROGRAM",
  programPortraits: "PROGRAM",
  programHandouts: "PROGRAM",
  programFiles: "PROGRAM",
  programFigures: "PROGRAM",
  applicantPhotos: "SENT",
  applicantAnswers: "SENT",
  gradeProofs: "SENT",
  popupImages: "POPUP",
  popupImagesEn: "POPUP",
  articles: "ARTICLE",
  formerArticles: "ARTICLE",
  sealOf: "SEAL",
  submissionFile: "SENT",
  reviewFile: "SENT",
  blindCopy: "SENT",
  examScript: "SENT",
  presentationSlides: "SENT",
  refundProof: "SENT",
} as const satisfies Record<FileRelation, FileUse>;

/** The relations of some uses. */
type RelationsOf<Use extends FileUse> = {
  [Relation in FileRelation]: (typeof FILE_RELATIONS)[Relation] extends Use ? Relation : never;
}[FileRelation];

/** The condition that none of these uses has the file. */
export function usedByNone(...uses: readonly Exclude<FileUse, "SENT" | "OWN">[]): Prisma.FileWhereInput {
  const relations = Object.entries(FILE_RELATIONS).filter(([, use]) => uses.some((one) => one === use));
  return Object.fromEntries(relations.map(([relation]) => [relation, { none: {} }]));
}

/** A condition for each relation of some uses: one that is new does not compile before it has one. */
export type UsesOf<Use extends FileUse> = Required<Pick<Prisma.FileWhereInput, RelationsOf<Use>>>;

/** Files that one of these relations has. */
export const anyOf = (uses: Prisma.FileWhereInput): Prisma.FileWhereInput[] =>
  Object.entries(uses).map(([relation, condition]) => ({ [relation]: condition }));

/** What may be in a page, a post, a program or a popup. Photos and proofs are sent for one thing only. */
export const publishableFiles = { kind: { in: ["IMAGE", "ATTACHMENT"] } } satisfies Prisma.FileWhereInput;
