// Defines what may be uploaded (docs/core.md#calls-and-limits). The form asks before it sends, the server
// before it reads and again when it has seen the content: gateway/uploads.
import type { RequestCode } from "./codes.ts";

/**
 * What a file is sent for. `image`: shown in pages, made again in several sizes. `attachment`: saved by
 * visitors as it is. `photo`: an applicant's, an image that never is in a page. `proof`: a document that a
 * grade is asked for with, which no visitor ever sees.
 * `manuscript`: a file of a manuscript or its review, which only those concerned ever open.
 * `script`: what an examinee wrote or said, which only its raters and the office open. `answer`: what an
 * applicant answers a question of a program with, for the applicant and the office of programs. `slides`:
 * what somebody shows with an accepted presentation.
 */
export const UPLOAD_KINDS = [
  "image",
  "attachment",
  "photo",
  "proof",
  "manuscript",
  "script",
  "answer",
  "slides",
] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** Bytes. */
export const UPLOAD_MAX_BYTES: Readonly<Record<UploadKind, number>> = {
  image: 10 * 1024 * 1024,
  attachment: 50 * 1024 * 1024,
  photo: 10 * 1024 * 1024,
  proof: 10 * 1024 * 1024,
  manuscript: 50 * 1024 * 1024,
  script: 50 * 1024 * 1024,
  answer: 10 * 1024 * 1024,
  slides: 50 * 1024 * 1024,
};
/** Width times height. */
export const IMAGE_MAX_PIXELS = 25_000_000;
/** UTF-16 units, ending included. Encoded it still fits into a header and any file system. */
export const FILE_NAME_MAX_LENGTH = 120;

/** Attachments by their ending, with the type they are sent as. */
export const ATTACHMENT_TYPES = {
  pdf: "application/pdf",
  hwp: "application/x-hwp",
  hwpx: "application/hwp+zip",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xls: "application/vnd.ms-excel",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ppt: "application/vnd.ms-powerpoint",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  zip: "application/zip",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  wav: "audio/wav",
} as const;
export type AttachmentEnding = keyof typeof ATTACHMENT_TYPES;

/** Attachments whose words are read (gateway/texts/), so that they are found by them. */
const TEXT_ENDINGS = ["pdf", "docx", "hwpx", "hwp"] as const satisfies readonly AttachmentEnding[];
export type TextEnding = (typeof TEXT_ENDINGS)[number];
export const TEXT_TYPES: readonly string[] = TEXT_ENDINGS.map((ending) => ATTACHMENT_TYPES[ending]);

/** How the words of a file of this type are read; null: they are not. */
export function textEndingOf(mimeType: string): TextEnding | null {
  return TEXT_ENDINGS.find((ending) => ATTACHMENT_TYPES[ending] === mimeType) ?? null;
}

/** The proofs of a request for a grade: scans and documents of offices and universities. */
export const PROOF_ENDINGS: readonly AttachmentEnding[] = [
  "pdf",
  "jpg",
  "png",
  "webp",
  "hwp",
  "hwpx",
  "doc",
  "docx",
];

/** What an applicant answers with: the documents of a request for a grade. */
export const ANSWER_ENDINGS = PROOF_ENDINGS;

/** What an accepted presentation is shown with. */
export const SLIDES_ENDINGS: readonly AttachmentEnding[] = ["pdf", "pptx"];

/** The formats of a manuscript, and further ones of its figures and forms. */
export const MANUSCRIPT_ENDINGS: readonly AttachmentEnding[] = ["docx", "hwp", "hwpx", "pdf"];
export const FIGURE_ENDINGS: readonly AttachmentEnding[] = [
  ...MANUSCRIPT_ENDINGS,
  "png",
  "jpg",
  "webp",
  "xlsx",
];

/** What an examinee wrote, as a scan, or said, as a recording. */
export const RECORDING_ENDINGS = ["mp3", "m4a", "wav"] as const satisfies readonly AttachmentEnding[];
export const SCRIPT_ENDINGS: readonly AttachmentEnding[] = [
  "pdf",
  "jpg",
  "png",
  "webp",
  ...RECORDING_ENDINGS,
];

const isRecording = (ending: string | null) => RECORDING_ENDINGS.some((one) => one === ending);

/** What is attached to posts and pages: recordings are of examinees alone. */
export const PAGE_ATTACHMENT_ENDINGS: readonly string[] = Object.keys(ATTACHMENT_TYPES).filter(
  (ending) => !isRecording(ending),
);

/** What the certificate of a check for similarity has to be. */
export const SIMILARITY_ENDINGS: readonly AttachmentEnding[] = ["pdf"];
export const SIMILARITY_TYPE: string = ATTACHMENT_TYPES.pdf;
/** What an author is sent to check before it is printed. */
export const TYPESET_ENDINGS: readonly AttachmentEnding[] = ["pdf"];

/** Whether a file of this type can be a manuscript. */
export const isManuscriptType = (mimeType: string): boolean =>
  MANUSCRIPT_ENDINGS.some((ending) => ATTACHMENT_TYPES[ending] === mimeType);

/** Images as they are uploaded: whatever the ending says, the content decides. For `accept` of the file dialog too. */
export const IMAGE_TYPES: readonly string[] = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/gif",
  "image/avif",
];

const IMAGE_ENDINGS = IMAGE_TYPES.map((type) => type.replace("image/", ""));
const ENDINGS: Readonly<Record<UploadKind, readonly string[]>> = {
  image: IMAGE_ENDINGS,
  attachment: PAGE_ATTACHMENT_ENDINGS,
  photo: IMAGE_ENDINGS,
  proof: PROOF_ENDINGS,
  manuscript: FIGURE_ENDINGS,
  script: SCRIPT_ENDINGS,
  answer: ANSWER_ENDINGS,
  slides: SLIDES_ENDINGS,
};

/** The endings of what a kind takes, in capital letters, as people read them: "PDF". */
export function uploadEndings(kind: UploadKind): readonly string[] {
  return ENDINGS[kind].map((ending) => ending.toUpperCase());
}

/** The ending of a name that may be attached, in small letters; null for any other name. */
export function attachmentEnding(name: string): AttachmentEnding | null {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  if (ending === "jpeg") return "jpg";
  return Object.hasOwn(ATTACHMENT_TYPES, ending) ? (ending as AttachmentEnding) : null;
}

/** Control characters, halves of pairs, and what turns the direction of a text (`exe.fdp` shown as `pdf.exe`). */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;
/** What one of the usual file systems takes for something else. */
const SPECIAL = /[<>:"|?*]/g;

/**
 * A name as it is stored: the last part of a path, composed (macOS hands over decomposed Hangul), without
 * what could not be seen or saved. Empty when nothing of it is left but an ending.
 */
export function cleanFileName(given: string): string {
  const last = given.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const clean = last
    .replace(UNSAFE, "")
    .replace(SPECIAL, "_")
    .replace(/\s+/gu, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  const dot = clean.lastIndexOf(".");
  const [stem, ending] = dot === -1 ? [clean, ""] : [clean.slice(0, dot), clean.slice(dot)];
  if (stem === "" || ending.length > 10) return shorten(clean, FILE_NAME_MAX_LENGTH);
  return shorten(stem, FILE_NAME_MAX_LENGTH - ending.length).trimEnd() + ending;
}

/** Cut without leaving half of a character. */
function shorten(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/\p{Cs}$/u, "");
}

/** A name that somebody typed for a file: it ends as the file does. Null when nothing of it is left. */
export function nameForFile(typed: string | null, fileName: string): string | null {
  const ending = /\.\w{1,9}$/.exec(fileName)?.[0] ?? "";
  const stem = cleanFileName(typed ?? "").slice(0, FILE_NAME_MAX_LENGTH);
  const whole = stem.toLowerCase().endsWith(ending.toLowerCase()) ? stem : `${stem}${ending}`;
  const clean = cleanFileName(whole);
  return clean === "" || clean.toLowerCase() === ending.slice(1).toLowerCase() ? null : clean;
}

/** Why a file of this name and size would not be taken; null when its content decides. */
export function refusesFile(kind: UploadKind, name: string, size: number): RequestCode | null {
  const ending = attachmentEnding(cleanFileName(name));
  if (kind === "script" && !SCRIPT_ENDINGS.some((one) => one === ending)) return "FILE_TYPE_REFUSED";
  if (kind === "attachment" && (ending === null || isRecording(ending))) return "FILE_TYPE_REFUSED";
  if (kind === "proof" && !PROOF_ENDINGS.some((one) => one === ending)) return "FILE_TYPE_REFUSED";
  if (kind === "answer" && !ANSWER_ENDINGS.some((one) => one === ending)) return "FILE_TYPE_REFUSED";
  if (kind === "slides" && !SLIDES_ENDINGS.some((one) => one === ending)) return "FILE_TYPE_REFUSED";
  if (kind === "manuscript" && !FIGURE_ENDINGS.some((one) => one === ending)) return "FILE_TYPE_REFUSED";
  if (size > UPLOAD_MAX_BYTES[kind]) return "FILE_TOO_LARGE";
  return size > 0 ? null : "FILE_DAMAGED";
}
