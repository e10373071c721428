// Shows what is over the title of a program in the office's list: its kind and number, and what its English lacks.
import { Group } from "@mantine/core";
import { mdiTranslate } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import type { ListedProgram } from "./programs-list.tsx";

interface ProgramMarksProps {
  program: ListedProgram;
  /** The list holds several kinds. */
  withKind: boolean;
}

export function ProgramMarks({ program, withKind }: ProgramMarksProps) {
  const { kind, number, languages, englishOutdated } = program;
  return (
    <Group gap="0 10px" fz="xs" fw={400} c="var(--ink-2)">
      {withKind ? (
        <span>
          <FormattedMessage id={`enums.ProgramKind.${kind}`} />
        </span>
      ) : null}
      {number === null ? null : (
        <span>
          <FormattedMessage id="program-office.row.number" values={{ number }} />
        </span>
      )}
      {languages.includes("EN") ? null : (
        <Group component="span" gap={4} c="var(--warn)">
          <FormattedMessage id="program-office.row.noEnglish" />
        </Group>
      )}
      {englishOutdated ? (
        <Group component="span" gap={4} c="var(--warn)">
          <Icon path={mdiTranslate} size={16} />
          <FormattedMessage id="program-office.row.outdated" />
        </Group>
      ) : null}
    </Group>
  );
}
