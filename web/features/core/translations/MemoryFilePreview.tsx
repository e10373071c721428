// Shows what a file would bring to the translation memory, and each of its units that brings nothing, with the reason.
import { Table, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { MemoryPreview } from "#schema/validation/overview/memory-import.ts";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";

const COUNTS = ["added", "same", "doubled", "deleted"] as const;

export function MemoryFilePreview({ preview }: { preview: MemoryPreview }) {
  const { shown, problems, problemCount, added } = preview;
  return (
    <>
      <Text fw={600}>
        {COUNTS.map((name, at) => (
          <span key={name}>
            {at === 0 ? "" : " · "}
            <FormattedMessage id={`memory.import.count.${name}`} values={{ count: preview[name] }} />
          </span>
        ))}
      </Text>
      {problemCount === 0 ? null : (
        <Rows
          label="memory.import.problems"
          count={problemCount}
          more={problemCount - problems.length}
          rows={problems.map(({ at, code, words }) => (
            <Table.Tr key={at}>
              <Unit at={at} />
              <Table.Td c="var(--warn)">
                <FormattedMessage id={`memory.import.problem.${code}`} />
              </Table.Td>
              <Table.Td>{words}</Table.Td>
            </Table.Tr>
          ))}
        />
      )}
      {added === 0 ? null : (
        <Rows
          label="memory.import.pairs"
          count={added}
          more={added - shown.length}
          rows={shown.map(({ at, ko, en }) => (
            <Table.Tr key={at}>
              <Unit at={at} />
              <Table.Td lang="ko">{ko}</Table.Td>
              <Table.Td lang="en">{en}</Table.Td>
            </Table.Tr>
          ))}
        />
      )}
    </>
  );
}

const Unit = ({ at }: { at: number }) => (
  <Table.Th scope="row" fw={400} className="whole">
    <FormattedMessage id="memory.import.unit" values={{ at }} />
  </Table.Th>
);

interface RowsProps {
  label: "memory.import.problems" | "memory.import.pairs";
  count: number;
  /** Rows that are not shown. */
  more: number;
  rows: readonly ReactNode[];
}

function Rows({ label, count, more, rows }: RowsProps) {
  const title = useIntl().formatMessage({ id: label }, { count });
  return (
    <div>
      <Text component="h3" fz="sm" fw={600} mt={12}>
        {title}
      </Text>
      <ScrollRegion label={title} maxHeight="240px" isGroup>
        <Table fz="sm" className="longWords">
          <Table.Tbody>{rows}</Table.Tbody>
        </Table>
      </ScrollRegion>
      {more > 0 ? (
        <Text fz="sm" c="var(--ink-3)">
          <FormattedMessage id="memory.import.more" values={{ count: more }} />
        </Text>
      ) : null}
    </div>
  );
}
