// Every word of the site is in web/messages, in both languages, and is used. What may be the same in both languages, or
// stand in the markup itself, is listed here with its reason.
import { type MessageFormatElement, parse } from "@formatjs/icu-messageformat-parser";
import { describe, expect, test } from "vitest";
import * as enums from "#prisma/generated/enums.ts";
import { schema } from "#schema/index.ts";
import { AUDIT_ACTIONS } from "#schema/validation/core/audit.ts";
import { FIELD_CODES, REQUEST_CODES } from "#schema/validation/core/codes.ts";
import { MEMBERSHIP_STATUSES } from "#schema/validation/people/memberships.ts";
import { PROGRAM_STATES } from "#schema/validation/programs/program-kinds.ts";
import { DECLARED_FILTERS } from "#tests/support/list-filters.ts";
import { LANGUAGES, messageFiles, messagesOf } from "#tests/support/messages.ts";
import { ROOT, readSource, sourceFiles } from "#tests/support/source-files.ts";
import { type SyntaxNode, walkFile } from "#tests/support/syntax.ts";
import { messageFileTypes } from "#web/build/message-file-types.ts";

/** Messages that are the same in both languages, or hold no Korean, on purpose. */
const SAME_IN_BOTH: Readonly<Record<string, string>> = {
  "audit.field.doi": "a name",
  "audit.field.fileId": "a name",
  "submission-office.orcid": "the name of the register",
  "enums.ProgramState.COMING_SOON": "word for word in the specification (4)",
  "enums.ProgramKind.KITEC": "a name",
  "journal.article.doi": "a name",
  "program-office.unit.percentage": "a sign",
  "journal-office.field.doi": "a name",
  "journal.article.pdfSize": "a name and a number",
  "journal.article.orcidMark": "the mark of ORCID",
  "journal.article.style.APA": "a name",
  "journal.article.style.CHICAGO": "a name",
  "mails.promotion": "the law says which word",
  "mails.news.post.subject": "marks alone",
  "mails.news.issue.subject": "marks alone",
};

/** English messages that hold Korean on purpose. */
const KOREAN_IN_ENGLISH: Readonly<Record<string, string>> = {
  "editor.tool.byLevel": "the marks that a list gets",
  "mails.promotion": "the law says which word",
  "mailings.purpose.PROMOTION.detail": "the same",
  "mailings.send.detail.PROMOTION": "the same",
  "editor.tool.syllables": "the same",
  "editor.tool.syllablesParenthesis": "the same",
  "editor.tool.syllablesParentheses": "the same",
  "member-import.hint.dues": "what is to be written in the sheet",
  "palette.act.language": "anyone who reads no English looks for it, too",
  "palette.words.book": "what a Korean keyboard types",
  "palette.words.handbook": "the same",
  "palette.words.keys": "the same",
  "palette.words.language": "the same",
  "palette.words.new": "the same",
};

/** Text that is in the markup on purpose. */
const LITERAL_TEXT: Readonly<Record<string, string>> = {
  "Oops!": "the error page, word for word in the specification (2)",
  'Sorry, "we couldn\'t" find your page.': "the same",
  "Back to Home": "the same",
  "name@example.org": "the form of an address is the same in both languages",
};

const HANGUL = /\p{Script=Hangul}/u;
const LETTER = /\p{L}/u;
/** Attributes people read or hear. */
const READ_ATTRIBUTES = new Set([
  "alt",
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "description",
  "error",
  "label",
  "message",
  "placeholder",
  "title",
]);

const files = { ko: messageFiles("ko"), en: messageFiles("en") };
const messages = { ko: messagesOf("ko"), en: messagesOf("en") };
const ids = Object.keys(messages.ko);

/** Placeholder and tag names of a message, sorted. */
function placeholders(message: string): string[] {
  const names = new Set<string>();
  const collect = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      // 0 is text and 7 the `#` of a plural; all others name a value.
      if (element.type !== 0 && element.type !== 7) names.add(element.value);
      if (element.type === 5 || element.type === 6) {
        for (const option of Object.values(element.options)) collect(option.value);
      }
      if (element.type === 8) collect(element.children);
    }
  };
  collect(parse(message));
  return [...names].sort();
}

/**
 * What the client, and the server in its mails, say of messages: whole ids, and the fixed start and end of
 * composed ones (`errors.${code}`).
 */
interface Use {
  readonly file: string;
  readonly start: string;
  readonly end: string | null;
}

function stringOf(node: unknown): string | undefined {
  if (typeof node !== "object" || node === null || !("type" in node) || node.type !== "Literal")
    return undefined;
  return "value" in node && typeof node.value === "string" ? node.value : undefined;
}

function quasis(node: SyntaxNode): string[] {
  const parts = Array.isArray(node.quasis) ? node.quasis : [];
  return parts.map((part: { value: { cooked: string } }) => part.value.cooked);
}

const uses: Use[] = [];
const literals: { file: string; text: string }[] = [];

function readText(node: SyntaxNode, ancestors: readonly SyntaxNode[]): string | undefined {
  if (node.type === "JSXText") return String(node.value);
  if (node.type === "JSXAttribute") {
    const name = node.name as { name?: unknown };
    return READ_ATTRIBUTES.has(String(name.name)) ? stringOf(node.value) : undefined;
  }
  const [outer, container] = ancestors.slice(-2);
  const isChild = container?.type === "JSXExpressionContainer" && outer?.type !== "JSXAttribute";
  return isChild ? stringOf(node) : undefined;
}

const SAYS_WORDS =
  /^(?:web|prisma\/seed\/content\/pages|schema\/\w+\/(?:account|booth|mail|mailings|payments|applications|documents|exams|reviews|submissions))\//;
for (const file of sourceFiles(".ts", ".tsx").filter((name) => SAYS_WORDS.test(name))) {
  walkFile(file, (node, ancestors) => {
    const whole = stringOf(node);
    if (whole !== undefined) uses.push({ file, start: whole, end: null });
    if (node.type === "TemplateLiteral") {
      const parts = quasis(node);
      uses.push({ file, start: parts[0] ?? "", end: parts.at(-1) ?? "" });
    }
    const text = readText(node, ancestors);
    const isId = text !== undefined && text in messages.ko;
    if (text !== undefined && LETTER.test(text) && !isId) literals.push({ file, text: text.trim() });
  });
}

/** The words of lists' filters are named where the filters are declared. */
for (const { file, words } of DECLARED_FILTERS) {
  for (const id of words) uses.push({ file, start: id, end: null });
}

const isUse = (id: string) => (use: Use) =>
  use.end === null
    ? use.start === id
    : /^[\w-]+\./.test(use.start) && id.startsWith(use.start) && id.endsWith(use.end);

describe("messages", () => {
  test("both languages have the same files and ids, in the same order", () => {
    expect(Object.keys(files.en)).toEqual(Object.keys(files.ko));
    for (const [noun, korean] of Object.entries(files.ko)) {
      expect(Object.keys(files.en[noun] ?? {}), noun).toEqual(Object.keys(korean));
    }
  });

  test("an id begins with the name of its file", () => {
    const strays = Object.entries(files.ko).flatMap(([noun, found]) =>
      Object.keys(found).filter((id) => !id.startsWith(`${noun}.`)),
    );
    expect(strays).toEqual([]);
  });

  test("Korean is Korean and English is English", () => {
    const same = ids.filter(
      (id) => messages.ko[id] === messages.en[id] || !HANGUL.test(messages.ko[id] ?? ""),
    );
    expect(same.filter((id) => !(id in SAME_IN_BOTH))).toEqual([]);
    const mixed = ids.filter((id) => HANGUL.test(messages.en[id] ?? ""));
    expect(mixed.filter((id) => !(id in KOREAN_IN_ENGLISH))).toEqual([]);
  });

  test("no message has a word for which an office says another (docs/glossary.md)", () => {
    const said = ids.filter(
      (id) =>
        /장부 외|나눈 입금|입금 나누기/.test(messages.ko[id] ?? "") ||
        /outside the ledger/i.test(messages.en[id] ?? "") ||
        messages.ko[id] === "나누기",
    );
    expect(said).toEqual([]);
  });

  test("Korean chooses no particle in brackets, English says email, and a seat goes to the next person only where one waits", () => {
    const said = ids.filter(
      (id) =>
        /\(으\)로|[은는이가을를]\([은는이가을를]\)|다음 분께/.test(messages.ko[id] ?? "") ||
        /\be-mail|goes to the next person(?! there)|\b(this|the) programme (once|at this)/i.test(
          messages.en[id] ?? "",
        ),
    );
    expect(said).toEqual([]);
  });

  test("no message is empty or has stray white space", () => {
    const untidy = LANGUAGES.flatMap((language) =>
      ids.filter(
        (id) => messages[language][id]?.trim() !== messages[language][id] || !messages[language][id],
      ),
    );
    expect(untidy).toEqual([]);
  });

  test("placeholders are the same in both languages", () => {
    const differing = ids.filter((id) => {
      const [korean, english] = LANGUAGES.map((language) => placeholders(messages[language][id] ?? ""));
      return JSON.stringify(korean) !== JSON.stringify(english);
    });
    expect(differing).toEqual([]);
  });

  test("every message is used", () => {
    expect(ids.filter((id) => !uses.some(isUse(id)))).toEqual([]);
  });

  test("every id that is named has a message", () => {
    const nouns = Object.keys(files.ko).join("|");
    const looksLikeId = new RegExp(`^(${nouns})(\\.[A-Za-z][A-Za-z0-9_]*)+$`);
    const named = uses.filter((use) => use.end === null && looksLikeId.test(use.start));
    const lost = named
      .filter((use) => !ids.includes(use.start))
      .filter((use) => !/\.(css|ts|tsx|json)$/.test(use.start));
    expect(lost.map((use) => `${use.file}: ${use.start}`)).toEqual([]);
  });

  test("every file but that of mails is known to the client", () => {
    const isCurrent = readSource("web/i18n/message-files.ts") === messageFileTypes(ROOT);
    expect(isCurrent, "web/i18n/message-files.ts is not what web/messages/ko holds: npm run schema").toBe(
      true,
    );
  });

  test("every act of the office has words in the audit log, and so has its noun", () => {
    const asked = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ extensions }) =>
      extensions.auditSubject === null
        ? []
        : [`audit.action.${extensions.auditAction}`, `audit.subject.${extensions.auditSubject}`],
    );
    expect(asked.length).toBeGreaterThan(50);
    const unsaid = [...new Set(asked)].filter((id) => !(id in messages.ko));
    expect(unsaid.map((id) => `web/messages/ko/core/audit.json and its twin in en: add "${id}"`)).toEqual([]);
  });

  test("the audit log can be narrowed by every act that has words", () => {
    const worded = Object.keys(files.ko.audit ?? {}).filter((id) => id.startsWith("audit.action."));
    expect(AUDIT_ACTIONS.map((action) => `audit.action.${action}`).sort()).toEqual(worded.sort());
  });

  test("every code has words, and no words are left of a code that is gone", () => {
    const codes = [...FIELD_CODES, ...REQUEST_CODES].map((code) => `errors.${code}`);
    expect(Object.keys(files.ko.errors ?? {}).sort()).toEqual(codes.sort());
  });

  test("every value of an enumeration that has words has them", () => {
    const ofWords = (words: readonly string[]) => Object.fromEntries(words.map((word) => [word, word]));
    const computed = {
      ProgramState: ofWords(PROGRAM_STATES),
      MembershipStatus: ofWords(MEMBERSHIP_STATUSES),
    };
    const known: Record<string, Record<string, string>> = { ...enums, ...computed };
    const named = Object.keys(files.ko.enums ?? {});
    const used = new Set(named.map((id) => id.split(".")[1] ?? ""));
    const expected = [...used].flatMap((name) =>
      Object.keys(known[name] ?? {}).map((value) => `enums.${name}.${value}`),
    );
    expect(named.sort()).toEqual(expected.sort());
  });
});

describe("markup", () => {
  test("holds no words of its own", () => {
    const strays = literals.filter(({ text }) => !(text in LITERAL_TEXT));
    expect(strays.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  test("the lists of exceptions hold nothing that is gone", () => {
    const texts = new Set(literals.map(({ text }) => text));
    expect(Object.keys(LITERAL_TEXT).filter((text) => !texts.has(text))).toEqual([]);
    const excepted = [...Object.keys(SAME_IN_BOTH), ...Object.keys(KOREAN_IN_ENGLISH)];
    expect(excepted.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
