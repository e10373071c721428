// A new application: filled in from what is known, stored on this device until it is sent, sent once.

import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import type { CheckedApplication } from "#schema/validation/programs/applications.ts";
import { newRequestKey } from "#web/browser/request-key.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { useDraft } from "#web/components/forms/use-draft.ts";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type ApplicationOfferQuery, useApplyMutation } from "#web/gql/applications.ts";
import { applicationPath } from "#web/paths.ts";
import { ApplicationForm } from "./ApplicationForm.tsx";
import {
  APPLICATION_LABELS,
  type ApplicationPath,
  type ApplicationValues,
  askedBy,
  newApplication,
  restoreApplication,
  valuesSchema,
} from "./application-values.ts";
import { seatsForNew, waitsForPlace } from "./known-seats.ts";
import { sentForm } from "./own-answer-rows.ts";
import { PriceLines } from "./PriceLines.tsx";

type Offer = NonNullable<ApplicationOfferQuery["applicationOffer"]>;

interface NewApplicationProps {
  offer: Offer;
  labelledBy: string;
  /** The price or the seats are others by now: they are asked for again. */
  onStale: () => void;
}

/** Codes after which what is on the page is no longer so. */
const STALE: ReadonlySet<string> = new Set([
  "PRICE_CHANGED",
  "PROGRAM_FULL",
  "APPLICATIONS_CLOSED",
  "ALREADY_APPLIED",
]);
export function NewApplication({ offer, labelledBy, onStale }: NewApplicationProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [, apply] = useApplyMutation();
  const [requestKey] = useState(newRequestKey);
  const { program, prefill, fields, price, entry } = offer;
  const seats = seatsForNew(program);
  const form = useServerForm<ApplicationValues, CheckedApplication, ApplicationPath>({
    name: "application",
    schema: valuesSchema(askedBy(program), fields, seats),
    initialValues: newApplication(prefill, program),
    labels: APPLICATION_LABELS,
    send: async (written) => {
      const input = { programId: program.id, form: sentForm(written), expectedTotal: price.total };
      const { data, error } = await apply({ input, requestKey });
      if (!data || error) {
        const refused = refusalOf(error);
        if (STALE.has(refused.code)) onStale();
        return refused;
      }
      draft.done();
      await navigate(applicationPath(data.apply.id), { replace: true });
      showToast({ kind: "ok", title: intl.formatMessage({ id: "applications.completed" }) });
      return { ok: true };
    },
  });
  const draft = useDraft(form, {
    form: `application-${program.id}`,
    restore: ({ values }) => restoreApplication(values, program),
    onTake: form.setValues,
  });
  const entersAs = waitsForPlace(form.values, seats) ? "WAITING_LIST" : entry;
  return (
    <ApplicationForm
      form={form}
      draft={draft}
      program={program}
      fields={fields}
      seats={seats}
      email={prefill.email}
      labelledBy={labelledBy}
    >
      <PriceLines offer={{ ...offer, entry: entersAs }} />
      <SubmitButton
        pending={form.pending}
        pendingLabel={<FormattedMessage id="applications.form.pending" />}
        size="lg"
        wide
      >
        {entersAs === "WAITING_LIST" ? (
          <FormattedMessage id="applications.form.submitWaiting" />
        ) : (
          <FormattedMessage id="applications.form.submit" />
        )}
      </SubmitButton>
    </ApplicationForm>
  );
}
