// The fees that the author was asked to pay, with their state. FINANCE books them.
import { Box } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { type Fee, FeeRows } from "#web/components/payments/FeeRows.tsx";
import { SUBMISSION_PARTS } from "#web/components/requirements/MissingRequirements.tsx";
import { Section } from "#web/components/Section.tsx";

export function FeesPart({ fees }: { fees: readonly Fee[] }) {
  if (fees.length === 0) return null;
  return (
    <Box mt={40} id={SUBMISSION_PARTS.fees}>
      <Section title={<FormattedMessage id="submission-office.section.fees" />} gap={4}>
        <FeeRows fees={fees} />
      </Section>
    </Box>
  );
}
