// The head of the dashboard: which day it is, and what is begun most often by those who may.

import { Group, Text, Title } from "@mantine/core";
import { mdiPlus } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { Icon } from "#web/components/Icon.tsx";
import type { DashboardQuery } from "#web/gql/dashboard.ts";
import { formatDate, formatWeekday, isoDay } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { BOARD_PATHS, PROGRAM_OFFICE_PATHS } from "#web/paths.ts";

/** The whole line of a phone. */
const WIDTH = { base: "100%", sm: "auto" };

/** @param dashboard undefined: not here yet */
export function DashboardHead({ dashboard }: { dashboard?: DashboardQuery["dashboard"] }) {
  const language = useLanguage();
  const now = new Date();
  return (
    <Group gap="8px 12px" align="baseline" mih={40} mb={20}>
      <Title order={1}>
        <FormattedMessage id="dashboard.title" />
      </Title>
      {/* Not while the frame is the server's, which may be of another day. */}
      {dashboard ? (
        <Text component="time" c="dimmed" className="figures" dateTime={isoDay(now)}>
          <FormattedMessage
            id="dashboard.head.today"
            values={{ date: formatDate(language, now), weekday: formatWeekday(language, now) }}
          />
        </Text>
      ) : null}
      <Group gap={8} w={WIDTH} ms={{ base: 0, sm: "auto" }} style={{ alignSelf: "center" }}>
        {dashboard?.posts ? (
          <ButtonLink size="sm" variant="outline" to={BOARD_PATHS.NOTICE.create}>
            <Icon path={mdiPlus} size={20} />
            <FormattedMessage id="dashboard.head.newPost" />
          </ButtonLink>
        ) : null}
        {dashboard?.programs ? (
          <ButtonLink size="sm" to={PROGRAM_OFFICE_PATHS.seminars.create}>
            <Icon path={mdiPlus} size={20} />
            <FormattedMessage id="dashboard.head.newProgram" />
          </ButtonLink>
        ) : null}
      </Group>
    </Group>
  );
}
