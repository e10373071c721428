// POST /api/v1/review-file?name=<name>, with the bytes as they are: the file that goes with a review
// (docs/reviews.md#reviews). Anyone who sends it has no account: the link of the review is in the header
// `Authorization: Review <link>`, because addresses are logged. What is stored was scrubbed before.
import type { IncomingMessage } from "node:http";
import type { Answer, Route } from "#gateway/auth/routes.ts";
import type { Throttle } from "#gateway/auth/throttle.ts";
import type { FilePasses } from "#gateway/files/file-pass.ts";
import { scrubTo } from "#gateway/files/scrub.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { db } from "#prisma/client.ts";
import type { FileStore } from "#prisma/file-store.ts";
import type { Clock, OneTimeLinks } from "#schema/context.ts";
import { attachReviewFile } from "#schema/journal/reviews/review-file.ts";
import { reviewOpenedBy } from "#schema/journal/reviews/review-opened-by.ts";
import { UPLOAD_MAX_BYTES } from "#schema/validation/core/files.ts";
import { answerUpload, uploaded } from "./answer-upload.ts";
import { createPlaces } from "./places.ts";
import { type Announced, readAnnounced } from "./read-announced.ts";
import { receiveBody } from "./receive-body.ts";
import { storeUpload } from "./store-upload.ts";

export interface ReviewFileTools {
  readonly clock: Clock;
  readonly throttle: Throttle;
  readonly files: FileStore;
  readonly links: OneTimeLinks;
  readonly passes: FilePasses;
}

/** Of one review, and of all, that may be under way at once. */
const PLACES_EACH = 1;
const PLACES = 6;

const SCHEME = /^Review ([\w-]{1,200})$/;

export function reviewFileRoute(tools: ReviewFileTools): Route {
  const places = createPlaces(PLACES_EACH, PLACES);
  return {
    method: "POST",
    run: (request) =>
      answerUpload(request, async (signal) => {
        const link = SCHEME.exec(request.headers.authorization ?? "")?.[1] ?? "";
        const review = await reviewOpenedBy(link, { links: tools.links, now: tools.clock.now() });
        if (review === null) throw new HttpError("LINK_ENDED");
        const announced = readAnnounced(request, "manuscript");
        return await places.hold(review.id, async () => {
          await tools.throttle.reviewFile(review.id, announced.size);
          return await storeReviewFile(tools, request, { ...announced, link, signal, review });
        });
      }),
  };
}

interface SentReviewFile {
  readonly signal: AbortSignal;
  readonly link: string;
  readonly review: { readonly id: number; readonly name: string; readonly email: string };
}

/**
 * The answer's pass opens the files of this review: the link itself is in no address, because addresses are
 * logged (docs/reviews.md#reviews).
 */
async function storeReviewFile(
  { files, links, clock, passes }: ReviewFileTools,
  request: IncomingMessage,
  { link, kind, name, size: announced, review, signal }: Announced & SentReviewFile,
): Promise<Answer> {
  const source = await files.receive(announced);
  const target = await files.receive(0);
  try {
    await receiveBody(request, source, UPLOAD_MAX_BYTES[kind]);
    const made = await scrubTo(source, target, { name, names: [review.name, review.email], signal });
    if ("refused" in made)
      throw new HttpError(made.refused === "TOO_LARGE" ? "FILE_TOO_LARGE" : "FILE_DAMAGED");
    const { size } = made;
    // The name it came with may tell who sent it.
    const blind = `review${/\.\w+$/.exec(name)?.[0] ?? ""}`;
    const { id: fileId } = await storeUpload(files, {
      kind,
      name: blind,
      file: target,
      size,
      uploadedById: null,
      signal,
    });
    const tools = { links, now: clock.now() };
    const file = await db.$transaction((tx) => attachReviewFile(tx, { link, fileId }, tools));
    return uploaded(file, passes.issueForReview(review.id, clock.now()));
  } finally {
    await source.discard();
    await target.discard();
  }
}
