// The session has ended while somebody writes: said at the upper edge of the window, without taking the focus from the text.
import { Button, Group, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import styles from "./ExpiredStrip.module.css";

export function ExpiredStrip({ onLogin }: { onLogin: () => void }) {
  return (
    <Group
      className={`${styles.strip}`}
      justify="center"
      gap="12px 20px"
      wrap="nowrap"
      px={16}
      py={8}
      bg="var(--warn-tint)"
      role="alert"
    >
      <Text component="p" fw={600} lh={1.45}>
        <FormattedMessage id="members.again.strip" />
      </Text>
      {/* The mouse leaves the focus in the text, to which it goes back from the dialog. */}
      <Button size="sm" flex="none" onMouseDown={(event) => event.preventDefault()} onClick={onLogin}>
        <FormattedMessage id="members.again.login" />
      </Button>
    </Group>
  );
}
