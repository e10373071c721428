// The mails a site of the journeys has sent, taken by a real mail server. It runs beside the sites; journeys
// run in processes of their own and find what arrived in a folder, a file an address.
import { appendFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { type ReceivedMail, startSmtp } from "#tests/support/smtp.ts";

const WITHIN_MS = 30_000;

interface Mailbox {
  /** For `SMTP_URL`. */
  readonly url: string;
  close(): Promise<void>;
}

/** A mail as it is stored. */
interface MailboxMail {
  readonly text: string;
  /** Where the one click of mail programs goes (RFC 8058); null: there is nothing to end. */
  readonly oneClick: string | null;
}

export async function openMailbox(): Promise<Mailbox> {
  const folder = await mkdtemp(join(tmpdir(), "mailbox-"));
  const smtp = await startSmtp();
  // On disk before the site hears that it was taken.
  smtp.beforeTaking(({ to, mail }) => appendFile(join(folder, to), `${JSON.stringify(toKeep(mail))}\n`));
  process.env.MAILBOX = folder;
  return {
    url: smtp.url,
    close: async () => {
      await smtp.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function toKeep({ headers, text = "" }: ReceivedMail["mail"]): MailboxMail {
  const headerOf = (name: string) => headers.find(({ key }) => key === name)?.value ?? "";
  const isOneClick = headerOf("list-unsubscribe-post") === "List-Unsubscribe=One-Click";
  return { text, oneClick: isOneClick ? pathIn(headerOf("list-unsubscribe")) : null };
}

/** Waits for mails to an address: those with some words, oldest first. @param count how many have to be there at least */
export async function mailsWith(email: string, words: string, count = 1): Promise<readonly MailboxMail[]> {
  let mails: MailboxMail[] = [];
  const arrived = async () => {
    mails = (await readMails(email)).filter(({ text }) => text.includes(words));
    return mails.length;
  };
  await expect
    .poll(arrived, { message: `mails to ${email}: ${words}`, timeout: WITHIN_MS })
    .toBeGreaterThanOrEqual(count);
  return mails;
}

/**
 * Waits for mails to an address and opens the newest: the path of the link in it.
 * @param page where the link has to lead, such as `/verify-email`; other mails are skipped
 * @param count how many such mails have to be there
 */
export async function mailedLink(email: string, page: string, count = 1): Promise<string> {
  let links: string[] = [];
  const arrived = async () => {
    links = (await readMails(email))
      .flatMap(({ text }) => pathIn(text) ?? [])
      .filter((path) => path.startsWith(page));
    return links.length;
  };
  await expect
    .poll(arrived, { message: `mails to ${email}`, timeout: WITHIN_MS })
    .toBeGreaterThanOrEqual(count);
  return links.at(-1) ?? "";
}

/** The mails that have come to an address, oldest first. */
export async function readMails(email: string): Promise<MailboxMail[]> {
  const lines = await readFile(join(process.env.MAILBOX ?? "", email), "utf8").catch(() => "");
  return lines
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

function pathIn(text: string): string | null {
  const link = /https?:\/\/[^\s>]+/.exec(text)?.[0] ?? "";
  if (!URL.canParse(link)) return null;
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}
