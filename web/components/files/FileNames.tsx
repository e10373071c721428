// The names of a file for readers of each language.
import { Button, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FILE_NAME_MAX_LENGTH } from "#schema/validation/core/files.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type StoredFileFragment, useNameFileMutation } from "#web/gql/managed-file.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";

export function FileNames({ file }: { file: StoredFileFragment }) {
  const intl = useIntl();
  const [{ fetching }, save] = useNameFileMutation();
  const [typed, setTyped] = useState({ nameKo: file.nameKo ?? "", nameEn: file.nameEn ?? "" });
  const submit = async (event: FormEvent) => {
    // It may be in a dialog over another form.
    event.preventDefault();
    event.stopPropagation();
    const { data, error } = await save({ id: file.id, ...typed });
    if (!data || error) {
      const id = errorMessageId(refusalOf(error).code);
      return showToast({ kind: "bad", title: intl.formatMessage({ id }) });
    }
    const { nameKo, nameEn } = data.nameFile;
    setTyped({ nameKo: nameKo ?? "", nameEn: nameEn ?? "" });
    showToast({ kind: "ok", title: intl.formatMessage({ id: "file-office.named" }) });
  };
  const field = (name: "nameKo" | "nameEn", lang: "ko" | "en") => (
    <TextInput
      size="sm"
      label={<FormattedMessage id={`file-office.${name}`} />}
      lang={lang}
      autoComplete="off"
      maxLength={FILE_NAME_MAX_LENGTH}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
    />
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={12} align="stretch">
        <Text fz="sm" c="var(--ink-3)" className="longWords">
          <FormattedMessage id="file-office.namesHint" values={{ name: file.name }} />
        </Text>
        {field("nameKo", "ko")}
        {field("nameEn", "en")}
        <div>
          <Button type="submit" size="sm" variant="outline" disabled={fetching}>
            <FormattedMessage id="file-office.saveNames" />
          </Button>
        </div>
      </Stack>
    </form>
  );
}
