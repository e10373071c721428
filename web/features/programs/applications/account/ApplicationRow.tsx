// One application in the list: what for, where it is, what comes next.

import { Stack, Title } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import { Localized } from "#web/components/Localized.tsx";
import type { MyApplicationFragment } from "#web/gql/applications.ts";
import { formatDate, formatNamedDay } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { applicationPath } from "#web/paths.ts";
import { ApplicationNextStep } from "./ApplicationNextStep.tsx";
import { MyApplicationState } from "./MyApplicationState.tsx";
import { OfferAnswer } from "./OfferAnswer.tsx";

interface ApplicationRowProps {
  application: MyApplicationFragment;
  onChanged: () => void;
}

/** A list item. */
export function ApplicationRow({ application, onChanged }: ApplicationRowProps) {
  const language = useLanguage();
  const { id, state, program, createdAt } = application;
  return (
    <Stack component="li" gap={8} py={20}>
      <div className="ends">
        <Title order={3} size="h5">
          <Link className="titleLink" to={applicationPath(id)}>
            <Localized text={program.title} />
          </Link>
        </Title>
        <MyApplicationState application={application} />
      </div>
      <p className="meta">
        <span>
          <FormattedMessage id={`enums.ProgramKind.${program.kind}`} />
        </span>
        <time dateTime={program.startsAt}>{formatNamedDay(language, program.startsAt)}</time>
        <span>
          <FormattedMessage id="applications.appliedOn" values={{ day: formatDate(language, createdAt) }} />
        </span>
      </p>
      <p>
        <ApplicationNextStep application={application} />
      </p>
      {state === "OFFERED" ? <OfferAnswer application={application} onChanged={onChanged} /> : null}
    </Stack>
  );
}
