// A page on its way from the form to the server: saved as its next version, refused, or overtaken by somebody else's.

import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { keptDraftState } from "#web/components/editor/draft-state.ts";
import { useKeptText } from "#web/components/editor/use-kept-text.ts";
import { prepareToasts, showToast } from "#web/components/toasts/toasts.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { PAGE_PATHS } from "#web/paths.ts";
import type { PageConflict } from "./page-conflict.ts";
import { pageDraftKey } from "./page-draft.ts";
import { type EditedPage, effectiveAtOf, type PageValues } from "./page-values.ts";
import { usePageForm } from "./use-page-form.ts";

export interface PageSaveOptions {
  readonly page: EditedPage;
  readonly initialValues: PageValues;
  /** The version the values began from; null: there is none yet. */
  readonly baseNumber: number | null;
  /** The values are a draft that was taken up. */
  readonly changed: boolean;
  /** Reads the page anew: somebody else's text was chosen. */
  readonly onReload: () => void;
}

export function usePageSave({ page, initialValues, baseNumber, changed, onReload }: PageSaveOptions) {
  const intl = useIntl();
  const language = useLanguage();
  const navigate = useNavigate();
  const form = usePageForm({ pageKey: page.key, initialValues, changed });
  // Whose it is does not change while the form stands, also not when the session ends under it.
  const [draftKey] = useState(() => pageDraftKey(page.key));
  const keeper = useKeptText({
    key: draftKey,
    read: () => ({ baseVersion: baseNumber, values: form.read() }),
    revision: form.revision,
  });
  const [conflict, setConflict] = useState<PageConflict | null>(null);
  const leaving = useRef(false);
  const busy = useRef(false);

  const leave = () => {
    leaving.current = true;
    return navigate(PAGE_PATHS[page.key]);
  };

  const tellSaved = () => {
    const from = effectiveAtOf(form.values.effectiveOn, new Date());
    const date = from !== null && new Date(from) > new Date() ? formatDate(language, from) : null;
    showToast({
      kind: "ok",
      title: intl.formatMessage({ id: "editor.saved" }),
      ...(date === null ? {} : { text: intl.formatMessage({ id: "page-editing.version.later" }, { date }) }),
    });
  };

  const saveOver = async (base: number | null) => {
    if (busy.current) return;
    busy.current = true;
    prepareToasts();
    try {
      keeper.keep();
      const outcome = await form.save(base);
      if (outcome.kind === "conflict") setConflict(outcome.conflict);
      if (outcome.kind !== "saved") return;
      tellSaved();
      keeper.done();
      await leave();
    } finally {
      busy.current = false;
    }
  };

  return {
    form,
    draft: keptDraftState(form.revision, keeper.keptAt),
    mayLeave: () => leaving.current || form.revision === 0,
    leave,
    save: () => saveOver(baseNumber),
    /** It was saved meanwhile. */
    conflict,
    keepMine: () => {
      if (!conflict) return;
      setConflict(null);
      void saveOver(conflict.number);
    },
    takeTheirs: () => {
      leaving.current = true;
      keeper.done();
      onReload();
    },
    close: () => setConflict(null),
  };
}
