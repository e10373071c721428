// The dated entries of the history, or the values: each in both languages, in the order of the page.
import { FormattedMessage, useIntl } from "react-intl";
import { ENTRY_BODY_MAX_LENGTH, PAGE_ITEMS_MAX, TITLE_MAX_LENGTH } from "#schema/validation/limits.ts";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { idOf } from "#web/components/forms/form-types.ts";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { dateWords } from "./item-words.ts";
import styles from "./items.module.css";
import { ENTRY_LABELS } from "./page-labels.ts";
import { type EntryRow, newEntry } from "./page-values.ts";
import type { PageForm } from "./use-page-form.ts";

interface EntriesFieldProps {
  form: PageForm;
  kind: "dated" | "numbered";
}

export function EntriesField({ form, kind }: EntriesFieldProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: `page-editing.entries.${kind}` });
  return (
    <FormSection title={title} hint={<FormattedMessage id={`page-editing.entries.${kind}Hint`} />}>
      <ListEditor
        id={idOf(form.name, "entries")}
        label={title}
        items={form.values.entries}
        max={PAGE_ITEMS_MAX}
        nameOf={({ titleKo, titleEn }, number) =>
          titleKo || titleEn || intl.formatMessage({ id: "page-editing.entries.row" }, { number })
        }
        summaryOf={(entry) => <Summary entry={entry} />}
        makeItem={newEntry}
        words={{
          add: <FormattedMessage id="page-editing.entries.add" />,
          none: <FormattedMessage id="page-editing.entries.none" />,
        }}
        error={form.errorOf("entries")}
        isWrong={(index) => form.lines.some(({ path }) => path.startsWith(`entries.${index}.`))}
        read={() => form.read().entries}
        onChange={(entries) => form.change({ entries: [...entries] })}
      >
        {(entry, index, change) => (
          <EntryFields form={form} kind={kind} entry={entry} index={index} onChange={change} />
        )}
      </ListEditor>
    </FormSection>
  );
}

function Summary({ entry }: { entry: EntryRow }) {
  const date = dateWords(entry);
  const { titleKo, titleEn } = entry;
  return (
    <span className={styles.summary}>
      {date === "" ? null : <span className={styles.date}>{date}</span>}
      {titleKo === "" && titleEn === "" ? (
        <span className={styles.quiet}>
          <FormattedMessage id="page-editing.entries.untitled" />
        </span>
      ) : (
        <>
          <b lang="ko">{titleKo}</b>
          <span lang="en" className={styles.quiet}>
            {titleEn}
          </span>
        </>
      )}
    </span>
  );
}

interface EntryFieldsProps extends EntriesFieldProps {
  entry: EntryRow;
  index: number;
  onChange: (part: Partial<EntryRow>) => void;
}

function EntryFields({ form, kind, entry, index, onChange }: EntryFieldsProps) {
  const field = (name: keyof typeof ENTRY_LABELS) => ({
    id: idOf(form.name, `entries.${index}.${name}`),
    name: `entries.${index}.${name}`,
    label: ENTRY_LABELS[name],
    value: entry[name],
    error: form.errorOf(`entries.${index}.${name}`),
    autoComplete: "off" as const,
    onBlur: () => {},
    onChange: (value: string) => onChange({ [name]: value }),
  });
  const number = { inputMode: "numeric" as const, maxLength: 4 };
  return (
    <div className={styles.fields}>
      {kind === "dated" ? (
        <div className={styles.dates}>
          <TextField {...field("year")} {...number} needed />
          <TextField {...field("month")} {...number} needed={false} />
          <TextField {...field("day")} {...number} needed={false} />
        </div>
      ) : null}
      <div className={styles.pair}>
        <TextField {...field("titleKo")} lang="ko" needed maxLength={TITLE_MAX_LENGTH} />
        <TextField {...field("titleEn")} lang="en" needed={false} maxLength={TITLE_MAX_LENGTH} />
        <TextAreaField
          {...field("bodyKo")}
          lang="ko"
          needed={false}
          rows={3}
          maxLength={ENTRY_BODY_MAX_LENGTH}
        />
        <TextAreaField
          {...field("bodyEn")}
          lang="en"
          needed={false}
          rows={3}
          maxLength={ENTRY_BODY_MAX_LENGTH}
        />
      </div>
    </div>
  );
}
