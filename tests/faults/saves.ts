// kill -9 between a save and its version (decision 93): every other blow falls when the save is written and
// its version is not, the others when both are and the transaction has not ended. Only the embedded database
// dies with its site; PostgreSQL ends the transaction of a connection that broke, for which
// tests/race/two-editors.test.ts is there.
import { isDeepStrictEqual } from "node:util";
import { db } from "#prisma/client.ts";
import { startDatabase } from "#prisma/start-database.ts";
import { programVersions } from "#schema/programs/programs/program-versions.ts";
import { popupVersions } from "#schema/site/popups/popup-versions.ts";
import { postVersions } from "#schema/site/posts/post-versions.ts";
import { forEachLife } from "#tests/integration/core/durability/lives.ts";
import { ADMIN, type Office, openOffice } from "#tests/integration/core/durability/office.ts";
import { type CutOff, dieInSave, holdThirdVersions, NOUN_NAMES } from "./held-save.ts";
import type { Row } from "./row.ts";

const VERSIONS = { post: postVersions, program: programVersions, popup: popupVersions } as const;

async function opened<Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> {
  const { close } = await startDatabase({ databaseUrl: undefined, dataDir });
  try {
    return await work();
  } finally {
    await close();
  }
}

/** Whose draft a save drops; a popup has none on the server. */
const DRAFTS = {
  post: (postId: number) => ({ postId }),
  program: (programId: number) => ({ programId }),
  popup: null,
} as const;

/**
 * What is wrong with it: there is to be the second save with its version and its line in the log, and nothing
 * of the third but what was saved of it as a draft.
 */
async function faultsOf({ noun, id }: CutOff): Promise<string[]> {
  const current = await VERSIONS[noun].read(db, id);
  const versions = await db.savedVersion.findMany({
    where: VERSIONS[noun].of(id),
    orderBy: { number: "asc" },
  });
  const lines = await db.auditEntry.count({ where: { subject: noun, subjectId: id } });
  const numbers = versions.map(({ number }) => number).join();
  const wrong: string[] = [];
  if (numbers !== "1,2") wrong.push(`${noun} ${id} has the versions ${numbers}`);
  if (!isDeepStrictEqual(versions.at(-1)?.content, current?.content))
    wrong.push(`${noun} ${id} is no version`);
  if (!JSON.stringify(current?.content).includes("제2판")) wrong.push(`${noun} ${id} is not its second save`);
  const where = DRAFTS[noun]?.(id);
  if (where && (await db.draft.count({ where })) !== 1) wrong.push(`${noun} ${id} lost its draft`);
  if (lines !== 2) wrong.push(`${noun} ${id} has ${lines} lines in the log`);
  return wrong;
}

/** @param dataDir of an embedded database without a site; it stays */
export async function killInSaves(dataDir: string, blows: number): Promise<Row> {
  const cutOff: CutOff[] = [];
  let office: Office | null = null;
  await opened(dataDir, holdThirdVersions);
  const env = { ...ADMIN, JWT_SECRET: "the same secret for every life of one site" };
  await forEachLife({ dataDir, env }, blows, async (site, round) => {
    // One sign-in is good for all lives: the secret stays.
    office = office ? { ...office, url: site.url } : await openOffice(site.url);
    const noun = NOUN_NAMES[round % NOUN_NAMES.length] ?? "post";
    cutOff.push(await dieInSave(office, { noun, moment: round % 2 === 0 ? "BEFORE" : "AFTER" }, site));
  });
  const wrong = await opened(dataDir, async () => {
    const found: string[] = [];
    for (const one of cutOff) found.push(...(await faultsOf(one)));
    return found;
  });
  // Two saves were acknowledged of each, and a lost one is a wrong version, too.
  const acknowledged = 2 * cutOff.length;
  const fault = "embedded: kill -9 between save and version";
  return { fault, tries: blows, acknowledged, lost: 0, wrong, recovery: [] };
}
