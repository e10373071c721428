// The forms that the editors ask of the author: the certificate of a check for similarity, and the signed transfer of rights.
import { Box, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { reviewDays } from "#schema/validation/journal/reviews.ts";
import { isSubmissionOver } from "#schema/validation/journal/submission-state.ts";
import { z } from "#schema/validation/zod.ts";
import { LockedFiles } from "#web/components/files/LockedFiles.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { ServerFormDialog } from "#web/components/forms/ServerFormDialog.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { toWholeNumber } from "#web/components/forms/whole-numbers.ts";
import { SUBMISSION_PARTS } from "#web/components/requirements/MissingRequirements.tsx";
import { Section } from "#web/components/Section.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import type { ManagedSubmissionPartsFragment } from "#web/gql/managed-submissions.ts";
import { useRequestFormMutation } from "#web/gql/submission-printing.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { lastDayOf } from "./waiting-days.ts";

interface RequestedFormsPartProps {
  manuscript: ManagedSubmissionPartsFragment;
  onChanged: () => void;
}

const FORMS = ["SIMILARITY", "COPYRIGHT"] as const;
type RequestedForm = (typeof FORMS)[number];
const DAYS = "7";

export function RequestedFormsPart({ manuscript, onChanged }: RequestedFormsPartProps) {
  const [asked, ask] = useState<RequestedForm | null>(null);
  const { id, state, demands, files } = manuscript;
  const isOver = isSubmissionOver(state);
  if (isOver && demands.length === 0) return null;
  return (
    <Box mt={40} id={SUBMISSION_PARTS.forms}>
      <Section title={<FormattedMessage id="printing.forms" />} gap={4}>
        <ul className="rows">
          {FORMS.map((kind) => {
            const demand = demands.find((one) => one.kind === kind);
            const handedIn = files.flatMap((one) => (one.kind === kind ? one.file : []));
            return (
              <li key={kind}>
                <Group justify="space-between" gap={8}>
                  <div>
                    <b>
                      <FormattedMessage id={`printing.form.${kind}`} />
                    </b>
                    <Status demand={demand} isHandedIn={handedIn.length > 0} />
                  </div>
                  {isOver ? null : (
                    <Button size="sm" variant="outline" onClick={() => ask(kind)}>
                      <FormattedMessage id={demand ? "printing.form.askAgain" : "printing.form.ask"} />
                      <span className="spoken">
                        <FormattedMessage id={`printing.form.${kind}`} />
                      </span>
                    </Button>
                  )}
                </Group>
                <LockedFiles files={handedIn} />
              </li>
            );
          })}
        </ul>
      </Section>
      {asked === null ? null : (
        <AskDialog id={id} kind={asked} onClose={() => ask(null)} onAsked={onChanged} />
      )}
    </Box>
  );
}

interface StatusProps {
  demand: ManagedSubmissionPartsFragment["demands"][number] | undefined;
  /** The author's own certificate comes with the manuscript, without being asked for. */
  isHandedIn: boolean;
}

function Status({ demand, isHandedIn }: StatusProps) {
  const language = useLanguage();
  if (!demand) {
    return (
      <Text fz="sm" c="var(--ink-3)">
        <FormattedMessage id={isHandedIn ? "printing.form.enclosed" : "printing.form.none"} />
      </Text>
    );
  }
  const { answeredAt, dueAt } = demand;
  const isLate = answeredAt === null && new Date(dueAt) <= new Date();
  const id = answeredAt !== null ? "answered" : isLate ? "late" : "until";
  return (
    <Text fz="sm" c={isLate ? "var(--bad)" : "var(--ink-2)"}>
      <FormattedMessage
        id={`printing.form.${id}`}
        values={{ day: formatDate(language, answeredAt ?? lastDayOf(dueAt)) }}
      />
    </Text>
  );
}

const askedDays = z.object({ days: reviewDays });

interface AskDialogProps {
  id: number;
  kind: RequestedForm;
  onClose: () => void;
  onAsked: () => void;
}

function AskDialog({ id, kind, onClose, onAsked }: AskDialogProps) {
  const intl = useIntl();
  const [, ask] = useRequestFormMutation();
  const form = useServerForm({
    name: "requested-form",
    schema: askedDays,
    initialValues: { days: DAYS },
    toInput: ({ days }) => ({ days: toWholeNumber(days) }),
    labels: { days: "printing.form.days" },
    send: async ({ days }) => {
      const { error } = await ask({ id, kind, days });
      if (error) return refusalOf(error);
      showToast({ kind: "ok", title: intl.formatMessage({ id: "printing.form.asked" }) });
      onAsked();
      onClose();
      return { ok: true };
    },
  });
  const formName = intl.formatMessage({ id: `printing.form.${kind}` });
  return (
    <ServerFormDialog
      form={form}
      title={<FormattedMessage id="printing.form.askOf" values={{ form: formName }} />}
      answer={<FormattedMessage id="printing.form.ask" />}
      isOfOneField
      onClose={onClose}
    >
      <TextField {...form.field("days")} autoComplete="off" inputMode="numeric" needed />
    </ServerFormDialog>
  );
}
