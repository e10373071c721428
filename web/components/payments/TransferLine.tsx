import { Group, Text } from "@mantine/core";
import { Fact } from "#web/components/Fact.tsx";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { CopyButton } from "./CopyButton.tsx";

interface TransferLineProps {
  name: MessageId;
  /** Parts of it do not break within: an account's number is read in one go. */
  shown: string | readonly string[] | null;
  /** What a press copies; nothing where it is not typed anywhere. */
  copied?: string | null;
}

/** A line of where money is sent, in a list of facts. */
export function TransferLine({ name, shown, copied = null }: TransferLineProps) {
  return (
    <Fact name={name}>
      {shown === null ? null : (
        <Group justify="space-between" gap="0 12px" my={-8}>
          <b>
            {typeof shown === "string"
              ? shown
              : shown.map((part) => (
                  <Text key={part} span inherit display="inline-block" me="0.3em">
                    {part}
                  </Text>
                ))}
          </b>
          {copied === null ? null : (
            <Group ms="auto">
              <CopyButton value={copied} name={name} />
            </Group>
          )}
        </Group>
      )}
    </Fact>
  );
}
