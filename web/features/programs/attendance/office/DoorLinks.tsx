// The links of helpers without an account: made for a day, copied into a message, revoked.
import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { Section } from "#web/components/Section.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import type { HeldProgram } from "#web/features/programs/attendance/held-days.ts";
import { useDoorLinksQuery, useRevokeDoorLinkMutation } from "#web/gql/door-links.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { DoorLinkDialog } from "./DoorLinkDialog.tsx";
import { DoorLinkRow } from "./DoorLinkRow.tsx";

export function DoorLinks({ programId, program }: { programId: number; program: HeldProgram }) {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const [isOpen, setOpen] = useState(false);
  const [{ data }, ask] = useDoorLinksQuery({
    variables: { programId, language },
    requestPolicy: "cache-and-network",
  });
  const [, revoke] = useRevokeDoorLinkMutation();
  const again = () => ask({ requestPolicy: "network-only" });
  const end = async (id: string) => {
    const { error } = await revoke({ id, language });
    const title = error
      ? intl.formatMessage({ id: errorMessageId(refusalOf(error).code) })
      : intl.formatMessage({ id: "attendance-office.link.revoked" });
    showToast({ kind: error ? "bad" : "ok", title });
    again();
  };
  return (
    <Stack mt={40}>
      <Section
        title={<FormattedMessage id="attendance-office.links" />}
        hint={<FormattedMessage id="attendance-office.links.hint" />}
      >
        <Group>
          <Button variant="outline" onClick={() => setOpen(true)}>
            <FormattedMessage id="attendance-office.link.create" />
          </Button>
        </Group>
        {data?.doorLinks.length === 0 ? (
          <Text c="var(--ink-3)">
            <FormattedMessage id="attendance-office.links.none" />
          </Text>
        ) : null}
        <Stack component="ul" gap={0} p={0} m={0}>
          {data?.doorLinks.map((link) => (
            <DoorLinkRow key={link.id} link={link} onRevoke={() => void end(link.id)} />
          ))}
        </Stack>
      </Section>
      {isOpen ? (
        <DoorLinkDialog
          programId={programId}
          program={program}
          onClose={() => {
            setOpen(false);
            again();
          }}
        />
      ) : null}
    </Stack>
  );
}
