// Somebody else saved the same member first: what differs stands side by side, and one of both is chosen.
import { FormattedMessage } from "react-intl";
import { ConflictPanel } from "#web/components/editor/ConflictPanel.tsx";
import styles from "./MemberConflict.module.css";
import { MEMBER_FIELDS, MEMBER_LABELS, type MemberValues } from "./member-details.ts";

interface MemberConflictProps {
  mine: MemberValues;
  theirs: MemberValues;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

export function MemberConflict({ mine, theirs, ...choices }: MemberConflictProps) {
  const differing = MEMBER_FIELDS.filter((field) => mine[field] !== theirs[field]);
  return (
    <ConflictPanel deleted={false} {...choices}>
      <table className={styles.both}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="member-office.conflict.field" />
            </th>
            <th scope="col">
              <FormattedMessage id="member-office.conflict.mine" />
            </th>
            <th scope="col">
              <FormattedMessage id="member-office.conflict.theirs" />
            </th>
          </tr>
        </thead>
        <tbody>
          {differing.map((field) => (
            <tr key={field}>
              <th scope="row">
                <FormattedMessage id={MEMBER_LABELS[field]} />
              </th>
              <td>{mine[field] || "–"}</td>
              <td>{theirs[field] || "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ConflictPanel>
  );
}
