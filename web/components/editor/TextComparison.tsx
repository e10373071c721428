// One language twice, mine and theirs; nothing where both say nothing.

import { Button } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import type { RichTextDocument } from "#schema/validation/document.ts";
import { plainText } from "#web/components/rich-text/outline.ts";
import { RichText } from "#web/components/rich-text/RichText.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import styles from "./TextConflict.module.css";
import { isWritten, type WrittenLanguage, type WrittenTexts } from "./written-texts.ts";

/** What the other side says in a language. */
export interface StoredText {
  readonly title: string | null;
  readonly content: RichTextDocument | null;
}

interface TextComparisonProps {
  language: WrittenLanguage;
  mine: WrittenTexts;
  theirs: StoredText | null;
}

interface Text {
  readonly title: string;
  readonly content: RichTextDocument | null;
}

export function TextComparison({ language, mine, theirs }: TextComparisonProps) {
  const own: Text = { title: mine[`${language}Title`], content: mine[`${language}Content`] };
  const other: Text = { title: theirs?.title ?? "", content: theirs?.content ?? null };
  const nothing =
    !isWritten(own.title, mine[`${language}Content`]) && other.title === "" && other.content === null;
  if (nothing) return null;
  return (
    <div className={styles.language}>
      <h3>
        <FormattedMessage id={`editor.language.${language}`} />
      </h3>
      <div className={styles.sides}>
        <Side language={language} whose="mine" text={own} />
        <Side language={language} whose="theirs" text={other} />
      </div>
    </div>
  );
}

interface SideProps {
  language: WrittenLanguage;
  whose: "mine" | "theirs";
  text: Text;
}

function Side({ language, whose, text }: SideProps) {
  const intl = useIntl();
  const copy = async () => {
    const words = [text.title, ...(text.content?.content ?? []).map((block) => plainText(block))].join(
      "\n\n",
    );
    try {
      await navigator.clipboard.writeText(words);
      showToast({ kind: "ok", title: intl.formatMessage({ id: "editor.conflict.copied" }) });
    } catch {
      showToast({ kind: "bad", title: intl.formatMessage({ id: "editor.conflict.copyFailed" }) });
    }
  };
  return (
    <div>
      <p className={styles.whose}>
        <FormattedMessage id={`editor.conflict.${whose}`} />
        <Button size="sm" variant="subtle" onClick={() => void copy()}>
          <FormattedMessage id="editor.conflict.copy" />
        </Button>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable */}
      <div className={styles.text} lang={language} tabIndex={0}>
        <p className={styles.name}>{text.title}</p>
        {text.content === null ? null : <RichText document={text.content} lang={language} anchored={false} />}
      </div>
    </div>
  );
}
