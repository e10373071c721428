// The home page's own content with everything the office says about it.
import type { Tx } from "#prisma/client.ts";
import type { Banner, Goal, Term } from "#prisma/generated/client.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";

export interface Home {
  readonly version: number;
  readonly banners: readonly Banner[];
  readonly goals: readonly Goal[];
  readonly terms: readonly Term[];
}

/** As the office ordered it. */
export const inOfficeOrder = [{ position: "asc" as const }, { id: "asc" as const }];

export async function readHome(tx: Pick<Tx, "banner" | "goal" | "term" | "setting">): Promise<Home> {
  const { homeVersion: version } = await readSettings(tx);
  const banners = await tx.banner.findMany({ orderBy: inOfficeOrder });
  const goals = await tx.goal.findMany({ orderBy: inOfficeOrder });
  const terms = await tx.term.findMany({ orderBy: inOfficeOrder });
  return { version, banners, goals, terms };
}
