// The words of mails: every kind has them, none are left of one that is gone, and a mail says what a translator reads.
import { type MessageFormatElement, parse } from "@formatjs/icu-messageformat-parser";
import { describe, expect, expectTypeOf, test } from "vitest";
import {
  ApplicationCancelReason,
  MailKind,
  MemberGrade,
  PhotoFault,
  ReviewVerdict,
} from "#prisma/generated/enums.ts";
import { composeMail, DETAILS, isWritten, LINK, OPT_OUT, SITE } from "#schema/core/mail/compose-mail.ts";
import { type DetailsOf, KIND_DETAILS, unknownPlaceholders } from "#schema/core/mail/kind-details.ts";
import { gradeIn } from "#schema/core/mail/mail-words.ts";
import { AUTHOR_NEWS } from "#schema/journal/submissions/notify-of-author-news.ts";
import { FORMS } from "#schema/journal/submissions/submission-printing.ts";
import { WAITS_FOR } from "#schema/validation/journal/submission-filters.ts";
import { PRESENTATION_DECISIONS } from "#schema/validation/programs/presentations.ts";
import { LANGUAGES, messageFiles } from "#tests/support/messages.ts";
import {
  APPLICATIONS_TAB,
  LOGIN_PATH,
  MANUSCRIPTS_TAB,
  MY_ACCOUNT_PATH,
  paymentsPath,
  SUBMISSIONS_OFFICE_PATH,
  TRANSLATIONS_PATH,
} from "#web/paths.ts";

const WORDS = { ko: messageFiles("ko").mails ?? {}, en: messageFiles("en").mails ?? {} };
const KINDS = Object.values(MailKind).filter(isWritten);
const FRAME = { association: "A", contact: [], reader: null };

/** A message as it was typed, of the two elements that a mail knows: words and details. Others come out as nothing. */
const typed = (element: MessageFormatElement) =>
  element.type === 0 ? element.value : element.type === 1 ? `{${element.value}}` : "";

test("every kind of mail and every reason has words, and no other", () => {
  const expected = [
    "mails.greeting",
    "mails.greetingByName",
    "mails.test",
    "mails.paymentsPlace",
    "mails.duesPeriod",
    "mails.groupWithdrew",
    "mails.slipAgain",
    "mails.office",
    "mails.officeAt",
    "mails.typedAtDoor",
    "mails.depositorNumber",
    "mails.promotion",
    "mails.optOut",
    "mails.endSubscription",
    "mails.journalIssues",
    ...["post.subject", "post.text", "issue.subject", "issue.text", "issue"].map(
      (words) => `mails.news.${words}`,
    ),
    ...Object.values(ApplicationCancelReason).map((reason) => `mails.cancelReason.${reason}`),
    ...Object.values(PhotoFault).map((fault) => `mails.photoFault.${fault}`),
    "mails.reviewer",
    ...AUTHOR_NEWS.map((news) => `mails.authorNews.${news}`),
    ...WAITS_FOR.filter((one) => one !== "NOBODY").map((one) => `mails.late.${one}`),
    "mails.late.several",
    ...["titleEn", "abstractEn", "keywordsEn", "none"].map((text) => `mails.texts.${text}`),
    ...FORMS.map((form) => `mails.form.${form}`),
    ...Object.values(ReviewVerdict).map((verdict) => `mails.decision.${verdict}`),
    "mails.decision.remarks.ACCEPT",
    "mails.decision.remarks.REJECT",
    ...PRESENTATION_DECISIONS.map((decision) => `mails.presentationDecision.${decision}`),
    ...KINDS.flatMap((kind) => [`mails.${kind}.subject`, `mails.${kind}.text`]),
  ];
  expect(Object.keys(WORDS.ko).sort()).toEqual(expected.sort());
});

test.each(LANGUAGES)(
  "in %s the office reads a name of every detail that it may put into a mail",
  (language) => {
    const names = messageFiles(language)["mail-words"] ?? {};
    const offered = [...new Set(Object.values(KIND_DETAILS).flat())];
    expect(offered.filter((detail) => names[`mail-words.mark.${detail}`] === undefined)).toEqual([]);
  },
);

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
    const { subject, text } = composeMail(kind, column, FRAME, details);
    expect(`${subject}${text.replaceAll(LINK, "").replaceAll(SITE, "").replaceAll(OPT_OUT, "")}`).not.toMatch(
      /[{}]/,
    );
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

test.each(KINDS)("the words of %s ask for what its kind is told, and for all of it", (kind) => {
  const words = LANGUAGES.flatMap((language) =>
    ["subject", "text"].map((part) => WORDS[language][`mails.${kind}.${part}`] ?? ""),
  ).join("\n");
  expect(unknownPlaceholders(kind, words)).toEqual([]);
  const unused = KIND_DETAILS[kind].filter((detail) => !words.includes(`{${detail}}`));
  expect(unused).toEqual([]);
});

test("what a kind is not told does not compile, and is an error instead of a paragraph less", () => {
  expectTypeOf<keyof DetailsOf<"PASSWORD_RESET">>().toBeNever();
  expectTypeOf<keyof DetailsOf<"GRADE_REFUSED">>().toEqualTypeOf<"grade" | "reason">();
  const words = { subject: "새 비밀번호", text: "{program}에 대해 알려 드립니다.\n\n{link}" };
  const own = { id: 1, KO: words, EN: words };
  expect(() => composeMail("PASSWORD_RESET", "KO", FRAME, {}, own)).toThrow("{program}");
});

test("a paragraph that asks for what is not there is left out, a subject is not", () => {
  const said = composeMail("PAYMENT_PAID", "EN", FRAME, { subject: "Dues", amount: "KRW 1" });
  expect(said.text).toBe("Hello,\n\nWe have received KRW 1 for “Dues”.\n\nA");
  expect(() => composeMail("PAYMENT_PAID", "EN", FRAME)).toThrow("lacks a detail");
});

test("an email begins with the matter, greets who is known and ends with where the association is", () => {
  const frame = { association: "학회", contact: ["서울시 가온구 1", "02-000-0000"], reader: "한가온" };
  const { subject, text } = composeMail("PASSWORD_CHANGED", "KO", frame);
  expect(subject).toBe("비밀번호가 변경되었습니다 | 학회");
  expect(text.split("\n\n").at(0)).toBe("한가온 님, 안녕하세요.");
  expect(text.split("\n\n").at(-1)).toBe("학회\n서울시 가온구 1\n02-000-0000");
});

test.each(LANGUAGES)("every address in the words of %s is a page's, in its language", (language) => {
  const addresses = Object.values(WORDS[language]).flatMap((words) => words.match(/\{site\}[^\s)]*/g) ?? []);
  const paths = [
    LOGIN_PATH,
    APPLICATIONS_TAB,
    `${MY_ACCOUNT_PATH}?tab=data`,
    SUBMISSIONS_OFFICE_PATH,
    MANUSCRIPTS_TAB,
    paymentsPath(1),
    TRANSLATIONS_PATH,
  ];
  const pages = paths.map((path) => `{site}${language === "en" ? "/en" : ""}${path}`);
  expect(new Set(addresses)).toEqual(new Set(pages));
});
