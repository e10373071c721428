// Shows how many are expected, present and absent here; each count narrows the list to its people.
import { Button, SimpleGrid } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import type { Counts } from "./device/current-records.ts";

const STATE_FILTERS = ["ALL", "OPEN", "PRESENT", "ABSENT", "MISCONDUCT"] as const;
export type StateFilter = (typeof STATE_FILTERS)[number];

interface CountFilterProps {
  counts: Counts;
  /** Misconduct is recorded at an exam only. */
  isExam: boolean;
  value: StateFilter;
  onChange: (value: StateFilter) => void;
}

export function CountFilter({ counts, isExam, value, onChange }: CountFilterProps) {
  const intl = useIntl();
  const numbers = {
    ALL: counts.expected,
    OPEN: counts.open,
    PRESENT: counts.present,
    ABSENT: counts.absent,
    MISCONDUCT: counts.misconduct,
  };
  const filters = STATE_FILTERS.filter((filter) => isExam || filter !== "MISCONDUCT");
  // Of five in a line the last one would be alone in the second on a phone.
  return (
    <SimpleGrid
      role="group"
      cols={{ base: isExam ? 3 : 2, xs: filters.length }}
      spacing={8}
      maw={filters.length * 128}
      aria-label={intl.formatMessage({ id: "attendance.counts" })}
    >
      {filters.map((filter) => (
        <Button
          key={filter}
          size="sm"
          px={8}
          variant={filter === value ? "filled" : "outline"}
          aria-pressed={filter === value}
          onClick={() => onChange(filter)}
        >
          <FormattedMessage id={`attendance.count.${filter}`} values={{ count: numbers[filter] }} />
        </Button>
      ))}
    </SimpleGrid>
  );
}
