// The two texts of a post, a page or a program while they are translated: their paragraphs, and the work on
// them from hand to hand.
import { useMediaQuery } from "@mantine/hooks";
import { useIntl } from "react-intl";
import type { KnownPair } from "#schema/validation/core/translation/pair-scores.ts";
import { z } from "#schema/validation/zod.ts";
import { mergeValues } from "#web/components/editor/merge.ts";
import type { useShownLanguage } from "#web/components/editor/use-shown-language.ts";
import { isWritten, type WrittenTexts, writtenText } from "#web/components/editor/written-texts.ts";
import { idOf, type ServerForm } from "#web/components/forms/form-types.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import type { TranslatedInput } from "#web/gql/enums.ts";
import { useTranslationNamesQuery } from "#web/gql/translation.ts";
import { withBegunEnglish } from "./begun-together.ts";
import { withOlderKorean } from "./older-korean.ts";
import { useTranslation } from "./use-translation.ts";
import { useTranslationWork } from "./use-translation-work.ts";

const NONE: readonly never[] = [];

type TranslatedValues = WrittenTexts & { readonly answers: readonly string[] };

/** What is handed in: the English as the form holds it, what was answered, and the English it was begun from. */
const handedIn = z.object({
  en: z.unknown(),
  answers: z.array(z.string()),
  base: z.unknown(),
  /** The Korean that it was made from. */
  ko: writtenText.optional(),
});

interface SideBySideOptions<Values extends TranslatedValues> {
  readonly editor: {
    readonly form: Pick<ServerForm<Values, string>, "name" | "values" | "read" | "change">;
    readonly put: (values: Values) => void;
    readonly begunFrom: () => Values | null;
  };
  /** Makes values of something; null where it is none of this form's. */
  readonly restore: (saved: unknown) => Values | null;
  readonly pairs: readonly (KnownPair & { readonly since: number | null })[] | undefined;
  /** Null: it was never saved. */
  readonly of: TranslatedInput | null;
  readonly language: ReturnType<typeof useShownLanguage>;
}

export function useSideBySide<Values extends TranslatedValues>(options: SideBySideOptions<Values>) {
  const { editor, restore, pairs = NONE, of } = options;
  const { form } = editor;
  const { shown, show } = options.language;
  const intl = useIntl();
  const [{ data }] = useTranslationNamesQuery();
  const isWide = useMediaQuery("(min-width: 1080px)") ?? false;
  const session = useTranslationWork(of);
  const translation = useTranslation({
    values: form.values,
    read: () => form.read(),
    pairs,
    names: data?.translationNames ?? NONE,
    remarks: session?.work?.remarks ?? NONE,
    areBoth: isWide && shown === "both",
    onAnswers: (answers) => form.change("answers", answers),
    onLine: (name, words) => form.change(`en.${name}`, words),
    lineId: (name) => idOf(form.name, `en.${name}`),
    onShowEnglish: () => shown === "ko" && show(isWide ? "both" : "en"),
  });
  /** Values with another English in them, checked like what is stored of a form. */
  const withEnglish = (values: Values, en: unknown, answers: readonly string[]) =>
    restore({ ...values, en, answers });
  return {
    session,
    translation,
    hasEnglish: isWritten(form.values.en),
    handIn: async () => {
      const values = form.read();
      const begun = editor.begunFrom();
      const went =
        (await session?.handIn({ ko: values.ko, en: values.en, answers: values.answers, base: begun?.en })) ??
        false;
      // What was handed in is stored there; the form goes back to what is saved of it.
      const rest = begun && withEnglish(form.read(), begun.en, begun.answers);
      if (went && rest) editor.put(rest);
      return went;
    },
    take: () => {
      const saved = handedIn.safeParse(session?.work?.task?.handedIn).data;
      const values = form.read();
      const theirs =
        saved && withEnglish(values, saved.en, [...new Set([...values.answers, ...saved.answers])]);
      const base = saved && withEnglish(values, saved.base, values.answers);
      if (!theirs)
        return showToast({ kind: "bad", title: intl.formatMessage({ id: "translation.work.unreadable" }) });
      // What was changed in the English here meanwhile stays where nothing was handed in for it.
      const sides = withBegunEnglish({ base: base ?? null, mine: values, theirs });
      const asked = mergeValues(sides).differences.map(({ id }) => [id, "theirs"] as const);
      const merged = mergeValues(sides, [], Object.fromEntries(asked)).values;
      editor.put(saved?.ko ? withOlderKorean({ ko: saved.ko, en: theirs.en }, merged) : merged);
      show(isWide ? "both" : "en");
    },
  };
}
export type SideBySide = ReturnType<typeof useSideBySide>;
