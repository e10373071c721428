// Reads by one statement for all rows of a list which requirements are missing, and the settings that name them.

import DataLoader from "dataloader";
import { db } from "#prisma/client.ts";
import { perRequest } from "#schema/core/shared/per-request.ts";
import type { MissingRequirement } from "#schema/validation/journal/requirements.ts";
import { readJournalSettings } from "./journal-settings.ts";
import { missingOfArticles, missingOfSubmissions } from "./read-requirements.ts";

type Missing = MissingRequirement[];
type Read = typeof missingOfArticles;

const loaderBy = (read: Read) =>
  perRequest(
    () =>
      new DataLoader<number, Missing>(async (ids) => {
        const found = await read(db, ids);
        return ids.map((id) => [...(found.get(id) ?? [])]);
      }),
  );
const articles = loaderBy(missingOfArticles);
const submissions = loaderBy(missingOfSubmissions);

/** The journal's settings, read once for all rows of an answer. @param context of the request */
export const settingsFor = perRequest(() => readJournalSettings(db));

/** What an article lacks. @param context of the request @param id of the article */
export const missingOfArticle = (context: object, id: number): Promise<Missing> => articles(context).load(id);

/** What a manuscript, or the article it became, lacks. @param context of the request @param id of the manuscript */
export const missingOfSubmission = (context: object, id: number): Promise<Missing> =>
  submissions(context).load(id);
