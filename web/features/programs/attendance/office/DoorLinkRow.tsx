// One link: whose, on which day, what came by it. It is revoked after a question, as it does not come back.
import { Box, Button, CopyButton, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { Day } from "#web/components/Day.tsx";
import { QrCode } from "#web/components/QrCode.tsx";
import type { DoorLinkFragment } from "#web/gql/door-links.ts";

export function DoorLinkRow({ link, onRevoke }: { link: DoorLinkFragment; onRevoke: () => void }) {
  const intl = useIntl();
  const [isAsked, setAsked] = useState(false);
  const [isShown, setShown] = useState(false);
  const { label, opensAt, records, address, revokedAt } = link;
  return (
    <Box className="lineAbove" component="li" py={12}>
      <Text fw={600}>{label}</Text>
      <Text fz="sm" c="var(--ink-2)" mb={8}>
        <FormattedMessage
          id={
            address !== null
              ? "attendance-office.link.open"
              : revokedAt === null
                ? "attendance-office.link.over"
                : "attendance-office.link.ended"
          }
          values={{ day: <Day at={opensAt} />, count: records }}
        />
      </Text>
      {address === null ? null : (
        <Group gap={8}>
          <CopyButton value={address} timeout={4_000}>
            {({ copied, copy }) => (
              <Button size="sm" variant="outline" onClick={copy}>
                <FormattedMessage
                  id={copied ? "attendance-office.link.copied" : "attendance-office.link.copy"}
                />
              </Button>
            )}
          </CopyButton>
          <Button size="sm" variant="outline" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            <FormattedMessage id="attendance-office.link.qr" />
          </Button>
          <Button size="sm" variant="dangerOutline" onClick={() => setAsked(true)}>
            <FormattedMessage id="attendance-office.link.revoke" />
          </Button>
        </Group>
      )}
      {isShown && address !== null ? (
        <QrCode text={address} label={intl.formatMessage({ id: "attendance-office.link.qrOf" }, { label })} />
      ) : null}
      {isAsked ? (
        <ConfirmDialog
          title={<FormattedMessage id="attendance-office.link.revoke.title" values={{ label }} />}
          detail={<FormattedMessage id="attendance-office.link.revoke.detail" />}
          action={<FormattedMessage id="attendance-office.link.revoke" />}
          onConfirm={() => {
            setAsked(false);
            onRevoke();
          }}
          onCancel={() => setAsked(false)}
        />
      ) : null}
    </Box>
  );
}
