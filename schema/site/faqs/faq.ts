// A question that is often asked: as the page shows it, and as it is written.
import type { Faq } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef, textIn } from "#schema/core/shared/language.ts";
import { writeFaqs } from "#schema/policies/site/faqs.ts";
import type { Faqs } from "./read-faqs.ts";

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
