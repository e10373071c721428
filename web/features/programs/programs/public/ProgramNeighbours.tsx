// The programs of the same kind before and after this one.

import { useIntl } from "react-intl";
import { type Neighbour, Neighbours } from "#web/components/Neighbours.tsx";
import { programPath } from "#web/paths.ts";
import type { Program } from "./program.ts";

export function ProgramNeighbours({ program: { previous, next } }: { program: Program }) {
  const intl = useIntl();
  const row = (program: Program["next"], label: string): Neighbour | null =>
    program && { label, path: programPath(program), title: program.title, at: program.startsAt };
  return (
    <Neighbours
      label={intl.formatMessage({ id: "program-details.neighbours" })}
      previous={row(previous, intl.formatMessage({ id: "program-details.previous" }))}
      next={row(next, intl.formatMessage({ id: "program-details.next" }))}
    />
  );
}
