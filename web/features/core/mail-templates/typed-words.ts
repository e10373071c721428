import type { EditedMailTemplateFragment } from "#web/gql/mail-templates.ts";

/** The words of a mail in both languages, as they are in the form. */
export type TypedWords = Pick<EditedMailTemplateFragment, "subjectKo" | "textKo" | "subjectEn" | "textEn">;

/** Whether nothing was typed since the words were saved. */
export const isSavedWords = (saved: TypedWords, typed: TypedWords): boolean =>
  typed.subjectKo === saved.subjectKo &&
  typed.textKo === saved.textKo &&
  typed.subjectEn === saved.subjectEn &&
  typed.textEn === saved.textEn;
