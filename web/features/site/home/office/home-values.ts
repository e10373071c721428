// The home page's own content as its form holds it: everything as it is typed, times as Seoul's.
import { z } from "#schema/validation/zod.ts";
import { rowLabels } from "#web/components/forms/field-paths.ts";
import { newRowKey } from "#web/components/forms/list-rows.ts";
import type { EditedHomeFragment } from "#web/gql/home-editing.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { toSeoul } from "#web/i18n/seoul-time.ts";

const row = { key: z.string(), id: z.number().nullable() };
const bannerRow = z.object({
  ...row,
  headingKo: z.string(),
  headingEn: z.string(),
  ledeKo: z.string(),
  ledeEn: z.string(),
  primaryHref: z.string(),
  primaryKo: z.string(),
  primaryEn: z.string(),
  secondaryHref: z.string(),
  secondaryKo: z.string(),
  secondaryEn: z.string(),
  showsFrom: z.string(),
  showsTo: z.string(),
});
const goalRow = z.object({
  ...row,
  titleKo: z.string(),
  titleEn: z.string(),
  bodyKo: z.string(),
  bodyEn: z.string(),
});
const termRow = z.object({ ...row, ko: z.string(), en: z.string() });

/** Also what a saved draft is read with: anything may be in it. */
const homeValues = z.object({
  banners: z.array(bannerRow),
  goals: z.array(goalRow),
  terms: z.array(termRow),
});
export type HomeValues = z.output<typeof homeValues>;
export type BannerRow = z.output<typeof bannerRow>;
export type GoalRow = z.output<typeof goalRow>;
export type TermRow = z.output<typeof termRow>;

export const BANNER_LABELS = {
  headingKo: "home-editing.field.headingKo",
  headingEn: "home-editing.field.headingEn",
  ledeKo: "home-editing.field.ledeKo",
  ledeEn: "home-editing.field.ledeEn",
  primaryHref: "home-editing.field.primaryHref",
  primaryKo: "home-editing.field.primaryKo",
  primaryEn: "home-editing.field.primaryEn",
  secondaryHref: "home-editing.field.secondaryHref",
  secondaryKo: "home-editing.field.secondaryKo",
  secondaryEn: "home-editing.field.secondaryEn",
  showsFrom: "home-editing.field.showsFrom",
  showsTo: "home-editing.field.showsTo",
} as const satisfies Record<string, MessageId>;

export const GOAL_LABELS = {
  titleKo: "home-editing.field.titleKo",
  titleEn: "home-editing.field.titleEn",
  bodyKo: "home-editing.field.bodyKo",
  bodyEn: "home-editing.field.bodyEn",
} as const satisfies Record<string, MessageId>;

export const TERM_LABELS = {
  ko: "home-editing.field.ko",
  en: "home-editing.field.en",
} as const satisfies Record<string, MessageId>;

const empty = <Name extends string>(labels: Readonly<Record<Name, MessageId>>) =>
  Object.fromEntries(Object.keys(labels).map((name) => [name, ""]));

export const newBanner = (): BannerRow =>
  bannerRow.parse({ key: newRowKey(), id: null, ...empty(BANNER_LABELS) });
export const newGoal = (): GoalRow => goalRow.parse({ key: newRowKey(), id: null, ...empty(GOAL_LABELS) });
export const newTerm = (): TermRow => termRow.parse({ key: newRowKey(), id: null, ...empty(TERM_LABELS) });

/** Every field in the order of the screen. */
export const HOME_LABELS = {
  banners: "home-editing.banners.title",
  ...rowLabels("banners", "home-editing.banners.row", BANNER_LABELS),
  goals: "home-editing.goals.title",
  ...rowLabels("goals", "home-editing.goals.row", GOAL_LABELS),
  terms: "home-editing.terms.title",
  ...rowLabels("terms", "home-editing.terms.row", TERM_LABELS),
} as const;

const typed = (text: string | null) => text ?? "";
/** The same at two readings of the same row. */
const stored = (id: number) => ({ key: `stored-${id}`, id });

export function toHomeValues({ banners, goals, terms }: EditedHomeFragment): HomeValues {
  return {
    banners: banners.map((banner) => ({
      ...stored(banner.id),
      headingKo: banner.headingKo,
      headingEn: banner.headingEn,
      ledeKo: banner.ledeKo,
      ledeEn: banner.ledeEn,
      primaryHref: typed(banner.primaryHref),
      primaryKo: typed(banner.primaryKo),
      primaryEn: typed(banner.primaryEn),
      secondaryHref: typed(banner.secondaryHref),
      secondaryKo: typed(banner.secondaryKo),
      secondaryEn: typed(banner.secondaryEn),
      showsFrom: toSeoul(banner.showsFrom),
      showsTo: toSeoul(banner.showsTo),
    })),
    goals: goals.map(({ id, titleKo, titleEn, bodyKo, bodyEn }) => ({
      ...stored(id),
      titleKo,
      titleEn,
      bodyKo,
      bodyEn,
    })),
    terms: terms.map(({ id, ko, en }) => ({ ...stored(id), ko, en })),
  };
}

/** What was stored of the form on this device. */
export const restoreHome = (saved: unknown): HomeValues | null => homeValues.safeParse(saved).data ?? null;
