// The form of a group: who pays, the people, what is wrong or missing, the sum. What is typed is saved on
// this device until it is sent.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { LINE_MAX_LENGTH, PHONE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { type GroupRow, groupPayer, groupRows } from "#schema/validation/programs/groups.ts";
import { z } from "#schema/validation/zod.ts";
import { newRequestKey } from "#web/browser/request-key.ts";
import { DraftedFrame } from "#web/components/forms/DraftedFrame.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import type { FormFailure } from "#web/components/forms/form-types.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useDraft } from "#web/components/forms/use-draft.ts";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type GroupOfferQuery, useApplyForGroupMutation } from "#web/gql/groups.ts";
import { useApplyForGroupByLinkMutation } from "#web/gql/linked-group.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { GroupSum } from "./GroupSum.tsx";
import { PeoplePart } from "./PeoplePart.tsx";
import { useGroupPreview } from "./use-group-preview.ts";

interface GroupFormProps {
  offer: NonNullable<GroupOfferQuery["groupOffer"]>;
  labelledBy: string;
  /** Of a contact without an account; null: who is signed in. */
  link?: string | null;
  /** The group is there. @param id null: the link opens it */
  onApplied: (id: number | null) => Promise<void> | void;
  /** The price or the seats are others by now. */
  onStale: () => void;
}

interface Values {
  payerName: string;
  phoneNumber: string;
  rows: GroupRow[];
}

const schema = z.object({ ...groupPayer.shape, rows: z.custom<GroupRow[]>() });
const stored = z.object({ payerName: z.string(), phoneNumber: z.string(), rows: groupRows });

export function GroupForm({ offer, labelledBy, link = null, onApplied, onStale }: GroupFormProps) {
  const intl = useIntl();
  const [, apply] = useApplyForGroupMutation();
  const [, applyByLink] = useApplyForGroupByLinkMutation();
  const [requestKey, setRequestKey] = useState(newRequestKey);
  const { program } = offer;
  const form = useServerForm<Values, z.output<typeof schema>, "payerName" | "phoneNumber">({
    name: "group",
    schema,
    initialValues: { payerName: "", phoneNumber: "", rows: [] },
    labels: { payerName: "groups.payerName", phoneNumber: "groups.phoneNumber" },
    send: async ({ payerName, phoneNumber, rows }) => {
      const input = { programId: program.id, payerName, phoneNumber, rows, expectedTotal: preview.total };
      const { data, error } =
        link === null ? await apply({ input, requestKey }) : await applyByLink({ link, input });
      if (!data || error) {
        // Refused, so that nothing was made: what is sent next is another request.
        setRequestKey(newRequestKey());
        preview.again();
        onStale();
        return refusalOf(error);
      }
      draft.done();
      await onApplied("applyForGroup" in data ? data.applyForGroup.id : null);
      showToast({ kind: "ok", title: intl.formatMessage({ id: "groups.completed" }) });
      return { ok: true };
    },
  });
  const { rows } = form.values;
  const preview = useGroupPreview(program.id, rows, link);
  const draft = useDraft(form, {
    form: `group-${program.id}`,
    restore: ({ values }) => stored.safeParse(values).data ?? null,
    onTake: form.setValues,
  });
  return (
    <DraftedFrame form={form} labelledBy={labelledBy} explain={explainRefusal} draft={draft}>
      <FormSection
        title={<FormattedMessage id="groups.payer" />}
        hint={<FormattedMessage id="groups.payerHint" />}
      >
        <FieldGrid>
          <TextField
            {...form.field("payerName")}
            needed
            autoComplete="organization"
            maxLength={LINE_MAX_LENGTH}
          />
          <TextField
            {...form.field("phoneNumber")}
            needed={false}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={PHONE_MAX_LENGTH}
            spellCheck={false}
          />
        </FieldGrid>
      </FormSection>
      <PeoplePart
        program={program}
        rows={rows}
        errors={preview.errors}
        link={link}
        onChange={(changed) => form.setValues({ ...form.values, rows: [...changed] })}
      />
      <GroupSum offer={offer} count={rows.length} preview={preview} pending={form.pending} />
    </DraftedFrame>
  );
}

function explainRefusal({ code }: FormFailure & { kind: "request" }) {
  return {
    title: <FormattedMessage id="applications.failed" />,
    detail: <FormattedMessage id={errorMessageId(code)} />,
  };
}
