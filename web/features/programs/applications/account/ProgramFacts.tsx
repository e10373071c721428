// Shows when and where, beside the form and the application.

import { Box, Title } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Localized } from "#web/components/Localized.tsx";
import { MoreLink } from "#web/components/MoreLink.tsx";
import { hoursOf } from "#web/components/programs/program-times.ts";
import type { ApplicationProgramFragment } from "#web/gql/applications.ts";
import { formatNamedDay } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { programPath } from "#web/paths.ts";

export function ProgramFacts({ program }: { program: ApplicationProgramFragment }) {
  const language = useLanguage();
  const { title, startsAt, location } = program;
  const hours = hoursOf(program);
  return (
    <Box component="aside" pt={16} c="var(--ink-2)" className="ruled" aria-labelledby="program-facts">
      <Title id="program-facts" order={2} size="h4" mb={8} c="var(--ink)">
        <Localized text={title} />
      </Title>
      <p>
        <time dateTime={startsAt}>{formatNamedDay(language, startsAt)}</time>
        {hours === null ? null : ` ${hours}`}
      </p>
      {location === null ? null : <Localized as="p" text={location} />}
      <Box mt={12}>
        <MoreLink to={programPath(program)}>
          <FormattedMessage id="applications.program.more" />
        </MoreLink>
      </Box>
    </Box>
  );
}
