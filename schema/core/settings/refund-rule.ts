// A refund step, as the settings and each program have some (schema/validation/money/refund.ts).
import { builder } from "#schema/builder.ts";
import type { RefundRule } from "#schema/validation/core/settings.ts";

export const RefundRuleRef = builder.objectRef<RefundRule>("RefundRule").implement({
  description: "Who withdraws at least so many days before the event gets so much back.",
  fields: (t) => ({ daysBefore: t.exposeInt("daysBefore"), percent: t.exposeInt("percent") }),
});

export const RefundRuleInputRef = builder.inputType("RefundRuleInput", {
  fields: (t) => ({ daysBefore: t.int(), percent: t.int() }),
});
