// An issue as its form holds it: everything as it is typed.
import { z } from "#schema/validation/zod.ts";
import type { EditedIssueFragment } from "#web/gql/journal-office.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

export const ISSUE_LABELS = {
  volume: "journal-office.field.volume",
  number: "journal-office.field.number",
  issuedOn: "journal-office.field.issuedOn",
  titleKo: "journal-office.field.specialKo",
  titleEn: "journal-office.field.specialEn",
  articleIds: "journal-office.field.articleIds",
} as const satisfies Record<string, MessageId>;

/** Also what a saved draft is read with: anything may be in it. */
const issueValues = z.object({
  volume: z.string(),
  number: z.string(),
  issuedOn: z.string(),
  titleKo: z.string(),
  titleEn: z.string(),
  articleIds: z.array(z.number()),
});
type IssueValues = z.output<typeof issueValues>;

/** What the form starts from; null: a new issue. */
export const toIssueValues = (stored: EditedIssueFragment | null): IssueValues => ({
  volume: String(stored?.volume ?? ""),
  number: String(stored?.number ?? ""),
  issuedOn: stored?.issuedOn ?? "",
  titleKo: stored?.titleKo ?? "",
  titleEn: stored?.titleEn ?? "",
  articleIds: stored?.articles.map(({ id }) => id) ?? [],
});

/** What was stored of the form on this device. */
export const restoreIssue = (saved: unknown): IssueValues | null => issueValues.safeParse(saved).data ?? null;
