// Says what there is to do at each paragraph of a text that is translated.
import { leftInKorean, stillRight } from "#schema/validation/core/translation/answers.ts";
import type { TermInText } from "#schema/validation/core/translation/checked-terms.ts";
import { checkParagraph, type Finding, type KnownName } from "#schema/validation/core/translation/checks.ts";
import { isOpen, type Paragraph } from "#schema/validation/core/translation/paragraphs.ts";
import { remarksBeside } from "./remarks-beside.ts";
import type { TermsByText } from "./use-terms.ts";
import type { Remark } from "./use-translation-work.ts";

export interface Questioned {
  readonly paragraph: Paragraph;
  /** Not answered yet. */
  readonly findings: readonly Finding[];
  /** Of the glossary, in its Korean. */
  readonly terms: readonly TermInText[];
  /** Said beside it, open and seen to. */
  readonly remarks: readonly Remark[];
}

/** Whether somebody has something to do at a paragraph. */
export const needsWork = ({ paragraph, findings, remarks }: Questioned): boolean =>
  isOpen(paragraph) || findings.length > 0 || remarks.some(({ resolvedAt }) => resolvedAt === null);

interface Known {
  readonly terms: TermsByText;
  readonly names: readonly KnownName[];
  readonly remarks: readonly Remark[];
  readonly answers: readonly string[];
}

export function questionsOf(
  paragraphs: readonly Paragraph[],
  { terms, names, remarks, answers }: Known,
): readonly Questioned[] {
  const given = new Set(answers);
  const beside = remarksBeside(paragraphs, remarks);
  return paragraphs.map((paragraph, index) => {
    const own = terms.get(paragraph.ko?.raw ?? "") ?? [];
    const findings = checkParagraph(paragraph, names, own).filter(({ answer }) => !given.has(answer));
    return { paragraph, findings, terms: own, remarks: beside.get(index) ?? [] };
  });
}

/** What says that a paragraph waits for nothing, as it is; null: it does not wait. */
export function answerForState({ ko, en, state }: Paragraph): string | null {
  if (state === "UNTRANSLATED") return leftInKorean(ko?.text ?? "");
  return (state === "CHANGED" || state === "GONE") && en !== null
    ? stillRight(ko?.text ?? "", en.text)
    : null;
}

/** Everything that is asked about a paragraph and its English, said to be right so. */
export function answersFor({ paragraph, findings }: Questioned): string[] {
  const stale = paragraph.state === "UNTRANSLATED" ? null : answerForState(paragraph);
  return [...(stale === null ? [] : [stale]), ...findings.map((one) => one.answer)];
}
