import { Group } from "@mantine/core";
import { Fact } from "#web/components/Fact.tsx";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { CopyButton } from "./CopyButton.tsx";

interface TransferLineProps {
  name: MessageId;
  shown: string | null;
  /** What a press copies; nothing where it is not typed anywhere. */
  copied?: string | null;
}

/** A line of where money is sent, in a list of facts. */
export function TransferLine({ name, shown, copied = null }: TransferLineProps) {
  return (
    <Fact name={name}>
      {shown === null ? null : (
        <Group justify="space-between" gap="0 12px" my={-8}>
          <b>{shown}</b>
          {copied === null ? null : <CopyButton value={copied} name={name} />}
        </Group>
      )}
    </Fact>
  );
}
