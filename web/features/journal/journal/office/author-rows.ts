// The authors of an article as its form holds them.
import { z } from "#schema/validation/zod.ts";
import { newRowKey } from "#web/components/forms/list-rows.ts";
import type { EditedArticleFragment } from "#web/gql/journal-office.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

export const authorRow = z.object({
  key: z.string(),
  id: z.number().nullable(),
  nameKo: z.string(),
  givenName: z.string(),
  familyName: z.string(),
  affiliationKo: z.string(),
  affiliationEn: z.string(),
  email: z.string(),
  orcid: z.string(),
  corresponding: z.boolean(),
});
export type AuthorRow = z.output<typeof authorRow>;

export const AUTHOR_LABELS = {
  nameKo: "journal-office.field.nameKo",
  givenName: "journal-office.field.givenName",
  familyName: "journal-office.field.familyName",
  affiliationKo: "journal-office.field.affiliationKo",
  affiliationEn: "journal-office.field.affiliationEn",
  email: "journal-office.field.email",
  orcid: "journal-office.field.orcid",
  corresponding: "journal-office.field.corresponding",
} as const satisfies Record<string, MessageId>;

export const newAuthor = (): AuthorRow => ({
  key: newRowKey(),
  id: null,
  nameKo: "",
  givenName: "",
  familyName: "",
  affiliationKo: "",
  affiliationEn: "",
  email: "",
  orcid: "",
  corresponding: false,
});

/** As it is typed. */
export const text = (value: string | number | null | undefined) => String(value ?? "");

export const toAuthorRow = ({
  id,
  corresponding,
  ...author
}: EditedArticleFragment["authors"][number]): AuthorRow => ({
  // The same at two readings of the same row.
  key: `stored-${id}`,
  id,
  corresponding,
  nameKo: text(author.nameKo),
  givenName: text(author.givenName),
  familyName: text(author.familyName),
  affiliationKo: text(author.affiliationKo),
  affiliationEn: text(author.affiliationEn),
  email: text(author.email),
  orcid: text(author.orcid),
});
