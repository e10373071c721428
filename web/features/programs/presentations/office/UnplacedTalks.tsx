// Accepted presentations that are in no session yet: each is put into one by the keyboard or by touch.
import { Box, Group, NativeSelect, Stack, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import styles from "./Sessions.module.css";
import type { Accepted } from "./session-values.ts";

interface UnplacedTalksProps {
  talks: readonly Accepted[];
  /** In order. */
  sessions: readonly { readonly value: string; readonly label: string }[];
  onPlace: (id: number, session: number) => void;
}

export function UnplacedTalks({ talks, sessions, onPlace }: UnplacedTalksProps) {
  const intl = useIntl();
  if (talks.length === 0) return null;
  return (
    <Stack component="section" gap={0} aria-labelledby="unplaced-title">
      <Text id="unplaced-title" component="h3" fw={600}>
        <FormattedMessage id="presentations-office.unplaced" values={{ count: talks.length }} />
      </Text>
      <Box component="ul" className="lineAbove" mt={16}>
        {talks.map(({ id, titleKo, titleEn, state }) => {
          const name = titleKo ?? titleEn ?? "";
          return (
            <Group key={id} component="li" className="lineBelow" gap="8px 12px" py={8}>
              <span className={`longWords ${styles.title}`}>
                {name}{" "}
                <Text span fz="sm" c="var(--ink-2)">
                  <FormattedMessage id={`presentations.state.${state}`} />
                </Text>
              </span>
              <NativeSelect
                className={styles.session}
                aria-label={intl.formatMessage({ id: "presentations-office.talk.session" }, { name })}
                value=""
                disabled={sessions.length === 0}
                data={[
                  { value: "", label: intl.formatMessage({ id: "presentations-office.place" }) },
                  ...sessions,
                ]}
                onChange={({ currentTarget }) => onPlace(id, Number(currentTarget.value))}
              />
            </Group>
          );
        })}
      </Box>
    </Stack>
  );
}
