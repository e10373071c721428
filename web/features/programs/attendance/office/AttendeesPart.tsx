// Shows who took part in a seminar, and issues the certificates of attendance for all of them at once or for one.
import { Box, Button, Group, Stack, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { DocumentButton } from "#web/components/documents/DocumentButton.tsx";
import { Section } from "#web/components/Section.tsx";
import { useAttendeesQuery } from "#web/gql/completion.ts";
import { useIssueAll } from "./use-issue-all.ts";

/** Nothing for what is no seminar. */
export function AttendeesPart({ programId }: { programId: number }) {
  const [{ data }, ask] = useAttendeesQuery({
    variables: { programId },
    requestPolicy: "cache-and-network",
  });
  const { isIssuing, issueAll } = useIssueAll({
    programId,
    done: "attendance-office.attendees.issued",
    onIssued: () => ask({ requestPolicy: "network-only" }),
  });
  const attendees = data?.attendees;
  if (!attendees) return null;
  const waiting = attendees.filter(({ certificate }) => certificate === "NONE");
  return (
    <Stack mt={40}>
      <Section
        title={<FormattedMessage id="attendance-office.attendees" />}
        hint={<FormattedMessage id="attendance-office.attendees.hint" />}
      >
        {waiting.length > 0 ? (
          <Group>
            <Button disabled={isIssuing} onClick={() => void issueAll()}>
              <FormattedMessage id="attendance-office.attendees.issue" values={{ count: waiting.length }} />
            </Button>
          </Group>
        ) : null}
        {attendees.length === 0 ? (
          <Text c="var(--ink-3)">
            <FormattedMessage id="attendance-office.attendees.none" />
          </Text>
        ) : null}
        <Stack component="ul" gap={0} p={0} m={0}>
          {attendees.map(({ id, name, certificate }) => (
            <Box className="lineAbove" component="li" key={id} py={12}>
              <Text fw={600} id={`attendee-${id}`}>
                {name}
              </Text>
              <Text fz="sm" c="var(--ink-2)" mb={8}>
                <FormattedMessage id={`attendance-office.attendees.${certificate}`} />
              </Text>
              {certificate === "REVOKED" ? null : (
                <DocumentButton
                  about={{ kind: "ATTENDANCE", application_id: id }}
                  describedBy={`attendee-${id}`}
                />
              )}
            </Box>
          ))}
        </Stack>
      </Section>
    </Stack>
  );
}
