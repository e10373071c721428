// A session of the exam and those who apply for it by the API, as the forms do: for journeys that are about what comes after.
import { randomInt } from "node:crypto";
import { expect, type Page, request } from "@playwright/test";
import { examInput, SAVE_EXAM } from "#tests/support/exams.ts";
import type { Speak } from "#tests/support/messages.ts";
import { photo } from "#tests/support/uploads.ts";
import { newMember } from "./accounts.ts";
import { IN_STATE, makeSeminar } from "./made-programs.ts";
import { ask } from "./office.ts";
import type { Visit } from "./own-site.ts";

const { applyLink: _, ...OPEN } = IN_STATE.OPEN;
const PLACE = {
  examParts: ["TRANSLATION"],
  languagePairs: ["KO_EN"],
  sites: [{ nameKo: "서울 시험장", nameEn: "Seoul site" }],
};
const APPLY = `mutation ($input: ApplyInput!) { apply(input: $input) { id payment { depositorName } } }`;

export interface MadeExam {
  readonly id: number;
  readonly siteId: number;
  readonly startsAt: string;
}

/** A session in 20 days with one paper and a fee of 30,000 won. @param page of somebody of the office */
export async function makeExam(page: Page, seats: number, slipFrom: string): Promise<MadeExam> {
  const { id } = await makeSeminar(page.request, { ...OPEN, ...PLACE, kind: "KITEC" });
  const read = `query ($id: Id!) {
    programForEditing(id: $id) { sites { id } }
    examSessionForEditing(programId: $id) { version }
  }`;
  const { programForEditing, examSessionForEditing } = Object(await ask(page, read, { id }));
  const siteId = programForEditing.sites[0].id;
  const exam = examInput(siteId, seats);
  const papers = exam.papers.map((paper) => ({ ...paper, startsAt: OPEN.startsAt }));
  const room = { nameKo: "101호", nameEn: "Room 101", seats };
  const sites = exam.sites.map((site) => ({ ...site, rooms: [room] }));
  const input = { ...exam, papers, sites, slipFrom, photoUntil: null };
  await ask(page, SAVE_EXAM, { programId: id, version: examSessionForEditing.version, input });
  return { id, siteId, startsAt: OPEN.startsAt };
}

interface MadeApplicant {
  readonly id: number;
  /** What is written on the transfer of the fee. */
  readonly depositorName: string;
}

/** A transfer of a fee, or of the sum of a group. */
export interface Transfer extends Pick<MadeApplicant, "depositorName"> {
  readonly amount: number;
}

/** Names of others, a syllable each. */
export const nameOf = (at: number): string => `김${String.fromCodePoint(0xac00 + at * 28)}`;

/** Somebody registers and applies. @param baseURL of the site */
export async function applyByApi(
  { id: programId, siteId }: MadeExam,
  name: string,
  { baseURL, photoOf }: { readonly baseURL: string; readonly photoOf: Buffer },
): Promise<MadeApplicant> {
  // Each from an address of its own, as journeys are.
  const from = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const own = await request.newContext({ baseURL, extraHTTPHeaders: { "x-forwarded-for": from } });
  const { email, password } = await newMember(own, "ko", name);
  const signedIn = await own.post("/api/v1/login", { data: { email, password } });
  const { authorization = "" } = signedIn.headers();
  const sent = await own.post("/api/v1/files?kind=photo&name=face.jpg", {
    headers: { authorization, "content-type": "application/octet-stream" },
    data: photoOf,
  });
  const { id: photoId } = await sent.json();
  const form = { name, photoId, siteId, examPart: "TRANSLATION", languagePair: "KO_EN" };
  const variables = { input: { programId, form } };
  const answer = await own.post("/graphql", {
    headers: { authorization },
    data: { query: APPLY, variables },
  });
  const { data, errors } = await answer.json();
  await own.dispose();
  if (errors) throw new Error(JSON.stringify(errors));
  return { id: data.apply.id, depositorName: data.apply.payment.depositorName };
}

const APPLY_FOR_GROUP = `mutation ($input: GroupInput!) {
  applyForGroup(input: $input) { people { id } payment { depositorName } }
}`;

/** An institution applies for people who have no account. @returns its transfer */
export async function applyForGroupByApi(
  { id: programId }: MadeExam,
  names: readonly string[],
  { page, each }: { readonly page: Page; readonly each: number },
): Promise<Transfer> {
  const place = { part: "번역", pair: "한영", site: PLACE.sites[0]?.nameKo };
  const rows = names.map((name) => ({ name, email: `group-${randomInt(1e9)}@example.org`, ...place }));
  const amount = each * names.length;
  const input = { programId, payerName: "한국통번역대학원", rows, expectedTotal: amount };
  const { applyForGroup } = Object(await ask(page, APPLY_FOR_GROUP, { input }));
  expect(applyForGroup.people).toHaveLength(names.length);
  return { ...applyForGroup.payment, amount };
}

/** Chooses a photo for the frame and takes it as it is there. */
export async function cropPhoto(page: Page, say: Speak): Promise<void> {
  const file = {
    name: "face.jpg",
    mimeType: "image/jpeg",
    buffer: await photo({ width: 900, height: 1_200 }),
  };
  await page.getByRole("main").locator('input[type="file"]').setInputFiles(file);
  const use = page.getByRole("dialog").getByRole("button", { name: say("applications.photo.use") });
  await use.click();
}

/** The treasurer reads a statement of the bank on which all of them paid, and books it by a key each. */
export async function bookAll(
  { page, open }: Visit,
  say: Speak,
  transfers: readonly Transfer[],
): Promise<void> {
  await open("/admin/bank");
  const main = page.getByRole("main");
  const upload = { name: "거래내역.csv", mimeType: "text/csv", buffer: statementOf(transfers) };
  await main.locator("input[type=file]").last().setInputFiles(upload);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("bank.preview.store") })
    .click();
  const row = (sender: string) => main.getByRole("row", { name: sender });
  await row(transfers[0]?.depositorName ?? "").focus();
  for (const { depositorName } of transfers) {
    await expect(row(depositorName)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(row(depositorName)).toHaveCount(0);
  }
}

/** A statement of the bank on which all of them paid some minutes ago. */
function statementOf(transfers: readonly Transfer[]): Buffer {
  const EIGHT_HOURS_54 = 32_040_000;
  const at = new Date(Date.now() + EIGHT_HOURS_54).toISOString().slice(0, 19).replace("T", " ");
  let balance = 0;
  const lines = transfers.map(({ depositorName, amount }) => {
    balance += amount;
    return `${at},${depositorName},0,${amount},${balance}`;
  });
  return Buffer.from(["거래일시,보낸분,출금액,입금액,잔액", ...lines].join("\r\n"));
}
