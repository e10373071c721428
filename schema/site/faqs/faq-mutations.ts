// What the office does with the questions that are often asked. Visitors see it with their next request.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { writeFaqs } from "#schema/policies/site/faqs.ts";
import { faqsInput } from "#schema/validation/site/faqs.ts";
import { FaqsForEditingRef } from "./faq.ts";
import { readFaqs } from "./read-faqs.ts";
import { saveFaqs } from "./save-faqs.ts";

const FaqInput = builder.inputType("FaqInput", {
  fields: (t) => ({
    id: t.field({ type: "Id", description: "Null: a new one." }),
    questionKo: t.string(),
    questionEn: t.string(),
    answerKo: t.string(),
    answerEn: t.string(),
  }),
});

const FaqsInputRef = builder
  .inputType("FaqsInput", {
    description: "All questions, in order; what is left out is gone.",
    fields: (t) => ({ faqs: t.field({ type: [FaqInput], required: true }) }),
  })
  .validate(faqsInput);

action("saveFaqs", {
  who: "office",
  can: writeFaqs,
  subject: "faq",
  visitorsSee: true,
  type: FaqsForEditingRef,
  description:
    "Saves what was read at `version`; CONFLICT with `extensions.conflict`, all of it as it is now, when it was saved since.",
  args: builder.args((arg) => ({
    version: arg.int({ required: true }),
    input: arg.field({ type: FaqsInputRef, required: true }),
  })),
  run: (tx, { version, input }) => saveFaqs(tx, { version, faqs: input.faqs }),
  answer: () => readFaqs(db),
});
