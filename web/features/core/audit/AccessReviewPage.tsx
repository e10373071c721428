// /admin/access-review: who looked at how much personal data in a month, the files that were taken and why,
// and the signature under it (docs/core.md#access-to-peoples-data).
import { Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { month as monthInput, monthLater, monthOf } from "#schema/validation/core/months.ts";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { useAccessReviewQuery } from "#web/gql/access-review.ts";
import { formatMonth } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { accessReviewPath, MONTH } from "#web/paths.ts";
import { AccessFiles } from "./AccessFiles.tsx";
import { AccessPeople } from "./AccessPeople.tsx";
import { AccessSigning } from "./AccessSigning.tsx";

/** The month of the address, else the one that ended last. */
function useMonth(): string {
  const [params] = useSearchParams();
  const [last] = useState(() => monthLater(monthOf(new Date()), -1));
  return monthInput.safeParse(params.get(MONTH)).data ?? last;
}

export function Component() {
  const intl = useIntl();
  const month = useMonth();
  return (
    <>
      <OfficeHead lede={intl.formatMessage({ id: "access-review.lede" })} mb={24} />
      <Stack gap={32}>
        <Months month={month} />
        <Review key={month} month={month} />
      </Stack>
    </>
  );
}

function Months({ month }: { month: string }) {
  const language = useLanguage();
  const [year = 0, number = 1] = month.split("-").map(Number);
  const later = monthLater(month, 1);
  return (
    <Group component="nav" gap="8px 16px">
      <ButtonLink to={accessReviewPath(monthLater(month, -1))} variant="outline" size="sm">
        <FormattedMessage id="access-review.before" />
      </ButtonLink>
      <Text fz="lg" fw={600} aria-live="polite">
        {formatMonth(language, { year, month: number })}
      </Text>
      {later > monthOf(new Date()) ? null : (
        <ButtonLink to={accessReviewPath(later)} variant="outline" size="sm">
          <FormattedMessage id="access-review.after" />
        </ButtonLink>
      )}
    </Group>
  );
}

function Review({ month }: { month: string }) {
  const intl = useIntl();
  const [{ data, error, fetching }, ask] = useAccessReviewQuery({
    variables: { month },
    requestPolicy: "cache-and-network",
  });
  const review = data?.accessReview;
  const again = () => ask({ requestPolicy: "network-only" });
  if (!review) {
    if (error && !fetching) {
      return <ErrorState message={intl.formatMessage({ id: "errors.INTERNAL" })} onRetry={again} />;
    }
    return (
      <Text role="status">
        <FormattedMessage id="access-review.loading" />
      </Text>
    );
  }
  return (
    <Stack gap={40}>
      <AccessPeople people={review.people} />
      <AccessFiles month={month} files={review.files} />
      <AccessSigning review={review} onChanged={again} />
    </Stack>
  );
}
