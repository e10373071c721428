// The line that runs on the home page: terms and their counterparts in the other language. The office's own
// lines run alone while there are any; without them the terms of the glossary that were accepted last
// (docs/site.md#glossary).
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { acceptedTermsSql } from "#schema/policies/site/glossary.ts";
import { inOfficeOrder } from "./read-home.ts";

interface RunningTerm {
  readonly id: number;
  readonly ko: string;
  readonly en: string;
}

/** As many as run past in one round, and how many are looked at for them: a word may have several senses. */
const SHOWN = 20;
const LOOKED_AT = 200;
/** Characters that a line shows well. */
const KO_MAX = 12;
const EN_MAX = 30;

export const RunningTermRef = builder.objectRef<RunningTerm>("Term").implement({
  description: "A term and its counterpart, as the home page shows them.",
  fields: (t) => ({ id: t.expose("id", { type: "Id" }), ko: t.exposeString("ko"), en: t.exposeString("en") }),
});

export async function readRunningTerms(): Promise<readonly RunningTerm[]> {
  const own = await db.term.findMany({ orderBy: inOfficeOrder });
  if (own.length > 0) return own;
  return await db.$queryRaw<RunningTerm[]>`
    SELECT id, ko, en FROM (
      SELECT DISTINCT ON (ko_key) id, ko, en, decided_at FROM (
        SELECT id, ko, en, ko_key, decided_at FROM glossary_terms
        WHERE ${acceptedTermsSql} ORDER BY decided_at DESC, id DESC LIMIT ${LOOKED_AT}
      ) AS latest WHERE length(ko) <= ${KO_MAX} AND length(en) <= ${EN_MAX} ORDER BY ko_key, decided_at DESC, id DESC
    ) AS words ORDER BY decided_at DESC, id DESC LIMIT ${SHOWN}`;
}
