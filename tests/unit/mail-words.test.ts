// The words of mails: every kind has them, none are left of one that is gone, and a mail says what a translator reads.
import { type MessageFormatElement, parse } from "@formatjs/icu-messageformat-parser";
import { describe, expect, test } from "vitest";
import { ApplicationCancelReason, MailKind, MemberGrade } from "#prisma/generated/enums.ts";
import { composeLetter, DETAILS, LINK } from "#schema/mail/letters.ts";
import { gradeIn } from "#schema/mail/mail-words.ts";
import { LANGUAGES, messageFiles } from "#tests/support/messages.ts";

const WORDS = { ko: messageFiles("ko").mails ?? {}, en: messageFiles("en").mails ?? {} };
const KINDS = Object.values(MailKind);

/** A message as it was typed, of the two elements that a mail knows: words and details. Others come out as nothing. */
const typed = (element: MessageFormatElement) =>
  element.type === 0 ? element.value : element.type === 1 ? `{${element.value}}` : "";

test("every kind of mail and every reason has words, and no other", () => {
  const expected = [
    "mails.greeting",
    "mails.paymentsPlace",
    ...Object.values(ApplicationCancelReason).map((reason) => `mails.cancelReason.${reason}`),
    ...KINDS.flatMap((kind) => [`mails.${kind}.subject`, `mails.${kind}.text`]),
  ];
  expect(Object.keys(WORDS.ko).sort()).toEqual(expected.sort());
});

describe.each(LANGUAGES)("in %s", (language) => {
  const column = language === "ko" ? "KO" : "EN";

  test.each(Object.entries(WORDS[language]))(
    "%s is words and details, without plurals and quotes",
    (_id, words) => {
      expect(parse(words).map(typed).join("")).toBe(words);
    },
  );

  test.each(KINDS)("%s knows every detail it asks for", (kind) => {
    const details = Object.fromEntries(DETAILS.map((name) => [name, `<${name}>`]));
    const { subject, text } = composeLetter(kind, column, "A", details);
    expect(`${subject}${text.replaceAll(LINK, "")}`).not.toMatch(/[{}]/);
    // Greeting and signature stand around the paragraphs, and none is left out.
    const paragraphs = WORDS[language][`mails.${kind}.text`]?.split("\n\n") ?? [];
    expect(text.split("\n\n")).toHaveLength(paragraphs.length + 2);
  });

  test("grades are called as on the site", () => {
    for (const grade of Object.values(MemberGrade)) {
      expect(gradeIn(column, grade)).toBe(messageFiles(language).enums?.[`enums.MemberGrade.${grade}`]);
    }
  });
});

test("a paragraph that asks for what is not there is left out, a subject is not", () => {
  const said = composeLetter("PAYMENT_PAID", "EN", "A", { subject: "Dues", amount: "₩1" });
  expect(said.text).toBe("Hello,\n\nWe have received ₩1 for “Dues”.\n\nA");
  expect(() => composeLetter("PAYMENT_PAID", "EN", "A")).toThrow("PAYMENT_PAID");
});
