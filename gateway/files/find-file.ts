// Finds the bytes of an address under /files/, and whether the viewer may have them
// (schema/policies/overview/files.ts). A file of the public pages is looked up once a content version; any
// other needs a pass, or the link to a preview (decision 195).
import { LRUCache } from "lru-cache";
import { findViewer } from "#gateway/auth/session.ts";
import { db } from "#prisma/client.ts";
import type { FileStore } from "#prisma/file-store.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { Clock, ContentCache, PreviewLinks } from "#schema/context.ts";
import { bytesOf, toVariants } from "#schema/core/files/stored-variants.ts";
import { ownManuscripts } from "#schema/journal/reviews/own-manuscripts.ts";
import { openReview } from "#schema/journal/reviews/review-opened-by.ts";
import { filesOfPreview } from "#schema/overview/previews/files-of-preview.ts";
import { manageJournal } from "#schema/policies/journal/journal.ts";
import {
  filesByPass,
  filesOfReview,
  photoOfApplication,
  photosOfProgram,
  publicFiles,
} from "#schema/policies/overview/files.ts";
import { scriptsOfRater } from "#schema/policies/programs/exam-rating.ts";
import { filesOfPost } from "#schema/policies/site/post-files.ts";
import { shownVersions } from "#schema/site/pages/shown-versions.ts";
import { readerOf } from "#schema/site/posts/post-lock.ts";
import { SHARE_PART } from "#schema/validation/site-paths.ts";
import { asBlind } from "./blind-files.ts";
import type { FilePasses } from "./file-pass.ts";
import { createSharePictures } from "./share-pictures.ts";

export interface FindFileOptions {
  readonly store: FileStore;
  readonly contentCache: ContentCache;
  readonly clock: Clock;
  readonly passes: FilePasses;
  readonly previews: PreviewLinks;
}

/** The parts of `/files/<key>/<part>?v=<revision>&t=<pass>`. */
export interface RequestedFile {
  readonly key: string;
  readonly part: string;
  /** Null: whatever it is now. */
  readonly revision: string | null;
  readonly pass: string | null;
}

export type OpenTo = "all" | "pass" | "reader" | "preview" | "reviewer" | "rater";

/** What has to be known of a file to send it. */
export interface ServedFile {
  /** What the store knows the bytes by. */
  readonly storedAs: string;
  readonly name: string;
  readonly mimeType: string;
  readonly size: number;
  /**
   * Who may have it: anybody, who holds a pass of a session, or one for its post, or a link to a preview, of
   * a review or of a rater.
   */
  readonly openTo: OpenTo;
  /** Grows when it is replaced. */
  readonly revision: number;
}

/** Null when there is no such file for the viewer. */
export type FindFile = (asked: RequestedFile) => Promise<ServedFile | null>;

const COLUMNS = {
  key: true,
  storedKey: true,
  revision: true,
  name: true,
  nameKo: true,
  nameEn: true,
  mimeType: true,
  size: true,
  width: true,
  variants: true,
  reviewFile: { select: { id: true } },
} as const;
type Row = Prisma.FileGetPayload<{ select: typeof COLUMNS }>;

/** Rows of about 500 bytes. */
const KNOWN_FILES = 2_000;

export function createFindFile(options: FindFileOptions): FindFile {
  const findPublic = rememberPublicFiles(options);
  const withSharePicture = createSharePictures(options.store);
  return async ({ key, part, pass }) => {
    const shown = await findPublic(key);
    if (shown) return toServed(part === SHARE_PART ? await withSharePicture(shown) : shown, part, "all");
    const opened = pass === null ? null : await openedBy(pass, options);
    if (opened === null) return null;
    const found = await db.file.findFirst({ where: { AND: [{ key }, opened.files] }, select: COLUMNS });
    if (found === null) return null;
    // What goes with a review was scrubbed before it was stored.
    const isBlind = opened.to === "reviewer" && found.reviewFile === null;
    return isBlind ? await asBlind(options.store, found, part) : toServed(found, part, opened.to);
  };
}

/** The bytes behind the last part of the address: a size when it names one, else the file itself. */
export function toServed(file: Omit<Row, "reviewFile">, part: string, openTo: OpenTo): ServedFile {
  const variants = toVariants(file.variants);
  const asked = variants.find(({ width, format }) => part === `${width}.${format}`);
  // Of an image in sizes the file itself is the largest.
  const variant = asked ?? variants.find(({ width, format }) => width === file.width && format === "webp");
  const { mimeType, size, revision } = file;
  const key = bytesOf(file);
  const name = savedAs(file, part);
  if (!variant) return { storedAs: key, name, mimeType, size, openTo, revision };
  const { width, format } = variant;
  return {
    storedAs: `${key}/${width}.${format}`,
    name: `${name.replace(/\.\w+$/, "")}.${format}`,
    mimeType: format === "jpg" ? "image/jpeg" : `image/${format}`,
    size: variant.size,
    openTo,
    revision,
  };
}

/** One of its own names, when the address says it; nobody else names a file. */
function savedAs({ name, nameKo, nameEn }: Omit<Row, "reviewFile">, part: string): string {
  return [nameKo, nameEn].find((own) => own !== null && own === decoded(part)) ?? name;
}

/** Null for what is no encoded text. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part).normalize("NFC");
  } catch {
    return null;
  }
}

async function openedBy(
  pass: string,
  { passes, previews, clock }: FindFileOptions,
): Promise<{ files: Prisma.FileWhereInput; to: OpenTo } | null> {
  const read = passes.read(pass, clock.now());
  if (read === null) {
    const preview = await filesOfPreview(pass, { previews, clock });
    if (preview) return { files: preview, to: "preview" };
    const reviewId = passes.readReview(pass, clock.now());
    const review = reviewId === null ? null : await openReview(reviewId, clock.now());
    if (review) return { files: filesOfReview(review), to: "reviewer" };
    const raterId = passes.readRater(pass, clock.now());
    if (raterId !== null) return { files: scriptsOfRater(raterId), to: "rater" };
    const applicationId = passes.readApplicant(pass, clock.now());
    if (applicationId !== null) return { files: photoOfApplication(applicationId), to: "pass" };
    const programId = passes.readDoor(pass, clock.now());
    return programId === null ? null : { files: photosOfProgram(programId), to: "pass" };
  }
  const { sessionId, postId } = read;
  const viewer = await findViewer(sessionId, clock);
  if (viewer === null) return null;
  if (postId !== null) {
    const reader = await readerOf({ viewer, clock });
    return { files: filesOfPost(postId, reader, clock.now()), to: "reader" };
  }
  const own = manageJournal(viewer) ? await ownManuscripts(db, viewer.memberId) : [];
  const files = filesByPass(viewer, own);
  return files && { files, to: "pass" };
}

/**
 * Remembers the rows of public files while the content version holds. A file that is not public is asked for
 * every time, because a scheduled post appears without anybody saving anything.
 */
function rememberPublicFiles({ contentCache, clock }: FindFileOptions): (key: string) => Promise<Row | null> {
  const known = new LRUCache<string, Row>({ max: KNOWN_FILES });
  let knownAt = contentCache.version;
  return async (key) => {
    const version = contentCache.version;
    if (knownAt !== version) {
      known.clear();
      knownAt = version;
    }
    const remembered = known.get(key);
    if (remembered) return remembered;
    const now = clock.now();
    const shown = await shownVersions({ contentCache, now });
    const file = await db.file.findFirst({
      where: { AND: [{ key }, publicFiles(now, shown)] },
      select: COLUMNS,
    });
    // What was read before a change must not be remembered after it.
    if (file && contentCache.version === version) known.set(key, file);
    return file;
  };
}
