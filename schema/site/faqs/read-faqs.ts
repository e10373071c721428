// All questions that are often asked, with the version that a save carries.
import type { Tx } from "#prisma/client.ts";
import type { Faq } from "#prisma/generated/client.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";

export interface Faqs {
  readonly version: number;
  readonly faqs: readonly Faq[];
}

/** As the office ordered them. */
export const inFaqOrder = [{ position: "asc" as const }, { id: "asc" as const }];

export async function readFaqs(tx: Pick<Tx, "faq" | "setting">): Promise<Faqs> {
  const { faqVersion: version } = await readSettings(tx);
  return { version, faqs: await tx.faq.findMany({ orderBy: inFaqOrder }) };
}
