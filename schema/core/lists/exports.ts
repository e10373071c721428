// Every export there is, by the name of its list. A noun's own file says what is in it.

import { redirectExport } from "#schema/core/redirects/redirect-export.ts";
import { journalAffiliationExport, journalYearExport } from "#schema/journal/reviews/journal-export.ts";
import { moveExport } from "#schema/money/payments/move-export.ts";
import { paymentExport } from "#schema/money/payments/payment-export.ts";
import { memberExport } from "#schema/people/members/member-export.ts";
import { applicantExport } from "#schema/programs/applications/applicant-export.ts";
import { glossaryExport } from "#schema/site/glossary/glossary-export.ts";
import type { ExportSource } from "./export-source.ts";

/** A map, because clients name the list: `constructor` is none of its keys. */
export const EXPORTS: ReadonlyMap<string, ExportSource> = new Map(
  Object.entries({
    applicants: applicantExport,
    glossary: glossaryExport,
    journalAffiliations: journalAffiliationExport,
    journalYears: journalYearExport,
    members: memberExport,
    moves: moveExport,
    payments: paymentExport,
    redirects: redirectExport,
  }),
);
