// The call: from when to when, about what, who reviews; and the dialog that changes it.
import { Button, Text } from "@mantine/core";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { GUIDE_MAX_LENGTH, presentationCall } from "#schema/validation/programs/presentations.ts";
import { Part } from "#web/components/charts/Part.tsx";
import { Dialog } from "#web/components/Dialog.tsx";
import { DialogFoot } from "#web/components/DialogFoot.tsx";
import { DateTimeField } from "#web/components/forms/DateTimeField.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { FieldGrid } from "#web/components/forms/FormSection.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { Moment } from "#web/components/Moment.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useSavePresentationCallMutation } from "#web/gql/presentations-office.ts";
import { fromSeoul, toSeoul } from "#web/i18n/seoul-time.ts";
import type { Managed } from "./PresentationsPage.tsx";

interface CallPartProps {
  managed: Managed;
  onChanged: () => void;
}

export function CallPart({ managed, onChanged }: CallPartProps) {
  const [isOpen, setOpen] = useState(false);
  const { opensAt, closesAt, topicsKo, reviewers } = managed;
  return (
    <Part
      title={<FormattedMessage id="presentations-office.call" />}
      beside={
        <Button size="sm" variant={opensAt === null ? "filled" : "outline"} onClick={() => setOpen(true)}>
          <FormattedMessage
            id={opensAt === null ? "presentations-office.call.create" : "presentations-office.call.edit"}
          />
        </Button>
      }
    >
      <Text py={14}>
        {opensAt === null || closesAt === null ? (
          <FormattedMessage id="presentations-office.call.none" />
        ) : (
          <FormattedMessage
            id="presentations-office.call.facts"
            values={{
              from: <Moment at={opensAt} />,
              until: <Moment at={closesAt} />,
              topics: topicsKo.length,
              reviewers: reviewers.length,
            }}
          />
        )}
      </Text>
      {isOpen ? (
        <CallDialog
          managed={managed}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            onChanged();
          }}
        />
      ) : null}
    </Part>
  );
}

const linesOf = (typed: string) => typed.split(/\r?\n/).flatMap((line) => line.trim() || []);

function CallDialog({
  managed,
  onClose,
  onSaved,
}: {
  managed: Managed;
  onClose: () => void;
  onSaved: () => void;
}) {
  const intl = useIntl();
  const id = useId();
  const [, save] = useSavePresentationCallMutation();
  const form = useServerForm({
    name: "presentation-call",
    schema: presentationCall,
    initialValues: {
      opensAt: toSeoul(managed.opensAt),
      closesAt: toSeoul(managed.closesAt),
      topicsKo: managed.topicsKo.join("\n"),
      topicsEn: managed.topicsEn.join("\n"),
      guideKo: managed.guideKo ?? "",
      guideEn: managed.guideEn ?? "",
      reviewers: managed.reviewers.join("\n"),
    },
    toInput: ({ opensAt, closesAt, topicsKo, topicsEn, reviewers, ...guides }) => ({
      ...guides,
      opensAt: fromSeoul(opensAt),
      closesAt: fromSeoul(closesAt),
      topicsKo: linesOf(topicsKo),
      topicsEn: linesOf(topicsEn),
      reviewers: linesOf(reviewers),
    }),
    labels: {
      opensAt: "presentations-office.field.opensAt",
      closesAt: "presentations-office.field.closesAt",
      topicsKo: "presentations-office.field.topicsKo",
      topicsEn: "presentations-office.field.topicsEn",
      guideKo: "presentations-office.field.guideKo",
      guideEn: "presentations-office.field.guideEn",
      reviewers: "presentations-office.field.reviewers",
    },
    send: async ({ opensAt, closesAt, ...input }) => {
      const dates = { opensAt: opensAt.toISOString(), closesAt: closesAt.toISOString() };
      const { error } = await save({
        programId: managed.program.id,
        version: managed.version,
        input: { ...input, ...dates },
      });
      if (error) return refusalOf(error);
      showToast({ kind: "ok", title: intl.formatMessage({ id: "presentations-office.saved" }) });
      onSaved();
      return { ok: true };
    },
  });
  const area = (name: "topicsKo" | "topicsEn" | "guideKo" | "guideEn" | "reviewers", rows: number) => (
    <TextAreaField
      {...form.field(name)}
      needed={false}
      rows={rows}
      maxLength={GUIDE_MAX_LENGTH}
      {...(name.endsWith("En") ? { lang: "en" } : {})}
      {...(name === "reviewers"
        ? { hint: <FormattedMessage id="presentations-office.reviewers.hint" /> }
        : {})}
      {...(name === "topicsKo" ? { hint: <FormattedMessage id="presentations-office.topics.hint" /> } : {})}
    />
  );
  return (
    <Dialog id={id} size={720} title={<FormattedMessage id="presentations-office.call" />} onClose={onClose}>
      <FormFrame form={form} labelledBy={`${id}-title`} short>
        <FieldGrid>
          <DateTimeField {...form.field("opensAt")} needed />
          <DateTimeField {...form.field("closesAt")} needed />
          {area("topicsKo", 4)}
          {area("topicsEn", 4)}
          {area("guideKo", 3)}
          {area("guideEn", 3)}
        </FieldGrid>
        {area("reviewers", 3)}
        <DialogFoot>
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage id="components.confirm.cancel" />
          </Button>
          <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
            <FormattedMessage id="forms.save" />
          </SubmitButton>
        </DialogFoot>
      </FormFrame>
    </Dialog>
  );
}
