// The words of a program's values that do not speak for themselves, where two people's are compared.
import { FormattedMessage } from "react-intl";
import { MEMBER_GRADES } from "#schema/validation/people/grades.ts";
import { EXAM_PARTS, LANGUAGE_PAIRS } from "#schema/validation/programs/exams.ts";
import { PROGRAM_KINDS } from "#schema/validation/programs/program-kinds.ts";
import { describePublishing } from "#web/components/editor/PublishingWords.tsx";
import type { DescribeValue } from "#web/components/editor/ValueWords.tsx";
import { useManagedProgramTagsQuery } from "#web/gql/program-office.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

/** The names of choices; those of a list are shown one by one. */
const CHOICES: Readonly<Record<string, (value: unknown) => MessageId | undefined>> = {
  kind: (value) => named(PROGRAM_KINDS, value, (kind) => `enums.ProgramKind.${kind}`),
  "prices.*.grades.*": (value) => named(MEMBER_GRADES, value, (grade) => `enums.MemberGrade.${grade}`),
  "examParts.*": (value) => named(EXAM_PARTS, value, (part) => `exams.part.${part}`),
  "languagePairs.*": (value) => named(LANGUAGE_PAIRS, value, (pair) => `exams.pair.${pair}`),
};

function named<Choice extends string>(
  choices: readonly Choice[],
  value: unknown,
  nameOf: (choice: Choice) => MessageId,
): MessageId | undefined {
  const choice = choices.find((one) => one === value);
  return choice && nameOf(choice);
}

/** Undefined for what speaks for itself. */
export const describeProgram: DescribeValue = (field, value) => {
  if (field === "tagId" && typeof value === "number") return <TagName id={value} />;
  const id = CHOICES[field]?.(value);
  return id ? <FormattedMessage id={id} /> : describePublishing(field, value);
};

function TagName({ id }: { id: number }) {
  const language = useLanguage();
  const [{ data }] = useManagedProgramTagsQuery();
  return data?.allProgramTags.find((tag) => tag.id === id)?.[language] ?? null;
}
