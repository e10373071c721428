// The reasons why a document is not passed on. Their names: schema/validation/journal/blind-copies.ts.
import type { BlindRefusal } from "#schema/validation/journal/blind-copies.ts";

export class DocumentRefused extends Error {
  override readonly name = "DocumentRefused";
  readonly reason: BlindRefusal;

  constructor(reason: BlindRefusal) {
    super(reason);
    this.reason = reason;
  }
}
