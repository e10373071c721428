// One version of a page to look at without leaving what is being written: both languages beside each other, as they are.
import { mdiClose } from "@mdi/js";
import { useId } from "react";
import { createPortal } from "react-dom";
import { FormattedMessage, useIntl } from "react-intl";
import { WRITTEN_LANGUAGES, type WrittenLanguage } from "#web/components/editor/written-texts.ts";
import { Icon } from "#web/components/Icon.tsx";
import { RichText } from "#web/components/rich-text/RichText.tsx";
import { useModal } from "#web/components/use-modal.ts";
import type { PageKey } from "#web/gql/enums.ts";
import { type PageVersionShownQuery, usePageVersionShownQuery } from "#web/gql/page-editing.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { dateWords, termWords } from "./item-words.ts";
import { typedNumber } from "./page-values.ts";
import styles from "./VersionDialog.module.css";

interface VersionDialogProps {
  pageKey: PageKey;
  number: number;
  onClose: () => void;
}

export function VersionDialog({ pageKey, number, onClose }: VersionDialogProps) {
  const intl = useIntl();
  const ref = useModal();
  const titleId = useId();
  const close = intl.formatMessage({ id: "page-editing.shown.close" });
  // Beside the page: a form must not be around what is only looked at.
  return createPortal(
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId}>
          <FormattedMessage id="page-editing.shown.title" values={{ number }} />
        </h2>
        <button type="button" className={styles.close} title={close} aria-label={close} onClick={onClose}>
          <Icon path={mdiClose} />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable */}
      <div className={styles.body} tabIndex={0}>
        <div className={styles.sides}>
          {WRITTEN_LANGUAGES.map((language) => (
            <Side key={language} pageKey={pageKey} number={number} language={language} />
          ))}
        </div>
      </div>
    </dialog>,
    document.body,
  );
}

interface SideProps {
  pageKey: PageKey;
  number: number;
  language: WrittenLanguage;
}

/** What a version says in one language; what it says only in the other is not shown in its place. */
function Side({ pageKey, number, language }: SideProps) {
  const asked = toGraphqlLanguage(language);
  const [{ data, fetching }] = usePageVersionShownQuery({
    variables: { key: pageKey, number, language: asked },
  });
  return (
    <section className={styles.side}>
      <h3 className={styles.language}>
        <FormattedMessage id={`editor.language.${language}`} />
      </h3>
      {data?.page ? (
        <Said version={data.page} language={language} />
      ) : (
        <p role="status" className={styles.none}>
          <FormattedMessage id={fetching ? "page-editing.shown.loading" : "page-editing.shown.missing"} />
        </p>
      )}
    </section>
  );
}

type ShownVersion = NonNullable<PageVersionShownQuery["page"]>;

function Said({ version, language }: { version: ShownVersion; language: WrittenLanguage }) {
  const asked = toGraphqlLanguage(language);
  const own = <Text extends { readonly language: string }>(text: Text | null) =>
    text?.language === asked ? text : null;
  const title = own(version.title);
  const content = own(version.content);
  const entries = version.entries.filter((entry) => own(entry.title) !== null);
  const people = version.people.filter((person) => own(person.name) !== null);
  return (
    <div lang={language}>
      {title === null ? <Nothing /> : <p className={styles.title}>{title.text}</p>}
      {content === null ? null : <RichText document={content.document} lang={language} />}
      {entries.length === 0 ? null : (
        <ol className={styles.items}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <span className={styles.when}>{dateWords(typedDate(entry))}</span> <b>{entry.title.text}</b>
              <p className={styles.said}>{own(entry.body)?.text}</p>
            </li>
          ))}
        </ol>
      )}
      {people.length === 0 ? null : (
        <ol className={styles.items}>
          {people.map((person) => (
            <li key={person.id}>
              <b>{person.name.text}</b> {own(person.role)?.text}{" "}
              <span className={styles.when}>{termWords(typedTerm(person))}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** In the language of the page around it. */
function Nothing() {
  return (
    <p lang={useLanguage()} className={styles.none}>
      <FormattedMessage id="page-editing.shown.noText" />
    </p>
  );
}

const typedDate = ({ year, month, day }: ShownVersion["entries"][number]) => ({
  year: typedNumber(year),
  month: typedNumber(month),
  day: typedNumber(day),
});
const typedTerm = ({ termFrom, termTo }: ShownVersion["people"][number]) => ({
  termFrom: typedNumber(termFrom),
  termTo: typedNumber(termTo),
});
