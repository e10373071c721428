// A field that differs between two versions: a text or list line by line, anything else as it was and as it is.
import { SimpleGrid, Stack, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { type DescribeValue, ValueWords } from "#web/components/editor/ValueWords.tsx";
import type { Labels } from "#web/components/forms/field-paths.ts";
import { keyed } from "#web/components/rich-text/keyed.ts";
import { toSeoul } from "#web/i18n/seoul-time.ts";
import { ChangedLine, type ChangeWords } from "./ChangedLine.tsx";
import { formField, nameOfField } from "./changed-names.ts";
import { withContext } from "./context-lines.ts";
import type { VersionSections } from "./version-types.ts";

interface ChangedFieldProps {
  section: VersionSections[number];
  labels: Labels;
  describe: DescribeValue;
}

export function ChangedField({ section, labels, describe }: ChangedFieldProps) {
  const intl = useIntl();
  const { field, lines, before, after } = section;
  const words: ChangeWords = {
    kind: (kind) => <FormattedMessage id="versions.changes.kind" values={{ kind }} />,
    spoken: (kind) => intl.formatMessage({ id: "versions.changes.spoken" }, { kind }),
  };
  const lang = /^ko\.|Ko$/.test(field) ? "ko" : /^en\.|En$/.test(field) ? "en" : undefined;
  return (
    <>
      <Text component="h3" mb={12} fw={600} c="var(--ink-3)" fz="0.9375rem">
        {nameOfField(intl, labels, field)}
      </Text>
      {lines.length > 0 ? (
        <Stack gap={8}>
          {keyed(withContext(lines)).map(([key, part]) =>
            "left" in part ? (
              <Text key={key} fz="sm" c="var(--ink-3)">
                <FormattedMessage id="versions.changes.left" values={{ count: part.left }} />
              </Text>
            ) : (
              <ChangedLine key={key} line={part.line} lang={lang} words={words} />
            ),
          )}
        </Stack>
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={24}>
          {(["before", "after"] as const).map((side) => (
            <div key={side}>
              <Text fz="sm" c="var(--ink-3)">
                <FormattedMessage id={`versions.changes.${side}`} />
              </Text>
              <ValueWords
                field={formField(labels, field) ?? field}
                value={asTyped(side === "before" ? before : after)}
                describe={describe}
              />
            </div>
          ))}
        </SimpleGrid>
      )}
    </>
  );
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Moments as a form holds them: times in Seoul. */
function asTyped(value: unknown): unknown {
  if (typeof value === "string") return INSTANT.test(value) ? toSeoul(value) : value;
  if (Array.isArray(value)) return value.map(asTyped);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asTyped(part)]));
}
