// Shows what was said beside the current paragraph: open until somebody has seen to it.
import { Box, Button, Group, Text, Textarea } from "@mantine/core";
import { mdiCheck, mdiMessageOutline } from "@mdi/js";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { REMARK_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { Moment } from "#web/components/Moment.tsx";
import { StateWord } from "#web/components/StateWord.tsx";
import type { Remark } from "./use-translation-work.ts";

interface RemarksProps {
  remarks: readonly Remark[];
  /** Whether it was taken. */
  onAdd: (text: string) => Promise<boolean>;
  onResolve: (id: number, isResolved: boolean) => void;
}

export function Remarks({ remarks, onAdd, onResolve }: RemarksProps) {
  const intl = useIntl();
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const headingId = useId();
  const add = async () => {
    if (busy || text.trim() === "") return;
    setBusy(true);
    if (await onAdd(text)) setText("");
    setBusy(false);
  };
  return (
    <section aria-labelledby={headingId}>
      <Text id={headingId} component="h3" fz="sm" fw={600} c="var(--ink-3)">
        <FormattedMessage id="translation.remarks.title" />
      </Text>
      <ul>
        {remarks.map((remark) => (
          <RemarkRow key={remark.id} remark={remark} onResolve={onResolve} />
        ))}
      </ul>
      <Group gap={8} align="end" wrap="nowrap" pt={4}>
        <Textarea
          flex={1}
          rows={1}
          autosize
          maxRows={4}
          value={text}
          maxLength={REMARK_MAX_LENGTH}
          autoComplete="off"
          aria-label={intl.formatMessage({ id: "translation.remarks.field" })}
          placeholder={intl.formatMessage({ id: "translation.remarks.field" })}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button
          size="sm"
          variant="outline"
          aria-disabled={busy || text.trim() === ""}
          onClick={() => void add()}
        >
          <FormattedMessage id="translation.remarks.add" />
        </Button>
      </Group>
    </section>
  );
}

function RemarkRow({ remark, onResolve }: { remark: Remark; onResolve: RemarksProps["onResolve"] }) {
  const { id, text, writtenBy, createdAt, resolvedAt, resolvedBy } = remark;
  const isOpen = resolvedAt === null;
  return (
    <Group component="li" gap="4px 12px" py={6} wrap="nowrap" align="start" className="lineAbove">
      <Box className="longWords" flex={1}>
        <Text fz="0.9375rem" c={isOpen ? "var(--ink)" : "var(--ink-3)"} className="lines">
          {text}
        </Text>
        <Group gap="0 12px" fz="xs" c="var(--ink-3)">
          <span>
            {writtenBy} <Moment at={createdAt} />
          </span>
          <StateWord icon={isOpen ? mdiMessageOutline : mdiCheck} tone={isOpen ? "warn" : "quiet"}>
            <FormattedMessage
              id={isOpen ? "translation.remarks.open" : "translation.remarks.resolved"}
              values={{ name: resolvedBy ?? "" }}
            />
          </StateWord>
        </Group>
      </Box>
      <Button size="compact-sm" variant="subtle" onClick={() => onResolve(id, isOpen)}>
        <FormattedMessage id={isOpen ? "translation.remarks.resolve" : "translation.remarks.reopen"} />
      </Button>
    </Group>
  );
}
