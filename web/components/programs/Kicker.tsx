// Shows what sort of program it is, over its title: "제24회 세미나 · 비평", "통역" (docs/look-parts.md#parts: tags are navy words).
import { useIntl } from "react-intl";
import { TagWord } from "#web/components/Marks.tsx";
import type { ProgramRowFragment } from "#web/gql/program-row.ts";

/** Kind and number where the office counts, and the tag; the kind of a program that has neither. */
export function Kicker({ program }: { program: Pick<ProgramRowFragment, "number" | "kind" | "tag"> }) {
  const intl = useIntl();
  const { number, kind, tag } = program;
  const name = intl.formatMessage({ id: `enums.ProgramKind.${kind}` });
  const words = [
    number === null ? null : intl.formatMessage({ id: "programs.row.number" }, { number, name }),
    tag?.name,
  ];
  return <TagWord name={words.filter(Boolean).join(" · ") || name} />;
}
