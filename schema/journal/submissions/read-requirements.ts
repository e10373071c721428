// Reads what is missing of manuscripts and articles, and refuses a step that needs it (decision 209).
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import {
  type ExaminedParts,
  isNeededAt,
  type MissingRequirement,
  missingRequirements,
  type RequirementStep,
} from "#schema/validation/journal/requirements.ts";
import { OPEN_STATES } from "#schema/validation/money/payment-state.ts";
import { readJournalSettings } from "./journal-settings.ts";

const ofManuscript = {
  titleEn: true,
  abstractEn: true,
  authors: { orderBy: { position: "asc" } },
  files: { select: { kind: true, file: { select: { mimeType: true } } } },
  payments: { where: { state: { in: [...OPEN_STATES] } }, select: { id: true } },
} as const satisfies Prisma.SubmissionSelect;
type ManuscriptRow = Prisma.SubmissionGetPayload<{ select: typeof ofManuscript }>;

const ofArticle = {
  id: true,
  submissionId: true,
  titleKo: true,
  titleEn: true,
  abstractEn: true,
  firstPage: true,
  doi: true,
  file: { select: { mimeType: true } },
  submission: { select: ofManuscript },
} as const satisfies Prisma.ArticleSelect;
type ArticleRow = Prisma.ArticleGetPayload<{ select: typeof ofArticle }>;

const manuscriptParts = ({ authors, files, payments }: ManuscriptRow) => ({
  authors: authors.map(({ nameKo, givenName, familyName, email, consentedAt }) => ({
    name: nameKo ?? [givenName, familyName].filter(Boolean).join(" "),
    email,
    consentedAt,
  })),
  files: files.map(({ kind, file }) => ({ kind, mimeType: file.mimeType })),
  openFees: payments.length,
});

type Reader = Pick<Tx, "submission" | "article" | "journalSetting">;
type Missing = readonly MissingRequirement[];

/**
 * What is missing of manuscripts, by their id; of one that became an article, what that lacks. One statement
 * each, however many there are.
 */
export async function missingOfSubmissions(
  tx: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Missing>> {
  const [{ requirements }, rows, articles] = await Promise.all([
    readJournalSettings(tx),
    tx.submission.findMany({ where: { id: { in: [...ids] } }, select: { id: true, ...ofManuscript } }),
    tx.article.findMany({ where: { submissionId: { in: [...ids] }, deletedAt: null }, select: ofArticle }),
  ]);
  const published = new Map(articles.map((article) => [article.submissionId, article]));
  return new Map(
    rows.map((row) => {
      const article = published.get(row.id);
      const parts = article
        ? articleParts(article)
        : { texts: row, manuscript: manuscriptParts(row), article: null };
      return [row.id, missingRequirements(parts, requirements)];
    }),
  );
}

/** What is missing of articles, by their id. One statement, however many there are. */
export async function missingOfArticles(
  tx: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Missing>> {
  const [{ requirements }, rows] = await Promise.all([
    readJournalSettings(tx),
    tx.article.findMany({ where: { id: { in: [...ids] } }, select: ofArticle }),
  ]);
  return new Map(rows.map((row) => [row.id, missingRequirements(articleParts(row), requirements)]));
}

const articleParts = (row: ArticleRow): ExaminedParts => ({
  texts: row,
  manuscript: row.submission && manuscriptParts(row.submission),
  article: { mimeType: row.file?.mimeType ?? null, firstPage: row.firstPage, doi: row.doi },
});

/** What a step of some manuscripts or articles lacks, as it travels to the client and into the log. */
interface LackingOne {
  /** Of the manuscript; null: an article without one. */
  readonly submissionId: number | null;
  /** Null: no article yet. */
  readonly articleId: number | null;
  readonly missing: readonly MissingRequirement[];
}

interface Step {
  readonly step: RequirementStep;
  /** Why an editor continues without it; null where no reason was given. */
  readonly reason: string | null;
}

/** What the log has of a step that was taken although something was missing; undefined: nothing was. */
export type LoggedLack = { readonly reason: string; readonly after: Prisma.InputJsonObject } | undefined;

/**
 * Refuses a step while something is missing that it needs. Where the settings let an editor go on with a
 * reason, the reason and the list are for the log.
 * @throws DomainError REQUIREMENTS_MISSING with `extensions.missing`, also where a reason is needed and none is given
 */
export async function requireAll(
  tx: Tx,
  of: readonly { readonly submissionId: number | null; readonly articleId: number | null }[],
  { step, reason }: Step,
): Promise<LoggedLack> {
  const { requirementsBlock } = await readJournalSettings(tx);
  const articles = of.flatMap(({ articleId }) => articleId ?? []);
  const manuscripts = of.flatMap(({ submissionId, articleId }) =>
    articleId === null ? (submissionId ?? []) : [],
  );
  const [ofArticles, ofManuscripts] = [
    await missingOfArticles(tx, articles),
    await missingOfSubmissions(tx, manuscripts),
  ];
  const lacking: LackingOne[] = of.flatMap(({ submissionId, articleId }) => {
    const all = articleId === null ? ofManuscripts.get(submissionId ?? 0) : ofArticles.get(articleId);
    const missing = (all ?? []).filter(({ requirement }) => isNeededAt(requirement, step));
    return missing.length > 0 ? [{ submissionId, articleId, missing }] : [];
  });
  if (lacking.length === 0) return undefined;
  if (requirementsBlock || reason === null)
    throw new DomainError("REQUIREMENTS_MISSING", { missing: lacking });
  const listed = lacking.map(({ submissionId, articleId, missing }) => ({
    submissionId,
    articleId,
    missing: missing.map(({ requirement }) => requirement),
  }));
  return { reason, after: { missing: listed } };
}

/**
 * Refuses a change of an article that is about to come out by which it would lack what it had.
 * @param before what it lacked
 * @throws DomainError REQUIREMENTS_MISSING with `extensions.missing`
 */
export async function requireNoNewLack(tx: Tx, articleId: number, before: Missing): Promise<void> {
  const known = new Set(before.map(({ requirement }) => requirement));
  const lacked = (await missingOfArticles(tx, [articleId])).get(articleId) ?? [];
  const missing = lacked.filter(({ requirement }) => !known.has(requirement));
  if (missing.length > 0)
    throw new DomainError("REQUIREMENTS_MISSING", { missing: [{ submissionId: null, articleId, missing }] });
}

/** The lines of a step, with why it was taken although something was missing. */
export const withLack = <Result>(outcome: ActionResult<Result>, lack: LoggedLack): ActionResult<Result> =>
  lack === undefined
    ? outcome
    : {
        ...outcome,
        lines: outcome.lines.map((line) => ({
          ...line,
          reason: lack.reason,
          after: { ...Object(line.after), ...lack.after },
        })),
      };
