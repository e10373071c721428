// A save of the office that the database holds between its two halves, until the site dies under it.
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { db } from "#prisma/client.ts";
import { askOffice, type Office } from "#tests/integration/core/durability/office.ts";
import { paragraph } from "#tests/support/factories.ts";
import { CREATE_PROGRAM, programInput, SAVE_PROGRAM } from "#tests/support/program-writing.ts";
import type { Site } from "#tests/support/site.ts";
import { CREATE, postInput, SAVE } from "#tests/support/writing.ts";

/** Where the embedded database sees its own folder. */
const INSIDE = "/pglite/data/held";
const FILE = join("database", "held");
/** The version at which the database holds. */
const HELD = 3;

const NOUNS = {
  post: { create: CREATE, save: SAVE, input: (ko: object) => postInput({ ko }) },
  program: { create: CREATE_PROGRAM, save: SAVE_PROGRAM, input: (ko: object) => programInput({ ko }) },
  popup: {
    create: "mutation ($input: PopupInput!) { createPopup(input: $input) { id } }",
    save: "mutation ($id: Id!, $version: Int!, $input: PopupInput!) { savePopup(id: $id, version: $version, input: $input) { id } }",
    input: ({ title, content }: { title: string; content: object }) => ({
      titleKo: title,
      bodyKo: content,
      showsFrom: "2030-12-01T00:00:00Z",
      showsTo: "2030-12-02T00:00:00Z",
      device: "ALL",
      pages: "HOME",
      audience: "ALL",
      hide: "TODAY",
      position: 0,
    }),
  },
} as const;
type Noun = keyof typeof NOUNS;
export const NOUN_NAMES: readonly Noun[] = ["post", "program", "popup"];

/** BEFORE: the save is written, its version is not. AFTER: both are, and the transaction has not ended. */
type Moment = "BEFORE" | "AFTER";

/**
 * Makes the database hold the third version of whatever is saved, at the moment that its text names, and leave a file as a sign.
 */
export async function holdThirdVersions(): Promise<void> {
  await db.$executeRawUnsafe(`
    CREATE FUNCTION hold_version() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.number = ${HELD} AND position(TG_WHEN IN NEW.content::text) > 0 THEN
        COPY (SELECT 1) TO '${INSIDE}';
        PERFORM pg_sleep(60);
      END IF;
      RETURN NEW;
    END $$`);
  for (const moment of ["BEFORE", "AFTER"] as const) {
    await db.$executeRawUnsafe(`
      CREATE TRIGGER hold_${moment} ${moment} INSERT ON saved_versions FOR EACH ROW EXECUTE FUNCTION hold_version()`);
  }
}

/** What its writer typed for the save that is cut off is stored as a draft; a popup's stays on the device. */
const PLACES = {
  post: (postId: number) => ({ board: "NOTICE", postId }),
  program: (programId: number) => ({ programKind: "SEMINAR", programId }),
  popup: null,
} as const;
const KEEP = "mutation ($input: DraftInput!) { saveDraft(input: $input) { id } }";

async function storeDraft(office: Office, noun: Noun, id: number): Promise<void> {
  const place = PLACES[noun]?.(id);
  if (!place) return;
  const payload = { values: { ko: { title: `제${HELD}판` } } };
  const answer = await askOffice(office, KEEP, { input: { ...place, payload } });
  if (!answer?.data?.saveDraft) throw new Error(`${noun}: ${JSON.stringify(answer)}`);
}

/** Something whose third save was cut off. */
export interface CutOff {
  readonly noun: Noun;
  readonly id: number;
}

const koreanOf = (number: number, moment: Moment) => ({
  title: `제${number}판`,
  content: paragraph(`${number}번째 글 ${moment}`),
});

type Written = readonly [noun: Noun, number: number, moment: Moment];

/** The id of what was written; null when the site is gone. */
async function write(office: Office, [noun, number, moment]: Written, id?: number): Promise<number | null> {
  const { create, save, input } = NOUNS[noun];
  const variables = { input: input(koreanOf(number, moment)), id, version: number - 1 };
  const answer = await askOffice(office, id === undefined ? create : save, variables);
  if (!answer) return null;
  const [row] = Object.values(answer.data ?? {});
  if (!row) throw new Error(`${noun}: ${JSON.stringify(answer)}`);
  return Object(row).id;
}

/** Makes something, saves it, saves it again, and kills the site while the database holds that save. */
export async function dieInSave(
  office: Office,
  { noun, moment }: { readonly noun: Noun; readonly moment: Moment },
  { dataDir, kill }: Pick<Site, "dataDir" | "kill">,
): Promise<CutOff> {
  const sign = join(dataDir, FILE);
  const id = await write(office, [noun, 1, moment]);
  if (id === null || (await write(office, [noun, 2, moment], id)) === null)
    throw new Error("The site is away");
  await storeDraft(office, noun, id);
  let answered = false;
  const cut = write(office, [noun, HELD, moment], id).finally(() => {
    answered = true;
  });
  while (!existsSync(sign) && !answered) await sleep(5);
  await kill();
  if ((await cut) !== null) throw new Error("A save was acknowledged that was held");
  rmSync(sign);
  return { noun, id };
}
