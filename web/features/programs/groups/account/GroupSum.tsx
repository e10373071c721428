// The end of the form of a group: where seats are missing, the sum, and the button once nothing is wrong.
import { Alert, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { Price } from "#web/components/payments/Price.tsx";
import { WithdrawalRules } from "#web/components/programs/WithdrawalRules.tsx";
import type { GroupOfferQuery } from "#web/gql/groups.ts";
import type { GroupPreview } from "./use-group-preview.ts";

interface GroupSumProps {
  offer: NonNullable<GroupOfferQuery["groupOffer"]>;
  count: number;
  preview: GroupPreview;
  pending: boolean;
}

export function GroupSum({ offer, count, preview, pending }: GroupSumProps) {
  const { each, program } = offer;
  return (
    <>
      <FormSection title={<FormattedMessage id="groups.sum" />}>
        <dl className="rows">
          <div className="ends">
            <dt>
              <FormattedMessage id="groups.each" />
            </dt>
            <dd>
              <Price amount={each} />
            </dd>
          </div>
          <div className="ends">
            <dt>
              <FormattedMessage id="groups.total" values={{ count }} />
            </dt>
            <dd>
              <Price amount={each * count} />
            </dd>
          </div>
        </dl>
        {program.withdrawalRules === null ? null : (
          <WithdrawalRules rules={program.withdrawalRules} costs={each > 0} />
        )}
      </FormSection>
      <Lacks lacks={preview.lacks} />
      <Ready count={count} preview={preview} pending={pending} />
    </>
  );
}

function Lacks({ lacks }: Pick<GroupPreview, "lacks">) {
  const intl = useIntl();
  if (lacks.length === 0) return null;
  return (
    <Alert variant="bad" mb={24} role="alert" title={<FormattedMessage id="groups.lacks" />}>
      <ul>
        {lacks.map(({ site, part, pair, needed, free }) => {
          const names = [
            site?.text,
            part && intl.formatMessage({ id: `exams.part.${part}` }),
            pair && intl.formatMessage({ id: `exams.pair.${pair}` }),
          ].filter(Boolean);
          const place = names.join(" · ") || intl.formatMessage({ id: "groups.whole" });
          return (
            <li key={place}>
              <FormattedMessage id="groups.lack" values={{ place, needed, free, missing: needed - free }} />
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}

function Ready({ count, preview, pending }: Omit<GroupSumProps, "offer">) {
  const wrong = new Set(preview.errors.map(({ row }) => row)).size;
  const isReady =
    count > 0 && wrong === 0 && preview.lacks.length === 0 && !preview.isChecking && !preview.hasFailed;
  if (isReady || pending) {
    return (
      <SubmitButton
        pending={pending}
        pendingLabel={<FormattedMessage id="applications.form.pending" />}
        size="lg"
        wide
      >
        <FormattedMessage id="groups.submit" values={{ count }} />
      </SubmitButton>
    );
  }
  return (
    <Text role="status">
      {count === 0 ? (
        <FormattedMessage id="groups.nobodyYet" />
      ) : preview.hasFailed ? (
        <FormattedMessage id="groups.checkFailed" />
      ) : preview.isChecking ? (
        <FormattedMessage id="groups.checking" />
      ) : wrong > 0 ? (
        <FormattedMessage id="groups.wrongRows" values={{ count: wrong }} />
      ) : (
        <FormattedMessage id="groups.lacksHint" />
      )}
    </Text>
  );
}
