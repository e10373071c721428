// The dated entries of the history, or the values: each in both languages, in the order of the page.
import { Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { ENTRY_BODY_MAX_LENGTH, PAGE_ITEMS_MAX, TITLE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { rowsOf } from "#web/components/forms/rows-of.ts";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { dateWords } from "./item-words.ts";
import styles from "./items.module.css";
import type { ENTRY_LABELS } from "./page-labels.ts";
import { type EntryRow, newEntry } from "./page-values.ts";
import type { PageEditor } from "./use-page-editor.ts";

interface EntriesFieldProps {
  form: PageEditor["form"];
  kind: "dated" | "numbered";
}

export function EntriesField({ form, kind }: EntriesFieldProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: `page-editing.entries.${kind}` });
  return (
    <FormSection title={title} hint={<FormattedMessage id={`page-editing.entries.${kind}Hint`} />}>
      <ListEditor
        {...rowsOf(form, "entries")}
        label={title}
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
      >
        {(_entry, index) => <EntryFields form={form} kind={kind} index={index} />}
      </ListEditor>
    </FormSection>
  );
}

function Summary({ entry }: { entry: EntryRow }) {
  const date = dateWords(entry);
  const { titleKo, titleEn } = entry;
  return (
    <Group component="span" className="longWords" gap="0 12px" lh={1.5}>
      {date === "" ? null : (
        <Text span miw={96} c="var(--ink-2)" className="figures">
          {date}
        </Text>
      )}
      {titleKo === "" && titleEn === "" ? (
        <Text span c="var(--ink-3)">
          <FormattedMessage id="page-editing.entries.untitled" />
        </Text>
      ) : (
        <>
          <b lang="ko">{titleKo}</b>
          <Text lang="en" span c="var(--ink-3)">
            {titleEn}
          </Text>
        </>
      )}
    </Group>
  );
}

interface EntryFieldsProps extends EntriesFieldProps {
  index: number;
}

function EntryFields({ form, kind, index }: EntryFieldsProps) {
  const field = (name: keyof typeof ENTRY_LABELS) => ({
    ...form.field(`entries.${index}.${name}`),
    autoComplete: "off" as const,
  });
  const number = { inputMode: "numeric" as const, maxLength: 4 };
  return (
    <Stack gap={24}>
      {kind === "dated" ? (
        <div className={styles.dates}>
          <TextField {...field("year")} {...number} needed />
          <TextField {...field("month")} {...number} needed={false} />
          <TextField {...field("day")} {...number} needed={false} />
        </div>
      ) : null}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={32} verticalSpacing={24}>
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
      </SimpleGrid>
    </Stack>
  );
}
