// @module-tag long
// @module-tag both
// kill -9 in the middle of everything people do at once, eight times on the embedded database; `npm run faults` does it longer. Every life has registrations, password changes,
// uploads and saves; every third one has steps of applying, or of paying. All of it shares the same lives, because starting a site is what
// takes time. On PostgreSQL there are fewer: the kill never falls on that database, which ends a broken connection's transaction as always.
import { inject, it } from "vitest";
import { createSiteDatabase } from "#tests/support/site-database.ts";
import { createApplicants } from "./applicants.ts";
import { createEditors } from "./editors.ts";
import { forEachLife, workAndDie } from "./lives.ts";
import { ADMIN } from "./office.ts";
import { opened } from "./opened.ts";
import { createPayers } from "./payers.ts";
import { createWriters } from "./writers.ts";

const ROUNDS = { embedded: 8, server: 5 }[inject("databaseTemplate").kind];
/** The blow falls after some acknowledged answers of each kind and this long, a little later each round. */
const LATEST_MILLISECONDS = 200;
const WITHIN_MILLISECONDS = 900_000;

it(
  "loses nothing that was acknowledged and keeps nothing by half: registrations, passwords, files, posts, applications, payments",
  async () => {
    const database = await createSiteDatabase("migrated");
    const { dataDir, env } = database.options;
    const writers = createWriters();
    const editors = createEditors(dataDir);
    const applicants = createApplicants();
    const payers = createPayers();
    const crewsOf = (round: number) => {
      const always = [writers, editors];
      return [always, [...always, payers], [...always, applicants]][round % 3] ?? always;
    };
    const options = { dataDir, env: { ...env, ...ADMIN, TRUST_PROXY: "1" } };
    try {
      await forEachLife(options, ROUNDS, (site, round) =>
        workAndDie(site, round, crewsOf(round), (LATEST_MILLISECONDS * round) / ROUNDS),
      );
      await opened(database, async () => {
        for (const crew of [writers, editors, applicants, payers]) await crew.expectStored();
      });
    } finally {
      await database.remove();
    }
  },
  WITHIN_MILLISECONDS,
);
