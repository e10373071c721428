// Characters that turn a text the other way round are refused in every line, in mailings and in terms, and named at their field.
import { expect, test } from "vitest";
import { richTextDocument } from "#schema/validation/core/document.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import { optionalLine, optionalLines, requiredLine } from "#schema/validation/core/lines.ts";
import { mailingInput } from "#schema/validation/mailing/mailings.ts";
import { glossaryTermInput } from "#schema/validation/site/glossary.ts";

const TURNED = ["\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2067", "\u2068", "\u2069"];
const codesOf = (result: { error?: { issues: readonly { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

test.each(TURNED)("%j is refused in a line, in lines and in a formatted text", (sign) => {
  const text = `통역${sign}사전`;
  const node = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] };
  for (const schema of [requiredLine(100), optionalLine(100), optionalLines(100)]) {
    expect(codesOf(schema.safeParse(text))).toEqual(["TEXT_INVALID"]);
  }
  expect(richTextDocument.safeParse(node).success).toBe(false);
});

test("mailings and terms name the field", () => {
  const turned = "안\u202e내";
  const found = check(mailingInput("ANY"), {
    purpose: "SERVICE",
    subjectKo: turned,
    textKo: turned,
    textEn: turned,
  });
  expect(found).toMatchObject({
    ok: false,
    fields: { subjectKo: ["TEXT_INVALID"], textKo: ["TEXT_INVALID"], textEn: ["TEXT_INVALID"] },
  });
  const term = check(glossaryTermInput, { ko: turned, en: "guide", field: "OTHER", noteKo: turned });
  expect(term).toMatchObject({ ok: false, fields: { ko: ["TEXT_INVALID"], noteKo: ["TEXT_INVALID"] } });
});

test("scripts that run from right to left are written without them", () => {
  expect(requiredLine(100).parse("ترجمة")).toBe("ترجمة");
});
