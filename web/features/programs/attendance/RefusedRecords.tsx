// Records that the server did not store, by name: a person has to correct them.
import { Alert, Button, List, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import type { CheckInPersonFragment } from "#web/gql/check-in.ts";
import type { RefusedRecord } from "./device/use-unsent.ts";

interface RefusedRecordsProps {
  records: readonly RefusedRecord[];
  people: readonly CheckInPersonFragment[];
  onClose: () => void;
}

export function RefusedRecords({ records, people, onClose }: RefusedRecordsProps) {
  if (records.length === 0) return null;
  const nameOf = (id: number) => people.find((one) => one.id === id)?.name ?? String(id);
  return (
    <Alert role="alert" color="red" title={<FormattedMessage id="attendance.refused" />}>
      <List mb={8}>
        {records.map(({ device, sequence, applicationId, outcome, state, note }) => (
          <List.Item key={`${device} ${sequence}`}>
            <b>{nameOf(applicationId)}</b>{" "}
            <FormattedMessage id={state ? `attendance.state.${state}` : "attendance.undo"} />
            {". "}
            <FormattedMessage id={`attendance.outcome.${outcome}`} />
            {note ? <Text className="lines">{note}</Text> : null}
          </List.Item>
        ))}
      </List>
      <Button size="sm" variant="outline" onClick={onClose}>
        <FormattedMessage id="attendance.refused.close" />
      </Button>
    </Alert>
  );
}
