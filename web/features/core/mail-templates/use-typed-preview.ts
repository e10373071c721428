// Says how a mail reads with the words that are typed and not saved: the server puts it together as the mail
// itself, a moment after the last key.
import { useDebouncedValue } from "@mantine/hooks";
import { mailTemplateInput } from "#schema/validation/core/mail-templates.ts";
import { type EditedMailTemplateFragment, useMailTemplatePreviewQuery } from "#web/gql/mail-templates.ts";
import { isSavedWords, type TypedWords } from "./typed-words.ts";

const PAUSE_MS = 400;

interface TypedPreview {
  readonly previews: EditedMailTemplateFragment["previews"];
  /** Of which words they are; `faulty`: of the last that could be saved. */
  readonly state: "saved" | "typed" | "faulty";
}

export function useTypedPreview(template: EditedMailTemplateFragment, values: TypedWords): TypedPreview {
  const { kind, subjectPlaceholders, textPlaceholders, previews } = template;
  const [{ subjectKo, textKo, subjectEn, textEn }] = useDebouncedValue(values, PAUSE_MS);
  const input = { subjectKo, textKo, subjectEn, textEn };
  const isSaved = isSavedWords(template, input);
  const isGood = mailTemplateInput({ subject: subjectPlaceholders, text: textPlaceholders }).safeParse(
    input,
  ).success;
  const [{ data }] = useMailTemplatePreviewQuery({ variables: { kind, input }, pause: isSaved || !isGood });
  if (isSaved) return { previews, state: "saved" };
  return { previews: data?.mailTemplate?.previews ?? previews, state: isGood ? "typed" : "faulty" };
}
