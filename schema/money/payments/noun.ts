import type { Noun } from "#schema/noun.ts";
import { moveExport } from "./move-export.ts";
import { paymentExport } from "./payment-export.ts";

export const paymentNoun: Noun = {
  subjects: ["payment"],
  exports: { payments: paymentExport, moves: moveExport },
};
