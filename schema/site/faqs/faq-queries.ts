import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { rows } from "#schema/cost.ts";
import { writeFaqs } from "#schema/policies/site/faqs.ts";
import { FAQS_MAX } from "#schema/validation/site/faqs.ts";
import { FaqsForEditingRef } from "./faq.ts";
import { inFaqOrder, readFaqs } from "./read-faqs.ts";

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
