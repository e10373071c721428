// A panel without its data: still on its way, or not to be had.
import { Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { ErrorState } from "#web/components/ErrorState.tsx";

interface PanelWaitingProps {
  failed?: boolean;
  onRetry?: (how: { requestPolicy: "network-only" }) => void;
}

export function PanelWaiting({ failed = false, onRetry }: PanelWaitingProps) {
  const intl = useIntl();
  if (failed && onRetry) {
    const message = intl.formatMessage({ id: "errors.INTERNAL" });
    return <ErrorState message={message} onRetry={() => onRetry({ requestPolicy: "network-only" })} />;
  }
  return (
    <Text mih={320} c="dimmed" role="status">
      <FormattedMessage id="account.waiting" />
    </Text>
  );
}
