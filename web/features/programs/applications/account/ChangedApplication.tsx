// The form of an application that was sent, to be changed.

import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { askedFields, type CheckedApplication } from "#schema/validation/programs/applications.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { useDraft } from "#web/components/forms/use-draft.ts";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type MyApplicationFragment, useChangeApplicationMutation } from "#web/gql/applications.ts";
import { applicationPath } from "#web/paths.ts";
import { ApplicationForm } from "./ApplicationForm.tsx";
import {
  APPLICATION_LABELS,
  type ApplicationPath,
  type ApplicationValues,
  askedBy,
  restoreApplication,
  valuesOf,
  valuesSchema,
} from "./application-values.ts";
import { seatsForChange } from "./known-seats.ts";
import { sentForm } from "./own-answer-rows.ts";

interface ChangedApplicationProps {
  application: MyApplicationFragment;
  labelledBy: string;
  /** It was changed elsewhere meanwhile: it is asked for again. */
  onStale: () => void;
}

export function ChangedApplication({ application, labelledBy, onStale }: ChangedApplicationProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [, change] = useChangeApplicationMutation();
  const { id, version, program, email } = application;
  const asked = askedBy(program);
  const fields = askedFields(asked);
  const seats = seatsForChange(application);
  const form = useServerForm<ApplicationValues, CheckedApplication, ApplicationPath>({
    name: "application",
    schema: valuesSchema(asked, fields, seats),
    initialValues: valuesOf(application),
    labels: APPLICATION_LABELS,
    send: async (written) => {
      const { data, error } = await change({ id, version, form: sentForm(written) });
      if (!data || error) {
        const refused = refusalOf(error);
        if (refused.code !== "VALIDATION") onStale();
        return refused;
      }
      draft.done();
      await navigate(applicationPath(id), { replace: true });
      showToast({ kind: "ok", title: intl.formatMessage({ id: "applications.change.saved" }) });
      return { ok: true };
    },
  });
  const draft = useDraft(form, {
    form: `application-change-${id}`,
    restore: ({ values }) => restoreApplication(values, program),
    onTake: form.setValues,
  });
  return (
    <ApplicationForm
      form={form}
      draft={draft}
      program={program}
      fields={fields}
      seats={seats}
      email={email}
      labelledBy={labelledBy}
    >
      <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />} size="lg">
        <FormattedMessage id="forms.save" />
      </SubmitButton>
    </ApplicationForm>
  );
}
