// The tag of something: chosen from those there are, or made here.

import { Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { FieldCode } from "#schema/validation/core/codes.ts";
import { TAG_NAME_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import type { FieldState, SendResult } from "#web/components/forms/form-types.ts";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

interface TagNames {
  readonly nameKo: string;
  readonly nameEn: string;
}

interface TagFieldProps {
  id: string;
  label: MessageId;
  tags: readonly { readonly id: number; readonly ko: string; readonly en: string }[];
  value: number | null;
  error: FieldCode | undefined;
  onChange: (tagId: number | null) => void;
  /** Makes a tag and chooses it, or says why not. */
  onMake: (names: TagNames) => Promise<SendResult>;
}

export function TagField({ id, label, tags, value, error, onChange, onMake }: TagFieldProps) {
  const intl = useIntl();
  const language = useLanguage();
  const [making, setMaking] = useState(false);
  return (
    <Stack gap={8}>
      <SelectField
        id={id}
        name="tagId"
        label={label}
        value={value === null ? "" : String(value)}
        error={error}
        needed={false}
        autoComplete="off"
        prompt={intl.formatMessage({ id: "editor.tag.none" })}
        options={tags.map((tag) => ({ value: String(tag.id), label: tag[language] }))}
        onBlur={() => {}}
        onChange={(chosen) => onChange(chosen === "" ? null : Number(chosen))}
      />
      {making ? (
        <NewTag onMake={onMake} onClose={() => setMaking(false)} />
      ) : (
        <Button className="ownWidth" size="sm" variant="subtle" onClick={() => setMaking(true)}>
          <FormattedMessage id="editor.tag.new" />
        </Button>
      )}
    </Stack>
  );
}

function NewTag({ onMake, onClose }: { onMake: TagFieldProps["onMake"]; onClose: () => void }) {
  const intl = useIntl();
  const [names, setNames] = useState<TagNames>({ nameKo: "", nameEn: "" });
  const [asked, setAsked] = useState(false);
  const [pending, setPending] = useState(false);
  const make = async () => {
    setAsked(true);
    if (pending || names.nameKo.trim() === "" || names.nameEn.trim() === "") return;
    setPending(true);
    const result = await onMake(names);
    setPending(false);
    if (result.ok) return onClose();
    showToast({ kind: "bad", title: intl.formatMessage({ id: errorMessageId(result.code) }) });
  };
  const field = (name: keyof TagNames): FieldState<string> => ({
    id: `new-tag-${name}`,
    name,
    label: `editor.tag.${name}`,
    value: names[name],
    error: asked && names[name].trim() === "" ? "REQUIRED" : undefined,
    onBlur: () => {},
    onChange: (value) => setNames((before) => ({ ...before, [name]: value })),
  });
  return (
    <Stack className="notice" gap={16} p={16}>
      <TextField {...field("nameKo")} autoComplete="off" maxLength={TAG_NAME_MAX_LENGTH} />
      <TextField {...field("nameEn")} autoComplete="off" maxLength={TAG_NAME_MAX_LENGTH} />
      <Group gap={8} align="stretch">
        <Button size="sm" variant="outline" onClick={() => void make()}>
          <FormattedMessage id="editor.tag.make" />
        </Button>
        <Button size="sm" variant="subtle" onClick={onClose}>
          <FormattedMessage id="components.confirm.cancel" />
        </Button>
      </Group>
    </Stack>
  );
}
