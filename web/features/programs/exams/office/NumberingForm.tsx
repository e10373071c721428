// The rule of a run, its preview, and the act: what the preview shows is what the act gives.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useClient } from "urql";
import {
  NUMBER_DIGITS,
  NUMBER_PREFIX_MAX_LENGTH,
  SEAT_ORDERS,
  SEED_MAX_LENGTH,
  type SeatingRule,
  seatingRule,
} from "#schema/validation/programs/exam-seats.ts";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import {
  type ExamSeatingFragment,
  ExamSeatingPlanDocument,
  type ExamSeatingPlanQuery,
} from "#web/gql/exam-seats.ts";
import { PLAN_ROWS, PlanPreview } from "./PlanPreview.tsx";

export interface SeenPlan {
  readonly rule: SeatingRule;
  readonly plan: NonNullable<ExamSeatingPlanQuery["examSeating"]>["plan"];
}

interface NumberingFormProps {
  session: ExamSeatingFragment;
  onChanged: () => void;
}

export function NumberingForm({ session, onChanged }: NumberingFormProps) {
  const intl = useIntl();
  const client = useClient();
  const [seen, see] = useState<SeenPlan | null>(null);
  const { id: programId, numberPrefix, numberHasPart, numberDigits } = session;
  const form = useServerForm({
    name: "numbering",
    schema: seatingRule,
    initialValues: {
      order: "NAME",
      seed: "",
      prefix: numberPrefix ?? "",
      hasPart: numberHasPart,
      digits: String(numberDigits),
    },
    toInput: ({ digits, ...rule }) => ({ ...rule, digits: Number(digits) }),
    labels: {
      order: "exam-seats.order",
      seed: "exam-seats.seed",
      prefix: "exam-seats.prefix",
      hasPart: "exam-seats.hasPart",
      digits: "exam-seats.digits",
    },
    send: async (rule) => {
      const variables = { programId, rule, first: PLAN_ROWS };
      const { data, error } = await client.query(ExamSeatingPlanDocument, variables, {
        requestPolicy: "network-only",
      });
      if (error) return refusalOf(error);
      const plan = data?.examSeating?.plan;
      see(plan ? { rule, plan } : null);
      return { ok: true };
    },
  });
  const { order } = form.values;
  return (
    <section aria-labelledby="numbering-title">
      <FormFrame form={form} labelledBy="numbering-title" short>
        <FormSection
          title={
            <span id="numbering-title">
              <FormattedMessage id="exam-seats.run" />
            </span>
          }
          hint={<FormattedMessage id="exam-seats.run.hint" />}
        >
          <FieldGrid>
            <SelectField
              {...form.field("order")}
              autoComplete="off"
              prompt={null}
              options={SEAT_ORDERS.map((value) => ({
                value,
                label: intl.formatMessage({ id: `exam-seats.order.${value}` }),
              }))}
            />
            {order === "RANDOM" ? (
              <TextField
                {...form.field("seed")}
                needed={false}
                autoComplete="off"
                maxLength={SEED_MAX_LENGTH}
                hint={<FormattedMessage id="exam-seats.seed.hint" />}
              />
            ) : null}
            <TextField
              {...form.field("prefix")}
              needed={false}
              autoComplete="off"
              spellCheck={false}
              maxLength={NUMBER_PREFIX_MAX_LENGTH}
              hint={<FormattedMessage id="exam-seats.prefix.hint" />}
            />
            <SelectField
              {...form.field("digits")}
              autoComplete="off"
              prompt={null}
              options={NUMBER_DIGITS.map((count) => ({ value: String(count), label: String(count) }))}
            />
          </FieldGrid>
          <CheckField
            {...form.field("hasPart")}
            needed={false}
            hint={<FormattedMessage id="exam-seats.hasPart.hint" />}
          />
        </FormSection>
        <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="list.loading" />}>
          <FormattedMessage id="exam-seats.preview" />
        </SubmitButton>
      </FormFrame>
      {seen ? (
        <PlanPreview
          key={seen.plan.digest}
          session={session}
          seen={seen}
          onDone={() => {
            see(null);
            onChanged();
          }}
        />
      ) : null}
    </section>
  );
}
