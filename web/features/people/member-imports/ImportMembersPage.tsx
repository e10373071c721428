// /admin/member-management/import: a roster is sent, tried and imported, and the import can be undone within
// a day (docs/people.md#adding-and-merging).
import { Stack, Text } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ROSTER_FIELDS } from "#schema/validation/people/rosters.ts";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { type MemberImportFragment, useMemberImportsQuery } from "#web/gql/member-imports.ts";
import { ImportProgress } from "./ImportProgress.tsx";
import { ImportResult } from "./ImportResult.tsx";
import { RosterPreview } from "./RosterPreview.tsx";
import { RosterUpload } from "./RosterUpload.tsx";

/** Milliseconds from one look at a running import to the next. */
const LOOK_EVERY = 1_000;

export function Component() {
  const intl = useIntl();
  const [{ data, error, fetching }, ask] = useMemberImportsQuery({ requestPolicy: "network-only" });
  const again = () => ask({ requestPolicy: "network-only" });
  const imports = data?.memberImports ?? [];
  const isBusy = imports.some(({ state }) => state === "RUNNING" || state === "UNDOING");
  const imported = imports.flatMap(({ id, state }) => (isOver(state) ? [`${id} ${state}`] : [])).join();
  const look = useEffectEvent(again);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [isBusy]);
  return (
    <>
      <OfficeHead lede={<FormattedMessage id="member-import.lede" />} mb={20}>
        <RosterUpload onRead={again} />
      </OfficeHead>
      <KnownColumns />
      {error && !data && !fetching ? (
        <ErrorState message={intl.formatMessage({ id: "errors.INTERNAL" })} onRetry={again} />
      ) : (
        <Stack gap={40}>
          {imports.map((one) => (
            <Import key={one.id} roster={one} imported={imported} onChanged={again} />
          ))}
        </Stack>
      )}
    </>
  );
}

/** What a roster may say, before one is sent. */
function KnownColumns() {
  const intl = useIntl();
  const name = (field: (typeof ROSTER_FIELDS)[number]) =>
    intl.formatMessage({ id: `member-import.field.${field}` });
  return (
    <Text maw="var(--form)" mb={32} fz="sm" c="var(--ink-2)">
      <FormattedMessage id="member-import.known" values={{ columns: ROSTER_FIELDS.map(name).join(" · ") }} />
    </Text>
  );
}

const isOver = (state: MemberImportFragment["state"]) => state === "DONE" || state === "UNDONE";

interface ImportProps {
  roster: MemberImportFragment;
  imported: string;
  onChanged: () => void;
}

function Import({ roster, imported, onChanged }: ImportProps) {
  if (roster.state === "READ")
    return <RosterPreview roster={roster} imported={imported} onChanged={onChanged} />;
  if (roster.state === "RUNNING" || roster.state === "UNDOING") return <ImportProgress roster={roster} />;
  return <ImportResult roster={roster} onChanged={onChanged} />;
}
