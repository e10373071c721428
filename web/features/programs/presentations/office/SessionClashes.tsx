// Says which sessions need a room or a speaker at the same time, as they are typed.
import { Alert } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { type Accepted, type SessionRow, typedClashes } from "./session-values.ts";

interface SessionClashesProps {
  readonly sessions: readonly SessionRow[];
  readonly accepted: readonly Accepted[];
  readonly nameOf: (row: SessionRow, number: number) => string;
}

export function SessionClashes({ sessions, accepted, nameOf }: SessionClashesProps) {
  const clashes = typedClashes(sessions, accepted);
  if (clashes.length === 0) return null;
  const named = (index: number) => {
    const row = sessions[index];
    return row ? nameOf(row, index + 1) : "";
  };
  return (
    <Alert variant="warn" role="status">
      {clashes.map(({ kind, of, sessions: [first, second] }) => (
        <p key={`${kind}-${of}-${first}-${second}`}>
          <FormattedMessage
            id={`presentations-office.clash.${kind}`}
            values={{
              of: kind === "ROOM" ? of : speakerName(accepted, of),
              first: named(first),
              second: named(second),
            }}
          />
        </p>
      ))}
    </Alert>
  );
}

const speakerName = (accepted: readonly Accepted[], email: string) =>
  accepted.flatMap(({ authors }) => authors).find((author) => author.email.toLowerCase() === email)?.name ??
  email;
