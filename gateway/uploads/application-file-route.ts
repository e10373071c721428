// POST /api/v1/application-file?kind=photo|answer&name=<name>, with the bytes as they are: the photo of an
// application, or with &key=<question> a file that answers a question of its program
// (docs/applications.md#links-of-applicants). Who sends it has no account: the link of the application is in
// the header `Authorization: Application <link>`, because addresses are logged.
import type { Answer, Route } from "#gateway/auth/routes.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { db } from "#prisma/client.ts";
import { findLinkedApplication } from "#schema/programs/linked-applications/application-links.ts";
import {
  answerWithLinkedFile,
  replaceLinkedPhoto,
} from "#schema/programs/linked-applications/linked-files.ts";
import { UPLOAD_MAX_BYTES } from "#schema/validation/core/files.ts";
import { answerUpload, uploaded } from "./answer-upload.ts";
import { createPlaces } from "./places.ts";
import { readAnnounced } from "./read-announced.ts";
import { receiveBody } from "./receive-body.ts";
import type { ReviewFileTools } from "./review-file-route.ts";
import { storeUpload } from "./store-upload.ts";
import type { UploadTools } from "./upload-route.ts";

type ApplicationFileTools = ReviewFileTools & Pick<UploadTools, "passes">;

/** Of one application, and of all, that may be under way at once. */
const PLACES_EACH = 1;
const PLACES = 6;

const SCHEME = /^Application ([\w-]{1,200})$/;

export function applicationFileRoute({ files, links, clock, throttle, passes }: ApplicationFileTools): Route {
  const places = createPlaces(PLACES_EACH, PLACES);
  return {
    method: "POST",
    run: (request) =>
      answerUpload(request, async (signal): Promise<Answer> => {
        const link = SCHEME.exec(request.headers.authorization ?? "")?.[1] ?? "";
        const tools = { links, now: clock.now() };
        const application = await findLinkedApplication(db, link, tools);
        if (application === null) throw new HttpError("LINK_ENDED");
        const announced = readAnnounced(request);
        const { kind, name, size } = announced;
        if (kind !== "photo" && kind !== "answer") throw new HttpError("FORBIDDEN");
        const key = new URL(request.url ?? "", "http://localhost").searchParams.get("key") ?? "";
        return await places.hold(application.id, async () => {
          await throttle.applicationFile(application.id, size);
          const file = await files.receive(size);
          try {
            await receiveBody(request, file, UPLOAD_MAX_BYTES[kind]);
            const stored = await storeUpload(files, { kind, name, file, size, uploadedById: null, signal });
            const sent = { link, fileId: stored.id };
            await db.$transaction((tx) =>
              kind === "photo"
                ? replaceLinkedPhoto(tx, sent, tools)
                : answerWithLinkedFile(tx, { ...sent, key }, tools),
            );
            return uploaded(stored, passes.issueForApplicant(application.id, tools.now));
          } finally {
            await file.discard();
          }
        });
      }),
  };
}
