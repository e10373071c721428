// Shows when a post or a program is there for everybody. What visitors see already says since when, and its
// date is a field of its own (docs/texts.md#texts). Times are Seoul's.
import { Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import type { FieldState } from "#web/components/forms/form-types.ts";
import { RadioRows } from "#web/components/forms/RadioRows.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { Publishing } from "./publishing.ts";

type Way = Publishing["publish"];

const WAYS = (["draft", "now", "at"] as const).map((way) => ({
  value: way,
  title: <FormattedMessage id={`editor.publish.${way}`} />,
  detail: <FormattedMessage id={`editor.publish.${way}Detail`} />,
}));

interface PublishingFieldProps {
  publish: FieldState<Way>;
  publishedAt: FieldState<string>;
  /** Since when visitors see it; null while they do not. */
  outSince: string | null;
  /** In a narrow place. */
  narrow?: boolean;
  children?: ReactNode;
}

export function PublishingField(props: PublishingFieldProps) {
  const { publish, publishedAt, outSince, narrow = false, children } = props;
  const language = useLanguage();
  const waysOfWhatIsOut = (at: string) => [
    {
      value: "at" as const,
      title: <FormattedMessage id="editor.publish.out" values={{ at: formatDateTime(language, at) }} />,
      detail: <FormattedMessage id="editor.publish.outDetail" />,
    },
    {
      value: "draft" as const,
      title: <FormattedMessage id="editor.publish.down" />,
      detail: <FormattedMessage id="editor.publish.downDetail" />,
    },
  ];
  // A draft from before it was public may ask for now: it is public.
  const value = outSince !== null && publish.value === "now" ? "at" : publish.value;
  return (
    <FormSection title={<FormattedMessage id="editor.publish.title" />}>
      <Stack gap={20} pt={16}>
        <RadioRows
          {...publish}
          value={value}
          narrow={narrow}
          choices={outSince === null ? WAYS : waysOfWhatIsOut(outSince)}
        />
        {publish.value === "at" ? (
          <TextField
            {...publishedAt}
            type="datetime-local"
            autoComplete="off"
            needed
            hint={
              <FormattedMessage id={outSince === null ? "editor.publish.zone" : "editor.publish.dateHint"} />
            }
          />
        ) : null}
        {children}
      </Stack>
    </FormSection>
  );
}
