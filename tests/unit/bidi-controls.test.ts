// A character that turns the rest of a line round makes a text read otherwise than it is: no text that is
// stored takes one, whatever form it comes by. Every schema of schema/validation is asked, field by field.
import { expect, test } from "vitest";
import { richTextDocument } from "#schema/validation/core/document.ts";
import { mailTemplateInput } from "#schema/validation/core/mail-templates.ts";
import { decisionForm, reviewForm } from "#schema/validation/journal/reviews.ts";
import { mailingInput } from "#schema/validation/mailing/mailings.ts";
import { z } from "#schema/validation/zod.ts";

const OVERRIDES = ["\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2067", "\u2068", "\u2069"];
const OVERRIDE = new RegExp(`[${OVERRIDES.join("")}]`);
const TURNED = OVERRIDES.map((control) => `가나${control}다라`);

const modules = import.meta.glob<Readonly<Record<string, unknown>>>("../../schema/validation/**/*.ts", {
  eager: true,
});
const exported = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).map(([name, value]): [string, unknown] => [
    `${path.split("validation/")[1]} ${name}`,
    value,
  ]),
);
/** What is made for a case, by one case of each. */
const made = {
  mailingInput: mailingInput("ANY"),
  mailTemplateInput: mailTemplateInput(null),
  decisionForm: decisionForm(false),
  reviewForm: reviewForm([]),
};

/** What may hold one, because nobody reads it as somebody else's words. */
const PASSING: readonly (readonly [RegExp, string])[] = [
  [
    /(?:-filters\.ts|\.filter\.|search|[sS]earched|officeText|countedFilters)/,
    "looked for, never shown to another",
  ],
  [
    /(?:[lL]ink|[tT]oken|ticket|sessionId|[pP]assword|[cC]ode|\.response\..*|\.key|rowKey)$/,
    "compared with what is there",
  ],
  [/previewed-\w+\.ts/, "shown to the person who types it"],
  [/(?:\.any[A-Z]| any[A-Z]|groupRows?\b)/, "checked again, as its program asks"],
  [/(?:exportInput|rosterProblems|scoreSheet)\b/, "headings of a file for the person who asks"],
  [/[hH]eadings\[\]$/, "of a bank's file, to know the next one by"],
  [/listViewInput\.query$/, "an address"],
  [/(?:memoryText|memoryTexts\[\]|readEnglish)$/, "compared with what is there"],
  [/memory(?:Preview|Answer)\./, "what the site answers"],
];

/** The fields of a schema, at whatever depth, that take one of the texts. */
function taking(schema: unknown, path: string, seen: ReadonlySet<unknown> = new Set()): string[] {
  if (!(schema instanceof z.ZodType) || seen.has(schema)) return [];
  const inside = new Set([...seen, schema]);
  const into = (one: unknown, name = "") => taking(one, path + name, inside);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => into(field, `.${name}`));
  if (schema instanceof z.ZodArray) return into(schema.element, "[]");
  if (schema instanceof z.ZodRecord) return into(schema.valueType, "{}");
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => into(option));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return into(schema.unwrap());
  if (schema instanceof z.ZodPipe && isOfParts(schema.in)) return into(schema.in);
  if (schema instanceof z.ZodUnknown || schema instanceof z.ZodAny) return [];
  return TURNED.some((text) => OVERRIDE.test(JSON.stringify(schema.safeParse(text).data) ?? ""))
    ? [path]
    : [];
}
/** Whether a schema that is transformed afterwards has fields of its own. */
const isOfParts = (schema: unknown): boolean =>
  schema instanceof z.ZodObject ||
  schema instanceof z.ZodArray ||
  schema instanceof z.ZodUnion ||
  ((schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) && isOfParts(schema.unwrap())) ||
  (schema instanceof z.ZodPipe && isOfParts(schema.in));

test("no text of a form takes a character that turns a line round", () => {
  const found = [...exported, ...Object.entries(made)].flatMap(([name, schema]) => taking(schema, name));
  expect(exported.length).toBeGreaterThan(200);
  expect(found.filter((path) => !PASSING.some(([passing]) => passing.test(path)))).toEqual([]);
});

test("nor does a formatted text, in its lines, its notes, or what is said of its pictures", () => {
  const doc = (...content: readonly object[]) => ({ type: "doc", content });
  const text = (words: string) => ({ type: "text", text: words });
  const figure = { fileKey: "a", fileName: "a.png", alt: "", width: 1, height: 1 };
  const places = (words: string) => [
    doc({ type: "paragraph", content: [text(words)] }),
    doc({ type: "paragraph", content: [{ type: "footnote", content: [text(words)] }] }),
    doc({ type: "figure", attrs: { ...figure, alt: words } }),
    doc({ type: "figure", attrs: { ...figure, caption: words } }),
  ];
  const isTaken = (document: object) => richTextDocument.safeParse(document).success;
  expect(places("가나다라").map(isTaken)).toEqual([true, true, true, true]);
  for (const words of TURNED) expect(places(words).map(isTaken)).toEqual([false, false, false, false]);
});
