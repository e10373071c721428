// What two people changed differently in a form of lines, in words.
import type { IntlShape } from "react-intl";
import type { MessageId } from "#web/i18n/message-ids.ts";
import type { VersionedConflict } from "./use-versioned-form.ts";
import type { DifferingValue } from "./ValuesConflict.tsx";

export function differingLines<Path extends string>(
  { settled, mine, theirs }: VersionedConflict<Record<Path, string>>,
  labels: Readonly<Record<Path, MessageId>>,
  intl: IntlShape,
): DifferingValue[] {
  const paths = (Object.keys(labels) as Path[]).filter((path) => settled.asked.includes(path));
  return paths.map((key) => ({
    key,
    label: intl.formatMessage({ id: labels[key] }),
    mine: mine[key],
    theirs: theirs[key],
  }));
}
