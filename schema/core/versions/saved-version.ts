// The versions of a post, a program, a popup or a page, alike: who saved what when, and what changed by it.
import { builder } from "#schema/builder.ts";
import { inLanguage, LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef } from "#schema/core/shared/localized.ts";
import { type NamedPerson, nameFor } from "#schema/core/shared/person-name.ts";
import type { VersionContent } from "./content.ts";
import { LineChangeRef } from "./line-change.ts";
import { compareVersions, type VersionSection } from "./version-sections.ts";

/** A version in the list of its subject. */
export interface SavedVersion {
  /** Distinguishes it from versions of other subjects. */
  readonly id: string;
  readonly number: number;
  readonly savedAt: Date;
  /** The name of the person who saved it; null when that account is gone. */
  readonly author: NamedPerson | null;
  readonly restoredFrom: number | null;
  readonly note: { readonly ko: string | null; readonly en: string | null } | null;
  readonly changed: () => Promise<readonly string[]> | readonly string[];
  /** The content of a version of the same subject; null: there is none of that number. */
  readonly contentOf: (number: number) => Promise<VersionContent | null>;
  readonly newest: number;
}

const AGAINST = ["PREVIOUS", "NEWEST"] as const;

const VersionComparisonRef = builder.enumType("VersionComparison", {
  description: "PREVIOUS: what a version changed. NEWEST: what restoring it would change.",
  values: AGAINST,
});

const VersionSectionRef = builder.objectRef<VersionSection>("VersionSection").implement({
  description: "A field that differs between two versions.",
  fields: (t) => ({
    field: t.exposeString("field", { description: "By its name in the input: `ko.title`." }),
    lines: t.expose("lines", {
      type: [LineChangeRef],
      description: "Of a text or a list; empty for others.",
    }),
    before: t.field({ type: "Json", nullable: true, resolve: ({ before }) => before }),
    after: t.field({ type: "Json", nullable: true, resolve: ({ after }) => after }),
  }),
});

export const SavedVersionRef = builder.objectRef<SavedVersion>("SavedVersion").implement({
  description: "What was saved once. Versions are never edited; restoring one writes it again as the newest.",
  fields: (t) => ({
    id: t.exposeID("id"),
    number: t.exposeInt("number"),
    savedAt: t.expose("savedAt", { type: "DateTime" }),
    author: t.string({
      nullable: true,
      resolve: ({ author }, _args, context) => nameFor(context, author),
    }),
    restoredFrom: t.exposeInt("restoredFrom", { nullable: true }),
    note: t.field({
      type: LocalizedTextRef,
      nullable: true,
      description: "What changed and why, where its author said so.",
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ note }, { language }) => {
        const found = note && inLanguage(note, language);
        return found && { text: found.value, language: found.language };
      },
    }),
    changed: t.field({
      type: ["String"],
      description: "The fields that changed by it, by their names in the input; none for the first.",
      resolve: ({ changed }) => changed(),
    }),
    sections: t.field({
      type: [VersionSectionRef],
      description: "What differs, field by field. The first version has none before it.",
      args: { against: t.arg({ type: VersionComparisonRef, required: true }) },
      resolve: async ({ number, contentOf, newest }, { against }) => {
        const own = await contentOf(number);
        if (own === null) return [];
        if (against === "PREVIOUS") return compareVersions((await contentOf(number - 1)) ?? {}, own);
        return compareVersions((await contentOf(newest)) ?? {}, own);
      },
    }),
  }),
});
