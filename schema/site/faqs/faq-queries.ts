// The questions that are often asked: as their page shows them, and as they are written.
import { db, type Tx } from "#prisma/client.ts";
import type { Faq } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { LanguageRef, textIn } from "#schema/core/shared/language.ts";
import { rows } from "#schema/cost.ts";
import { writeFaqs } from "#schema/policies/site/faqs.ts";
import { FAQS_MAX } from "#schema/validation/site/faqs.ts";

/** All of them, with the version that a save carries. */
export interface Faqs {
  readonly version: number;
  readonly faqs: readonly Faq[];
}

/** As the office ordered them. */
const inFaqOrder = [{ position: "asc" as const }, { id: "asc" as const }];

export async function readFaqs(tx: Pick<Tx, "faq" | "setting">): Promise<Faqs> {
  const { faqVersion: version } = await readSettings(tx);
  return { version, faqs: await tx.faq.findMany({ orderBy: inFaqOrder }) };
}

builder.prismaObject("Faq", {
  description: "A question that is often asked, and its answer.",
  fields: (t) => {
    const language = t.arg({ type: LanguageRef, required: true });
    return {
      id: t.expose("id", { type: "Id" }),
      question: t.string({
        args: { language },
        resolve: (faq, { language }) => textIn({ ko: faq.questionKo, en: faq.questionEn }, language),
      }),
      answer: t.string({
        description: "Plain text; an empty line ends a paragraph.",
        args: { language },
        resolve: (faq, { language }) => textIn({ ko: faq.answerKo, en: faq.answerEn }, language),
      }),
    };
  },
});

const EditedFaqRef = builder.objectRef<Faq>("EditedFaq").implement({
  description: "A question as it is written.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    questionKo: t.exposeString("questionKo"),
    questionEn: t.exposeString("questionEn"),
    answerKo: t.exposeString("answerKo"),
    answerEn: t.exposeString("answerEn"),
  }),
});

export const FaqsForEditingRef = builder.objectRef<Faqs>("FaqsForEditing").implement({
  description: "All questions, in order.",
  authScopes: { can: writeFaqs },
  fields: (t) => ({
    version: t.exposeInt("version"),
    faqs: t.field({ type: [EditedFaqRef], resolve: ({ faqs }) => [...faqs] }),
  }),
});

builder.queryFields((t) => ({
  faqs: t.prismaField({
    type: ["Faq"],
    complexity: rows(FAQS_MAX),
    description: "Questions that are often asked, in the office's order.",
    authScopes: { public: true },
    resolve: (query) => db.faq.findMany({ ...query, orderBy: inFaqOrder }),
  }),
  faqsForEditing: t.field({
    type: FaqsForEditingRef,
    description: "The same as their form needs them.",
    authScopes: { can: writeFaqs },
    resolve: () => readFaqs(db),
  }),
}));
