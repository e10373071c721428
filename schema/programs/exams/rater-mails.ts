// Mails to raters, in their language. None names an examinee or another rater.
import type { Tx } from "#prisma/client.ts";
import type { ExamRater } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { wonIn } from "#schema/core/mail/mail-details.ts";
import { partIn } from "#schema/core/mail/mail-words.ts";
import { writeMail } from "#schema/core/mail/write-mail.ts";
import { textIn } from "#schema/core/shared/language.ts";
import { type LinkTools, renewRaterLink } from "./rater-links.ts";

type RaterMail =
  | "EXAM_RATER_INVITED"
  | "EXAM_RATER_ACCEPTED"
  | "EXAM_RATER_ASSIGNED"
  | "EXAM_RATER_THIRD"
  | "EXAM_RATER_WITHDRAWN";

/** Writes to a rater, with the link in all but the last. @param count of scripts, where the email says it */
export async function writeToRater(
  tx: Tx,
  kind: RaterMail,
  rater: ExamRater,
  tools: LinkTools,
  count = 0,
): Promise<void> {
  const { id, programId, language, email, part, pair, feePerScript } = rater;
  // An erased rater has no address.
  if (email === "") return;
  const { titleKo, titleEn } = await tx.program.findUniqueOrThrow({ where: { id: programId } });
  const tokenId = kind === "EXAM_RATER_WITHDRAWN" ? null : await renewRaterLink(tx, id, tools);
  const said = {
    program: textIn({ ko: titleKo, en: titleEn }, language),
    part: partIn(language, part, pair),
  };
  const to = { id: null, email, language };
  const more = { now: tools.now, tokenId };
  if (kind === "EXAM_RATER_INVITED") {
    const details = { ...said, ...feeIn(language, feePerScript) };
    return await writeMail(tx, kind, to, { ...more, details });
  }
  if (kind === "EXAM_RATER_ASSIGNED" || kind === "EXAM_RATER_THIRD") {
    return await writeMail(tx, kind, to, { ...more, details: { ...said, count: String(count) } });
  }
  await writeMail(tx, kind, to, { ...more, details: said });
}

/** Nothing where nothing is paid: the paragraph is left out. */
const feeIn = (language: Language, fee: number) => (fee > 0 ? { fee: wonIn(language, fee) } : {});
