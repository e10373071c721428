// A question that is answered with a file: chosen, uploaded, shown by its name, taken away again.
import { Button, Group, Input, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ANSWER_ENDINGS } from "#schema/validation/core/files.ts";
import { fileAnswer, fileIdOf } from "#schema/validation/programs/own-fields.ts";
import { FileDrop } from "#web/components/editor/FileDrop.tsx";
import { UploadList } from "#web/components/editor/UploadList.tsx";
import { useUploads } from "#web/components/editor/use-uploads.ts";
import { FieldError } from "#web/components/forms/FieldError.tsx";
import type { FieldState } from "#web/components/forms/form-types.ts";

const ENDINGS = [...ANSWER_ENDINGS, "jpeg"].map((ending) => `.${ending}`).join();

interface OwnFileFieldProps {
  state: FieldState<string>;
  label: ReactNode;
}

export function OwnFileField({ state: { id, value, error, onChange }, label }: OwnFileFieldProps) {
  const intl = useIntl();
  const uploads = useUploads("answer", (file) => onChange(fileAnswer(file.id, file.name)));
  const isChosen = fileIdOf(value) !== null;
  const name = value.replace(/^\d+ ?/, "");
  return (
    <Input.Wrapper id={id} label={label} labelElement="div">
      {isChosen ? (
        <Group gap="4px 16px" wrap="nowrap" justify="space-between">
          <Text span miw={0} className="longWords">
            {name}
          </Text>
          <Button
            size="sm"
            variant="subtle"
            aria-label={intl.formatMessage({ id: "applications.own.file.remove" }, { name })}
            onClick={() => onChange("")}
          >
            <FormattedMessage id="applications.own.file.removeShort" />
          </Button>
        </Group>
      ) : (
        <>
          <UploadList uploads={uploads} />
          <FileDrop
            id={id}
            kind="answer"
            accept={ENDINGS}
            multiple={false}
            isWrong={error !== undefined}
            label={
              <>
                <span className="spoken">{label} </span>
                <FormattedMessage id="applications.own.file.choose" />
              </>
            }
            onFiles={uploads.replace}
          />
        </>
      )}
      <FieldError id={id} code={error} />
    </Input.Wrapper>
  );
}
