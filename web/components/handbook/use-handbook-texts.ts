// The texts of the handbook in the language of the page, loaded once, by the first component that shows one of them.
import { useCallback, useEffect, useState } from "react";
import { useLanguage } from "#web/i18n/language.ts";
import type { TextsByPath } from "./handbook-text.ts";

const LOADERS = {
  ko: () => import("./texts-ko.ts"),
  en: () => import("./texts-en.ts"),
} as const;

interface LoadedTexts {
  /** Undefined until they are there. */
  readonly texts: TextsByPath | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

export function useHandbookTexts(): LoadedTexts {
  const language = useLanguage();
  const [texts, setTexts] = useState<TextsByPath>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    LOADERS[language]().then(
      ({ TEXTS }) => setTexts(TEXTS),
      () => setFailed(true),
    );
  }, [language]);
  useEffect(load, [load]);
  return { texts, failed, onRetry: load };
}
