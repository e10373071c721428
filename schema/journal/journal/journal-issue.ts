// An issue of the journal, and the journal as a whole.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef, textIn } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, lineIn } from "#schema/core/shared/localized.ts";
import { STATEMENT } from "#schema/cost.ts";
import { publishedIssues } from "#schema/policies/journal/journal.ts";
import type { JournalRecord } from "./article-record.ts";
import { yearOf } from "./article-record.ts";
import { isoDate } from "./day.ts";
import { issueBeside } from "./neighbours.ts";

/** The newest first. */
const newestIssues = [{ volume: "desc" as const }, { number: "desc" as const }];

export const JournalIssueRef = builder.prismaObject("JournalIssue", {
  description: "An issue that is out.",
  select: { id: true },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    volume: t.exposeInt("volume"),
    number: t.exposeInt("number"),
    year: t.int({ select: { issuedOn: true }, resolve: yearOf }),
    issuedOn: t.string({
      description: "The day that is printed on it: 2026-06-30.",
      select: { issuedOn: true },
      resolve: ({ issuedOn }) => isoDate(issuedOn),
    }),
    title: t.field({
      type: LocalizedTextRef,
      nullable: true,
      description: "Of a special issue.",
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      select: { titleKo: true, titleEn: true },
      resolve: ({ titleKo, titleEn }, { language }) => lineIn(titleKo, titleEn, language),
    }),
    articles: t.relation("articles", {
      query: { where: { deletedAt: null }, orderBy: [{ position: "asc" }, { id: "asc" }] },
    }),
    articleCount: t.relationCount("articles", { where: { deletedAt: null } }),
    previous: t.prismaField({
      type: "JournalIssue",
      nullable: true,
      description: "The one before it.",
      complexity: STATEMENT,
      resolve: (query, { id }, _args, context) => issueBeside(id, "previous", context, { ...query }),
    }),
    next: t.prismaField({
      type: "JournalIssue",
      nullable: true,
      complexity: STATEMENT,
      resolve: (query, { id }, _args, context) => issueBeside(id, "next", context, { ...query }),
    }),
  }),
});

export const JournalRef = builder.objectRef<JournalRecord>("Journal").implement({
  description: "The journal, as its settings call it.",
  fields: (t) => ({
    name: t.string({
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ name }, { language }) => textIn(name, language),
    }),
    publisher: t.string({
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ publisher }, { language }) => textIn(publisher, language),
    }),
    issn: t.exposeString("issn", { nullable: true, description: "Of what is printed." }),
    eissn: t.exposeString("eissn", { nullable: true, description: "Of what is read here." }),
    issues: t.prismaField({
      type: [JournalIssueRef],
      description: "The issues that are out, the newest first.",
      resolve: (query, _journal, _args, { clock }) =>
        db.journalIssue.findMany({
          ...query,
          where: publishedIssues(clock.now()),
          orderBy: newestIssues,
        }),
    }),
  }),
});
