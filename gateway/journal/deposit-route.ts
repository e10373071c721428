// POST /api/v1/journal-deposits: what an editor passes on of an issue: its articles as JATS, one a file in a
// zip, or its deposit at Crossref.
import type { IncomingMessage } from "node:http";
import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";
import { type Route, requireViewer } from "#gateway/auth/routes.ts";
import type { Authenticate } from "#gateway/auth/session.ts";
import { readJsonObject } from "#gateway/http/body.ts";
import { HttpError } from "#gateway/http/errors.ts";
import type { Clock } from "#schema/context.ts";
import {
  type ArticleRecord,
  type JournalRecord,
  readJournal,
} from "#schema/journal/journal/article-record.ts";
import { readIssueArticles } from "#schema/journal/journal/read-articles.ts";
import { manageJournal } from "#schema/policies/journal/journal.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import { depositInput } from "#schema/validation/journal/journal-articles.ts";
import { crossrefDeposit, type DepositTools } from "./crossref.ts";
import { jatsArticle } from "./jats.ts";

export interface DepositRouteTools {
  readonly authenticate: Authenticate;
  readonly clock: Clock;
  readonly publicUrl: string;
}

const TYPES = { JATS: "application/zip", CROSSREF: "application/xml; charset=utf-8" } as const;
const ENDINGS = { JATS: "zip", CROSSREF: "xml" } as const;

export function depositRoute({ authenticate, clock, publicUrl }: DepositRouteTools): Route {
  return {
    method: "POST",
    run: async (request) => {
      const { issueId, format } = await readRequest(authenticate, request);
      const articles = await readIssueArticles(issueId);
      const [first] = articles;
      if (!first) throw new HttpError("NOT_FOUND");
      const tools = { publicUrl, now: clock.now() };
      const body =
        format === "JATS"
          ? await jatsZip(articles, await readJournal(), tools)
          : await crossref(articles, await readJournal(), tools);
      const { volume, number } = first.issue;
      const name = `${format.toLowerCase()}-${volume}-${number}.${ENDINGS[format]}`;
      return {
        status: 200,
        headers: {
          "content-type": TYPES[format],
          "content-disposition": `attachment; filename="${name}"`,
        },
        send: (write) => write(Readable.from([body], { objectMode: false })),
      };
    },
  };
}

/** @throws HttpError FORBIDDEN before anything else is said; VALIDATION */
async function readRequest(authenticate: Authenticate, request: IncomingMessage) {
  const viewer = await requireViewer(authenticate, request);
  if (!manageJournal(viewer)) throw new HttpError("FORBIDDEN");
  const checked = check(depositInput, await readJsonObject(request));
  if (!checked.ok) throw new HttpError("VALIDATION", { fields: checked.fields });
  return checked.value;
}

/** @throws HttpError VALIDATION where no article has a DOI */
async function crossref(
  articles: readonly ArticleRecord[],
  journal: JournalRecord,
  tools: DepositTools,
): Promise<Buffer> {
  const deposit = crossrefDeposit(articles, journal, tools);
  if (deposit === null) throw new HttpError("VALIDATION", { fields: { doi: ["REQUIRED"] } });
  return Buffer.from(deposit, "utf8");
}

/** A file an article, named by its id. */
async function jatsZip(
  articles: readonly ArticleRecord[],
  journal: JournalRecord,
  { publicUrl, now }: DepositTools,
): Promise<Buffer> {
  const zip = new ZipFile();
  const out = new PassThrough();
  zip.outputStream.pipe(out);
  for (const article of articles)
    zip.addBuffer(
      Buffer.from(jatsArticle(article, journal, publicUrl), "utf8"),
      `article-${article.id}.xml`,
      {
        mtime: now,
      },
    );
  zip.end();
  return Buffer.concat(await out.toArray());
}
