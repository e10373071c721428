// Shows what the program asks of everybody, answered by the person: the fields of a form, and files that are
// saved as soon as they are sent.
import { Group, Input, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ANSWER_ENDINGS } from "#schema/validation/core/files.ts";
import { linkedAnswers, type OwnAnswers } from "#schema/validation/programs/own-fields.ts";
import { applicationFileWorld } from "#web/api/upload.ts";
import { FileDrop } from "#web/components/editor/FileDrop.tsx";
import { UploadList } from "#web/components/editor/UploadList.tsx";
import { useUploads } from "#web/components/editor/use-uploads.ts";
import { NeededWord } from "#web/components/forms/FieldLabel.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { Section } from "#web/components/Section.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import {
  OwnAnswerField,
  type OwnField,
} from "#web/features/programs/applications/account/OwnAnswerFields.tsx";
import {
  type OwnAnswerRow,
  ownRowsFor,
} from "#web/features/programs/applications/account/own-answer-rows.ts";
import { useSaveLinkedAnswersMutation } from "#web/gql/linked-application.ts";
import { formatDeadline } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { LinkedPartProps } from "./LinkedApplication.tsx";

const ENDINGS = ANSWER_ENDINGS.map((ending) => `.${ending}`).join();

export function LinkedAnswers(props: LinkedPartProps) {
  const { application, link, onChanged } = props;
  const language = useLanguage();
  const { ownFields } = application.program;
  const { changeUntil } = application;
  if (ownFields.length === 0 || changeUntil === null) return null;
  return (
    <Section
      large
      id="linked-answers"
      title={<FormattedMessage id="applications.own.title" />}
      hint={
        <FormattedMessage
          id="applications.linked.answerUntil"
          values={{ at: formatDeadline(language, changeUntil) }}
        />
      }
    >
      <Stack gap={24} maw={640}>
        {ownFields.some(({ type }) => type !== "FILE") ? <AnswerForm {...props} /> : null}
        {ownFields
          .filter(({ type }) => type === "FILE")
          .map((field) => (
            <AnswerFile
              key={field.key}
              field={field}
              link={link}
              name={application.ownAnswers.find(({ key }) => key === field.key)?.shown ?? null}
              onChanged={onChanged}
            />
          ))}
      </Stack>
    </Section>
  );
}

function AnswerForm({ application, link, onChanged }: LinkedPartProps) {
  const intl = useIntl();
  const [, save] = useSaveLinkedAnswersMutation();
  const { ownFields } = application.program;
  const fields = ownFields.map((field) => ({
    ...field,
    choicesKo: [...field.choicesKo],
    choicesEn: [...field.choicesEn],
  }));
  const form = useServerForm<
    { ownAnswers: OwnAnswerRow[] },
    { readonly ownAnswers: OwnAnswers },
    "ownAnswers" | "ownAnswers.*" | "ownAnswers.*.value"
  >({
    name: "linked-answers",
    schema: linkedAnswers(fields, {}),
    initialValues: { ownAnswers: ownRowsFor(application.program, application.ownAnswers) },
    labels: {
      ownAnswers: "applications.own.title",
      "ownAnswers.*": "applications.own.row",
      "ownAnswers.*.value": "applications.own.value",
    },
    send: async ({ ownAnswers }) => {
      const sent = Object.entries(ownAnswers).map(([key, value]) => ({ key, value }));
      const { error } = await save({ link, ownAnswers: sent });
      if (error) return refusalOf(error);
      showToast({ kind: "ok", title: intl.formatMessage({ id: "applications.linked.saved" }) });
      onChanged();
      return { ok: true };
    },
  });
  return (
    <FormFrame form={form} labelledBy="linked-answers" short>
      {ownFields.map((field, index) =>
        field.type === "FILE" ? null : (
          <OwnAnswerField key={field.key} field={field} state={form.field(`ownAnswers.${index}.value`)} />
        ),
      )}
      <Group>
        <SubmitButton
          pending={form.pending}
          pendingLabel={<FormattedMessage id="applications.linked.saving" />}
        >
          <FormattedMessage id="applications.linked.save" />
        </SubmitButton>
      </Group>
    </FormFrame>
  );
}

interface AnswerFileProps {
  field: OwnField;
  link: string;
  /** Of the file that is there. */
  name: string | null;
  onChanged: () => void;
}

function AnswerFile({ field, link, name, onChanged }: AnswerFileProps) {
  const isEnglish = useLanguage() === "en";
  const intl = useIntl();
  const [world] = useState(() => applicationFileWorld(link, field.key));
  const uploads = useUploads(
    "answer",
    () => {
      showToast({ kind: "ok", title: intl.formatMessage({ id: "applications.linked.saved" }) });
      onChanged();
    },
    { world },
  );
  const id = `linked-file-${field.key}`;
  const words = (isEnglish ? field.labelEn : null) ?? field.labelKo;
  const label = (
    <>
      <span lang={isEnglish && field.labelEn === null ? "ko" : undefined}>{words}</span>
      <NeededWord needed={field.isNeeded} />
    </>
  );
  return (
    <Input.Wrapper id={id} label={label} labelElement="div">
      {name === null ? null : <Text className="longWords">{name}</Text>}
      <UploadList uploads={uploads} />
      <FileDrop
        id={id}
        kind="answer"
        accept={ENDINGS}
        multiple={false}
        isWrong={false}
        label={
          <>
            <span className="spoken">{words} </span>
            <FormattedMessage
              id={name === null ? "applications.own.file.choose" : "applications.linked.fileAgain"}
            />
          </>
        }
        onFiles={uploads.replace}
      />
    </Input.Wrapper>
  );
}
