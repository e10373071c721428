// POST /api/v1/files?kind=image|attachment|photo|proof|manuscript|script|answer|slides&name=<name>, with the
// bytes as they are. The right to upload, the name and the length are checked before one byte is read
// (docs/core.md#calls-and-limits).
import type { IncomingMessage } from "node:http";
import { type Answer, type Route, requireViewer } from "#gateway/auth/routes.ts";
import type { Authenticate } from "#gateway/auth/session.ts";
import type { Throttle } from "#gateway/auth/throttle.ts";
import type { FilePasses } from "#gateway/files/file-pass.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { db } from "#prisma/client.ts";
import type { FileStore } from "#prisma/file-store.ts";
import type { FileKind } from "#prisma/generated/enums.ts";
import type { Clock, Viewer } from "#schema/context.ts";
import { uploadFiles } from "#schema/policies/overview/files.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { UPLOAD_MAX_BYTES, type UploadKind } from "#schema/validation/core/files.ts";
import { answerUpload, uploaded } from "./answer-upload.ts";
import { createPlaces } from "./places.ts";
import { type Announced, readAnnounced } from "./read-announced.ts";
import { receiveBody } from "./receive-body.ts";
import { storeUpload } from "./store-upload.ts";

export interface UploadTools {
  readonly clock: Clock;
  readonly authenticate: Authenticate;
  readonly throttle: Throttle;
  readonly files: FileStore;
  readonly passes: FilePasses;
}

/** Uploads of one person, and of all, that may be under way at once. */
const PLACES_EACH = 6;
const PLACES = 24;

/** Photos, proofs, slides, files of manuscripts, or of applications, of a member that nothing uses, within a day. */
const UNUSED = 10;
const HOUR_SECONDS = 60 * 60;

export function uploadRoute(tools: UploadTools): Route {
  const places = createPlaces(PLACES_EACH, PLACES);
  return {
    method: "POST",
    run: (request) =>
      answerUpload(request, async (signal) => {
        const viewer = await requireViewer(tools.authenticate, request);
        const announced = readAnnounced(request);
        if (!uploadFiles(viewer, announced.kind)) throw new HttpError("FORBIDDEN");
        await takeOwn(tools, viewer, announced.kind);
        return await places.hold(viewer.memberId, async () => {
          await tools.throttle.upload(viewer.memberId, announced.size);
          return await storeReceived(tools, request, viewer, { ...announced, signal });
        });
      }),
  };
}

/** GET /api/v1/file-pass: the pass that is added to the addresses of files that are not public (gateway/files/file-pass.ts). */
export function filePassRoute({ authenticate, passes }: UploadTools): Route {
  return {
    method: "GET",
    run: async (request) => {
      const viewer = await requireViewer(authenticate, request);
      return { status: 200, body: { pass: passes.issue(viewer.sessionId) } };
    },
  };
}

/** What every member may send. */
const OWN_KINDS: Partial<Record<UploadKind, FileKind>> = {
  photo: "PHOTO",
  proof: "PROOF",
  manuscript: "MANUSCRIPT",
  answer: "ANSWER",
  slides: "SLIDES",
};

/**
 * Every member may send photos, proofs, manuscripts, slides and files of applications, but not one after
 * another that nothing uses.
 * @throws HttpError TOO_MANY_TRIES
 */
async function takeOwn({ clock }: UploadTools, { memberId }: Viewer, sentFor: UploadKind): Promise<void> {
  const kind = OWN_KINDS[sentFor];
  if (kind === undefined) return;
  const lastDay = new Date(clock.now().getTime() - DAY);
  const lying = await db.file.count({
    where: {
      kind,
      uploadedById: memberId,
      createdAt: { gt: lastDay },
      applicantPhotos: { none: {} },
      applicantAnswers: { none: {} },
      gradeProofs: { none: {} },
      submissionFile: { is: null },
      reviewFile: { is: null },
      presentationSlides: { none: {} },
      refundProof: { is: null },
    },
  });
  if (lying >= UNUSED) {
    throw new HttpError("TOO_MANY_TRIES", { headers: { "retry-after": String(HOUR_SECONDS) } });
  }
}

async function storeReceived(
  { files, passes }: UploadTools,
  request: IncomingMessage,
  viewer: Viewer,
  announced: Announced & { readonly signal: AbortSignal },
): Promise<Answer> {
  const file = await files.receive(announced.size);
  try {
    await receiveBody(request, file, UPLOAD_MAX_BYTES[announced.kind]);
    const stored = await storeUpload(files, { ...announced, file, uploadedById: viewer.memberId });
    return uploaded(stored, passes.issue(viewer.sessionId));
  } finally {
    await file.discard();
  }
}
