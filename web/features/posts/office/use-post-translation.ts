// A post's two texts while they are translated.
import { useMediaQuery } from "@mantine/hooks";
import type { useShownLanguage } from "#web/components/editor/use-shown-language.ts";
import { useTranslation } from "#web/components/translation/use-translation.ts";
import { useTranslationNamesQuery } from "#web/gql/translation.ts";
import type { PostEditor } from "./use-post-editor.ts";

const NONE: readonly never[] = [];

export function usePostTranslation(
  { form, post }: PostEditor,
  { shown, show }: ReturnType<typeof useShownLanguage>,
) {
  const [{ data }] = useTranslationNamesQuery();
  const isWide = useMediaQuery("(min-width: 1080px)") ?? false;
  return useTranslation({
    values: form.values,
    pairs: post?.pairs ?? NONE,
    names: data?.translationNames ?? NONE,
    areBoth: isWide && shown === "both",
    onAnswers: (answers) => form.change("answers", answers),
    onTitle: (title) => form.change("en.title", title),
    onShowEnglish: () => shown === "ko" && show(isWide ? "both" : "en"),
  });
}
