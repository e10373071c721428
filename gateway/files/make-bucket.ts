// Makes the bucket of a storage that runs beside the site, before the site begins: what is rented has one already.
import { setTimeout as sleep } from "node:timers/promises";
import type { S3Place } from "./blobs.ts";
import { FilesAway } from "./file-errors.ts";
import { createS3Requests, S3_TIMES, S3Refusal, type S3Times } from "./s3-requests.ts";

/** A storage that starts together with this needs some seconds. */
const AWAY_FOR_MS = 60_000;
const ASKED_EACH_MS = 1_000;

/**
 * Makes it unless it is there.
 * @param awayFor milliseconds that the storage may be away
 * @returns whether it was made now
 */
export async function makeBucket(
  place: S3Place,
  awayFor: number = AWAY_FOR_MS,
  times: S3Times = S3_TIMES,
): Promise<boolean> {
  const send = createS3Requests(place, times);
  const until = Date.now() + awayFor;
  for (;;) {
    try {
      const found = await send({ method: "HEAD", name: "" });
      if (found.response.ok) return false;
      if (found.response.status !== 404) throw new S3Refusal(found.response.status, "");
      const made = await send({ method: "PUT", name: "" });
      if (!made.response.ok) throw new S3Refusal(made.response.status, await made.response.text());
      await made.response.arrayBuffer();
      return true;
    } catch (error) {
      if (!(error instanceof FilesAway) || Date.now() > until) throw error;
      await sleep(ASKED_EACH_MS);
    }
  }
}
