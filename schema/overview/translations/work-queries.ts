// What those who translate ask about their work.
import { builder } from "#schema/builder.ts";
import { translate } from "#schema/policies/overview/translations.ts";
import { TRANSLATIONS_SHOWN } from "#schema/validation/core/limits.ts";
import { readWork, readWorks } from "./read-work.ts";
import { ownPlaces, TranslatedInputRef } from "./translated.ts";
import { TranslationWorkRef } from "./translation-work.ts";

builder.queryFields((t) => ({
  translationWork: t.field({
    type: TranslationWorkRef,
    nullable: true,
    description: "A text and its translation; null when there is no such text.",
    authScopes: { can: translate },
    args: { of: t.arg({ type: TranslatedInputRef, required: true }) },
    resolve: (_root, { of }, { viewer, clock }) => readWork(of, viewer, clock.now()),
  }),
  translationWorks: t.field({
    type: [TranslationWorkRef],
    description: `What is being translated, the viewer's own first, of each what is due first; ${TRANSLATIONS_SHOWN} at most.`,
    authScopes: { can: translate },
    resolve: (_root, _args, { viewer, clock }) =>
      viewer ? readWorks(ownPlaces(viewer), viewer, clock.now()) : [],
  }),
}));
