// The words of a post's values that do not speak for themselves, where two people's are compared.
import { FormattedMessage } from "react-intl";
import { POST_AUDIENCES, READER_GRADES } from "#schema/validation/site/post-audience.ts";
import { z } from "#schema/validation/zod.ts";
import { describePublishing } from "#web/components/editor/PublishingWords.tsx";
import type { DescribeValue } from "#web/components/editor/ValueWords.tsx";
import type { Board } from "#web/gql/enums.ts";
import { useBoardTagsQuery } from "#web/gql/post-editing.ts";
import { useLanguage } from "#web/i18n/language.ts";

const pin = z.object({ pinned: z.boolean(), pinnedUntil: z.string() });

/** Undefined for what speaks for itself. */
export function describePost(
  board: Board,
  ...[field, value]: Parameters<DescribeValue>
): ReturnType<DescribeValue> {
  if (field === "tagId" && typeof value === "number") return <TagName id={value} board={board} />;
  const audience = field === "audience" && POST_AUDIENCES.find((one) => one === value);
  if (audience) return <FormattedMessage id={`editor.audience.${audience}`} />;
  const grade = field.startsWith("readerGrades") && READER_GRADES.find((one) => one === value);
  if (grade) return <FormattedMessage id={`enums.MemberGrade.${grade}`} />;
  if (field === "answers" && Array.isArray(value)) {
    return <FormattedMessage id="translation.answered" values={{ count: value.length }} />;
  }
  const { data } = pin.safeParse(value);
  if (field !== "pinned" || !data) return describePublishing(field, value);
  if (!data.pinned) return <FormattedMessage id="forms.merge.no" />;
  return (
    <>
      <FormattedMessage id="forms.merge.yes" />
      {data.pinnedUntil === "" ? null : ` – ${data.pinnedUntil.replace("T", " ")} KST`}
    </>
  );
}

function TagName({ id, board }: { id: number; board: Board }) {
  const language = useLanguage();
  const [{ data }] = useBoardTagsQuery({ variables: { board } });
  return data?.allTags.find((tag) => tag.id === id)?.[language] ?? null;
}
