// The people of the board, in the order of the page, each with both names, role, affiliation, term and portrait.
import { Box, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { LINE_MAX_LENGTH, PAGE_ITEMS_MAX } from "#schema/validation/core/limits.ts";
import type { EditedFile } from "#web/components/editor/edited-files.ts";
import { PictureField } from "#web/components/editor/PictureField.tsx";
import { useFileAddress } from "#web/components/editor/use-file-address.ts";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { rowsOf } from "#web/components/forms/rows-of.ts";
import { TextField } from "#web/components/forms/TextField.tsx";
import { termWords } from "./item-words.ts";
import { PERSON_LABELS } from "./page-labels.ts";
import { newPerson, type PersonRow } from "./page-values.ts";
import type { PageEditor } from "./use-page-editor.ts";

export function PeopleField({ form }: Pick<PageEditor, "form">) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: "page-editing.people.title" });
  return (
    <FormSection title={title} hint={<FormattedMessage id="page-editing.people.hint" />}>
      <ListEditor
        {...rowsOf(form, "people")}
        label={title}
        max={PAGE_ITEMS_MAX}
        nameOf={({ nameKo, nameEn }, number) =>
          nameKo || nameEn || intl.formatMessage({ id: "page-editing.people.row" }, { number })
        }
        summaryOf={(person) => <Summary person={person} />}
        makeItem={newPerson}
        words={{
          add: <FormattedMessage id="page-editing.people.add" />,
          none: <FormattedMessage id="page-editing.people.none" />,
        }}
      >
        {(_person, index, change) => <PersonFields form={form} index={index} onChange={change} />}
      </ListEditor>
    </FormSection>
  );
}

function Summary({ person }: { person: PersonRow }) {
  const { nameKo, nameEn, roleKo, roleEn, portrait } = person;
  const term = termWords(person);
  return (
    <Group component="span" gap={12} wrap="nowrap" miw={0}>
      <Box component="span" className="frameFilled" flex="none" w={36} h={45} bg="var(--stone-100)">
        {portrait === null ? null : <SmallPortrait file={portrait} />}
      </Box>
      <Group component="span" className="longWords" gap="0 12px" lh={1.5}>
        {nameKo === "" && nameEn === "" ? (
          <Text span c="var(--ink-3)">
            <FormattedMessage id="page-editing.people.unnamed" />
          </Text>
        ) : (
          <>
            <b lang="ko">{nameKo}</b>
            <Text lang="en" span c="var(--ink-3)">
              {nameEn}
            </Text>
          </>
        )}
        <span lang={roleKo === "" ? "en" : "ko"}>{roleKo || roleEn}</span>
        {term === "" ? null : (
          <Text span c="var(--ink-3)">
            {term}
          </Text>
        )}
      </Group>
    </Group>
  );
}

function SmallPortrait({ file }: { file: EditedFile }) {
  const src = useFileAddress(file.url);
  return src === null ? null : <img src={src} alt="" />;
}

interface PersonFieldsProps {
  form: PageEditor["form"];
  index: number;
  onChange: (part: Partial<PersonRow>) => void;
}

function PersonFields({ form, index, onChange }: PersonFieldsProps) {
  const field = (name: Exclude<keyof typeof PERSON_LABELS, "portrait">) => ({
    ...form.field(`people.${index}.${name}`),
    autoComplete: "off" as const,
    maxLength: LINE_MAX_LENGTH,
  });
  const year = { inputMode: "numeric" as const, maxLength: 4, needed: false };
  return (
    <Stack gap={24}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={32} verticalSpacing={24}>
        <TextField {...field("nameKo")} lang="ko" needed spellCheck={false} />
        <TextField
          {...field("nameEn")}
          lang="en"
          needed={false}
          spellCheck={false}
          hint={<FormattedMessage id="page-editing.people.nameEnHint" />}
        />
        <TextField {...field("roleKo")} lang="ko" needed />
        <TextField {...field("roleEn")} lang="en" needed={false} />
        <TextField {...field("affiliationKo")} lang="ko" needed={false} />
        <TextField {...field("affiliationEn")} lang="en" needed={false} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={32} verticalSpacing={24}>
        <SimpleGrid cols={2} spacing={16}>
          <TextField {...field("termFrom")} {...year} />
          <TextField {...field("termTo")} {...year} />
        </SimpleGrid>
        <div>
          <Text mb={8} fz="0.9375rem" fw={600} lh={1.5}>
            <FormattedMessage id={PERSON_LABELS.portrait} />
          </Text>
          <PictureField
            {...form.field(`people.${index}.portrait`)}
            removeLabel={<FormattedMessage id="page-editing.people.portraitRemove" />}
            ofPerson
            whole
            onChange={(portrait) => onChange({ portrait })}
          />
          <Text mt={8} fz="sm" lh={1.6} c="var(--ink-3)">
            <FormattedMessage id="page-editing.people.portraitHint" />
          </Text>
        </div>
      </SimpleGrid>
    </Stack>
  );
}
