// Questions that are often asked: found in what they ask and answer, and shown where they are on their page.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { holdsTerms, READ_MAX } from "#schema/core/text-search/matching.ts";
import { titleRank } from "#schema/core/text-search/rank.ts";
import { FAQ_ADDRESS } from "#schema/validation/site-paths.ts";
import { type HitReader, inOrder, snippetOf, titleIn } from "./hit.ts";

const QUESTIONS = [Prisma.sql`question_ko`, Prisma.sql`question_en`];

/** Ids of the questions that hold every term, the best match by the question first, then in the order of their page. */
export async function findFaqs(terms: readonly string[]): Promise<readonly number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM faqs WHERE ${holdsTerms(terms)} ORDER BY ${titleRank(terms, QUESTIONS)}, position, id LIMIT ${READ_MAX}`;
  return rows.map(({ id }) => id);
}

export const readFaqHits: HitReader = async (ids, search) => {
  const rows = await db.faq.findMany({ where: { id: { in: [...ids] } } });
  return inOrder(ids, rows).map(({ id, questionKo, questionEn, answerKo, answerEn }) => {
    const questions = { ko: questionKo, en: questionEn };
    return {
      id: `FAQ:${id}`,
      type: "FAQ",
      path: `${FAQ_ADDRESS}#faq-${id}`,
      title: titleIn(questions, search),
      snippet: snippetOf([{ ko: answerKo, en: answerEn }], questions, search),
      date: null,
    };
  });
};
