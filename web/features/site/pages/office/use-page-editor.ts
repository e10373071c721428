// A page, edited: saved as its next version, with its draft, which the server saves too. A legal text asks
// first from when it is to be in force and why; a slip in it is corrected in the version that is there.
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { useClient } from "urql";
import { LOCAL_DRAFT_DAYS } from "#schema/validation/core/limits.ts";
import { hasItems, PAGE_KINDS } from "#schema/validation/site/page-kinds.ts";
import { pageInput } from "#schema/validation/site/pages.ts";
import { useEditor } from "#web/components/editor/use-editor.ts";
import { useServerDraft } from "#web/components/editor/use-server-draft.ts";
import { titleOf } from "#web/components/editor/written-texts.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { withBegunEnglish } from "#web/components/translation/begun-together.ts";
import { withOlderKorean } from "#web/components/translation/older-korean.ts";
import type { PageKey } from "#web/gql/enums.ts";
import { PageEditorDocument, useCorrectPageMutation, useSavePageMutation } from "#web/gql/page-editing.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { PAGE_PATHS } from "#web/paths.ts";
import { comingOf } from "./coming-version.ts";
import { ITEM_PAGE_LABELS, TEXT_PAGE_LABELS } from "./page-labels.ts";
import {
  type EditedPage,
  type PageValues,
  restorePageValues,
  toPageInput,
  toPageValues,
} from "./page-values.ts";

/** A legal text becomes a new version in force from a day, or a slip is corrected in the one there is. */
export type LegalSave = "force" | "correct";

/** Where a page's draft is stored on this device. */
export const pageDraftName = (key: PageKey): string => `page-${key}`;

export function usePageEditor(page: EditedPage) {
  const intl = useIntl();
  const language = useLanguage();
  const navigate = useNavigate();
  const client = useClient();
  const [, save] = useSavePageMutation();
  const [, correct] = useCorrectPageMutation();
  const { key } = page;
  const toStored = (now: EditedPage) => ({ values: toPageValues(now, new Date()), version: now.number });
  /** What is stored now, as far as this editor knows: somebody may have saved since it began. */
  const [base, setBase] = useState(page);
  const coming = comingOf(base, new Date());
  const isLegal = PAGE_KINDS[key].legal;
  const [asks, ask] = useState<LegalSave | null>(null);
  /** What was answered last; a conflict that is settled saves the same way. */
  const chosen = useRef<LegalSave>("force");
  /** From when it holds, where that is not today. */
  const laterDay = (from: string) => (new Date(from) > new Date() ? formatDate(language, from) : null);
  const editor = useEditor({
    name: "page",
    schema: pageInput,
    toInput: (values: PageValues) => toPageInput(key, values),
    labels: hasItems(PAGE_KINDS[key]) ? ITEM_PAGE_LABELS : TEXT_PAGE_LABELS,
    stored: toStored(page),
    beforeMerge: withBegunEnglish,
    afterMerge: withOlderKorean,
    draft: {
      form: pageDraftName(key),
      days: LOCAL_DRAFT_DAYS,
      restore: restorePageValues,
      titleOf,
      server: useServerDraft(page.draft, () => ({ pageKey: key })),
    },
    save: async (_checked, values, { version }) => {
      const input = { ...toPageInput(key, values), baseNumber: version };
      if (chosen.current === "correct") {
        const { error } = await correct({ input: { ...input, effectiveAt: null } });
        if (error) return refusalOf(error);
        const title = intl.formatMessage({ id: "page-editing.correct.done" });
        return { ok: true, said: { title }, next: () => navigate(PAGE_PATHS[key]) };
      }
      const { data, error } = await save({ input });
      if (!data || error) return refusalOf(error);
      const date = laterDay(data.savePage.effectiveAt);
      const said = {
        title: intl.formatMessage({ id: "editor.saved" }),
        ...(date === null
          ? {}
          : { text: intl.formatMessage({ id: "page-editing.version.later" }, { date }) }),
      };
      return { ok: true, said, next: () => navigate(PAGE_PATHS[key]) };
    },
    readStored: async () => {
      const { data } = await client
        .query(PageEditorDocument, { key }, { requestPolicy: "network-only" })
        .toPromise();
      if (!data) return null;
      setBase(data.pageForEditing);
      return toStored(data.pageForEditing);
    },
  });
  const { form } = editor;
  return {
    ...editor,
    form: {
      ...form,
      submit: (event?: React.SyntheticEvent<HTMLFormElement>) => {
        if (!isLegal) return form.submit(event);
        event?.preventDefault();
        ask("force");
      },
    },
    /** The version it began from, where that one is not in force yet. */
    coming,
    /** What is being asked before a legal text is saved; null: nothing. */
    asks,
    /** Asks what was corrected, and writes it into the version that is there. */
    correct: () => ask("correct"),
    /** Null: it is not saved. */
    answer: (answered: LegalSave | null) => {
      ask(null);
      if (answered === null) return;
      chosen.current = answered;
      form.submit();
    },
  };
}
export type PageEditor = ReturnType<typeof usePageEditor>;
