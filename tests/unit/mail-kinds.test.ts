// The filter of the list of mails knows every kind there is.
import { expect, test } from "vitest";
import { MailKind } from "#prisma/generated/enums.ts";
import { MAIL_KINDS } from "#schema/validation/core/mail-kinds.ts";

test("mails are narrowed to any of their kinds", () => {
  expect(MAIL_KINDS.toSorted()).toEqual(Object.values(MailKind).toSorted());
});
