// What was wrong with the rows of a roster that was imported: it is read again, because the office corrects by it afterwards.
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useClient } from "urql";
import { sayRefusal } from "#web/components/toasts/say-refusal.ts";
import { type MemberImportFragment, RosterPlanDocument } from "#web/gql/member-imports.ts";
import type { Plan } from "./PlanTables.tsx";
import { RosterCauses } from "./RosterCauses.tsx";

export function ResultCauses({ roster: { id, head, fields } }: { roster: MemberImportFragment }) {
  const intl = useIntl();
  const client = useClient();
  const [pending, setPending] = useState(false);
  const [causes, setCauses] = useState<Plan["causes"] | null>(null);
  const show = async () => {
    setPending(true);
    const variables = { id, head, fields };
    const { data, error } = await client
      .query(RosterPlanDocument, variables, { requestPolicy: "network-only" })
      .toPromise();
    setPending(false);
    if (error) void sayRefusal(intl, error);
    else setCauses(data?.rosterPlan.causes ?? []);
  };
  if (causes === null) {
    return (
      <Button size="sm" variant="outline" loading={pending} onClick={() => void show()} w="fit-content">
        <FormattedMessage id="member-import.showCauses" />
      </Button>
    );
  }
  return causes.length > 0 ? (
    <RosterCauses causes={causes} roster={{ id, head, fields }} />
  ) : (
    <Text role="status">
      <FormattedMessage id="member-import.noCauses" />
    </Text>
  );
}
