// Shows what the office prints for the day of the exam.
import { Group, Text, Title } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { EXAM_LIST_MAX, EXAM_LISTS } from "#schema/validation/programs/exam-prints.ts";
import { PdfParts } from "#web/components/documents/PdfParts.tsx";
import { EXAM_LISTS_CALL } from "#web/paths.ts";

export function ExamLists({ programId, numbered }: { programId: number; numbered: number }) {
  return (
    <section aria-labelledby="exam-lists">
      <Title id="exam-lists" order={2} size="h3" mb={12}>
        <FormattedMessage id="exam-seats.lists" />
      </Title>
      {numbered === 0 ? (
        <Text c="var(--ink-3)">
          <FormattedMessage id="exam-seats.lists.none" />
        </Text>
      ) : (
        <Group gap={8}>
          {EXAM_LISTS.map((kind) => (
            <PdfParts
              key={kind}
              path={EXAM_LISTS_CALL}
              request={{ program_id: programId, kind }}
              fileName={`exam-${programId}-${kind.toLowerCase()}`}
              count={numbered}
              most={EXAM_LIST_MAX}
              variant="outline"
              size="sm"
            >
              <FormattedMessage id={`printed.list.${kind}`} />
            </PdfParts>
          ))}
        </Group>
      )}
    </section>
  );
}
