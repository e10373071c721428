// The fields of a copied program that could not be computed, each with a link to it, until somebody marks it as checked.
import { Alert, Anchor, Button, Group, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import type { UncheckedField } from "#schema/validation/programs/unchecked-fields.ts";
import { PROGRAM_LABELS } from "./program-labels.ts";
import type { ProgramEditor } from "./use-program-editor.ts";
import { uncheckedId } from "./use-unchecked-question.ts";

export function UncheckedFields({ form }: Pick<ProgramEditor, "form">) {
  const intl = useIntl();
  const { value, onChange } = form.field("unchecked");
  if (value.length === 0) return null;
  const nameOf = (field: UncheckedField) => intl.formatMessage({ id: PROGRAM_LABELS[field] });
  return (
    <Alert
      component="section"
      variant="warn"
      mb={32}
      aria-labelledby="unchecked-fields"
      title={
        <span id="unchecked-fields">{intl.formatMessage({ id: "program-office.unchecked.title" })}</span>
      }
    >
      <p>
        <FormattedMessage id="program-office.unchecked.detail" />
      </p>
      <ul>
        {value.map((field) => (
          <Group component="li" key={field} gap={12} mt={8}>
            <span>
              <Anchor href={`#${uncheckedId(field)}`}>{nameOf(field)}</Anchor>
              {field === "ko.title" ? (
                <Text fz="sm">
                  <FormattedMessage id="program-office.unchecked.number" />
                </Text>
              ) : null}
            </span>
            <Button
              size="compact-sm"
              variant="outline"
              aria-label={intl.formatMessage(
                { id: "program-office.unchecked.doneLabel" },
                { field: nameOf(field) },
              )}
              onClick={() => onChange(value.filter((one) => one !== field))}
            >
              <FormattedMessage id="program-office.unchecked.done" />
            </Button>
          </Group>
        ))}
      </ul>
    </Alert>
  );
}
