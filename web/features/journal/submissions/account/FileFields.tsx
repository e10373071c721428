// The fourth step: the manuscript without the names of its authors, its figures, and the certificate of a check for similarity.
import { Button, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FIGURE_ENDINGS, MANUSCRIPT_ENDINGS, SIMILARITY_ENDINGS } from "#schema/validation/core/files.ts";
import { FIGURES_MAX } from "#schema/validation/journal/submissions.ts";
import { type EditedFile, toEditedFile } from "#web/components/editor/edited-files.ts";
import { FileDrop } from "#web/components/editor/FileDrop.tsx";
import { UploadList } from "#web/components/editor/UploadList.tsx";
import { useUploads } from "#web/components/editor/use-uploads.ts";
import { LockedFiles } from "#web/components/files/LockedFiles.tsx";
import { FieldError } from "#web/components/forms/FieldError.tsx";
import { NeededWord } from "#web/components/forms/FieldLabel.tsx";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { idOf } from "#web/components/forms/form-types.ts";
import type { ManuscriptEditor } from "./use-manuscript-editor.ts";
import type { ManuscriptStart } from "./use-manuscript-start.ts";

const accept = (endings: readonly string[]) => endings.map((ending) => `.${ending}`).join();

export function FileFields({
  form,
  start: { requirements, manuscript: stored },
}: Pick<ManuscriptEditor, "form"> & { start: Pick<ManuscriptStart, "requirements" | "manuscript"> }) {
  const { manuscript, figures, similarity } = form.values;
  // Of an earlier version: it still counts.
  const earlier = stored?.files.findLast(
    ({ kind, round }) => kind === "SIMILARITY" && round !== stored.writtenRound,
  );
  return (
    <FormSection
      title={<FormattedMessage id="manuscripts.step.files" />}
      hint={<FormattedMessage id="manuscripts.hint.files" />}
    >
      <Stack gap={28} pt={16}>
        <Files
          form={form}
          name="manuscript"
          needed
          files={manuscript ? [manuscript] : []}
          max={1}
          endings={MANUSCRIPT_ENDINGS}
          onChange={(files) => form.change("manuscript", files.at(-1) ?? null)}
        />
        <Files
          form={form}
          name="figures"
          needed={false}
          files={figures}
          max={FIGURES_MAX}
          endings={FIGURE_ENDINGS}
          onChange={(files) => form.change("figures", [...files])}
        />
        <Files
          form={form}
          name="similarity"
          needed={requirements.includes("SIMILARITY") && earlier === undefined}
          files={similarity ? [similarity] : []}
          max={1}
          endings={SIMILARITY_ENDINGS}
          hint={
            earlier === undefined ? (
              <FormattedMessage id="manuscripts.hint.similarity" />
            ) : (
              <FormattedMessage
                id="manuscripts.hint.similarityHolds"
                values={{ name: earlier.file.name, round: earlier.round }}
              />
            )
          }
          onChange={(files) => form.change("similarity", files.at(-1) ?? null)}
        />
      </Stack>
    </FormSection>
  );
}

interface FilesProps extends Pick<ManuscriptEditor, "form"> {
  name: "manuscript" | "figures" | "similarity";
  /** Whether the manuscript is not sent without it. */
  needed: boolean;
  files: readonly EditedFile[];
  max: number;
  endings: readonly string[];
  hint?: ReactNode;
  onChange: (files: readonly EditedFile[]) => void;
}

function Files({ form, name, needed, files, max, endings, hint, onChange }: FilesProps) {
  const intl = useIntl();
  const id = idOf(form.name, name);
  const now = () => {
    const values = form.read();
    if (name === "figures") return values.figures;
    const one = values[name];
    return one ? [one] : [];
  };
  const uploads = useUploads("manuscript", (file) => onChange([...now(), toEditedFile(file)]), { endings });
  const room = max - files.length - uploads.items.length;
  const error = form.lines.find(({ path }) => path === name)?.code;
  return (
    <section aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`} order={3} size="h4" mb={8}>
        <FormattedMessage id={`manuscripts.field.${name}`} />
        <NeededWord needed={needed} isRead />
      </Title>
      {hint === undefined ? null : (
        <Text fz="0.9375rem" c="var(--ink-3)" mb={12}>
          {hint}
        </Text>
      )}
      <Stack gap={12}>
        <LockedFiles
          files={files}
          action={(file) => (
            <Button
              size="sm"
              variant="subtle"
              aria-label={intl.formatMessage({ id: "manuscripts.file.remove" }, { name: file.name })}
              onClick={() => onChange(now().filter((one) => one.id !== file.id))}
            >
              <FormattedMessage id="manuscripts.file.removeShort" />
            </Button>
          )}
        />
        <UploadList uploads={uploads} />
        {room > 0 || max === 1 ? (
          <FileDrop
            id={id}
            kind="manuscript"
            accept={accept(endings)}
            endings={endings}
            multiple={max > 1}
            of={`manuscripts.field.${name}`}
            isWrong={error !== undefined}
            label={
              <FormattedMessage
                id={max === 1 && files.length > 0 ? "manuscripts.file.replace" : "manuscripts.file.add"}
              />
            }
            onFiles={(chosen) => (max === 1 ? uploads.replace(chosen) : uploads.add(chosen.slice(0, room)))}
          />
        ) : null}
        <FieldError id={id} code={error} />
      </Stack>
    </section>
  );
}
