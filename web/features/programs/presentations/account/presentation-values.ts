// A presentation as the values of its form, and the values as the server's input.
import { z } from "#schema/validation/zod.ts";
import { newRowKey } from "#web/components/forms/list-rows.ts";
import type { OwnPresentationFragment } from "#web/gql/presentations.ts";

const author = z.object({
  key: z.string(),
  name: z.string(),
  nameEn: z.string(),
  affiliation: z.string(),
  email: z.string(),
  isPresenter: z.boolean(),
});
const values = z.object({
  kind: z.enum(["ORAL", "POSTER"]),
  topic: z.string(),
  titleKo: z.string(),
  titleEn: z.string(),
  abstractKo: z.string(),
  abstractEn: z.string(),
  authors: z.array(author),
});
export type PresentationValues = z.output<typeof values>;
export type AuthorRow = PresentationValues["authors"][number];

export const PRESENTATION_LABELS = {
  kind: "presentations.field.kind",
  topic: "presentations.field.topic",
  titleKo: "presentations.field.titleKo",
  abstractKo: "presentations.field.abstractKo",
  titleEn: "presentations.field.titleEn",
  abstractEn: "presentations.field.abstractEn",
  authors: "presentations.field.authors",
  "authors.*.name": "presentations.field.name",
  "authors.*.nameEn": "presentations.field.nameEn",
  "authors.*.affiliation": "presentations.field.affiliation",
  "authors.*.email": "presentations.field.email",
  "authors.*.isPresenter": "presentations.field.isPresenter",
} as const;
export type PresentationPath = keyof typeof PRESENTATION_LABELS;

export const emptyAuthor = (isPresenter = false): AuthorRow => ({
  key: newRowKey(),
  name: "",
  nameEn: "",
  affiliation: "",
  email: "",
  isPresenter,
});

/** @param presentation null: a new one */
export function toPresentationValues(presentation: OwnPresentationFragment | null): PresentationValues {
  return {
    kind: presentation?.kind ?? "ORAL",
    topic: String(presentation?.topic ?? ""),
    titleKo: presentation?.titleKo ?? "",
    titleEn: presentation?.titleEn ?? "",
    abstractKo: presentation?.abstractKo ?? "",
    abstractEn: presentation?.abstractEn ?? "",
    authors: presentation
      ? presentation.authors
          .filter(({ removedAt }) => removedAt === null)
          .map(({ id, name, nameEn, affiliation, email, isPresenter }) => ({
            key: `stored-${id}`,
            name,
            email,
            isPresenter,
            nameEn: nameEn ?? "",
            affiliation: affiliation ?? "",
          }))
      : [emptyAuthor(true)],
  };
}

export function toPresentationInput({ topic, authors, ...rest }: PresentationValues) {
  return {
    ...rest,
    topic: topic === "" ? null : Number(topic),
    authors: authors.map(({ key: _key, ...author }) => author),
  };
}

/** What this device saved; null where it is none of this form. */
export const restorePresentation = (saved: unknown): PresentationValues | null =>
  values.safeParse(saved).data ?? null;
