// @module-tag long
// kill -9 between the steps of the journal: while manuscripts are sent, reviewers invited, reviews answered and sent, decisions made and issues let out.
import { it } from "vitest";
import { createSiteDatabase } from "#tests/support/site-database.ts";
import { prepareJournal } from "./journal-manuscripts.ts";
import { createJournalists } from "./journalists.ts";
import { forEachLife, workAndDie } from "./lives.ts";
import { opened } from "./opened.ts";

const ROUNDS = 2;
/** The blow falls after enough was acknowledged and this long, a little later each round. */
const LATER_MILLISECONDS = 25;

it("leaves no step of the journal by half: neither without its emails nor without its line of the log", async () => {
  const database = await createSiteDatabase("migrated");
  const { env } = database.options;
  try {
    const journalists = await opened(database, async () =>
      createJournalists(await prepareJournal(env.JWT_SECRET ?? "")),
    );
    await forEachLife(database.options, ROUNDS, (site, round) =>
      workAndDie(site, round, [journalists], LATER_MILLISECONDS * round),
    );
    await opened(database, journalists.expectStored);
  } finally {
    await database.remove();
  }
}, 240_000);
