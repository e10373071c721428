// Somebody else saved the same form first. What both changed stands side by side, and nothing happens until one is chosen.
import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "#web/components/Button.tsx";
import styles from "./ValuesConflict.module.css";

export interface DifferingValue {
  readonly key: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

interface ValuesConflictProps {
  /** What both changed, differently. */
  differing: readonly DifferingValue[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

export function ValuesConflict({ differing, onKeepMine, onTakeTheirs, onClose }: ValuesConflictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.panel} aria-labelledby="values-conflict" role="alert">
      <h2 id="values-conflict" className={styles.title} tabIndex={-1} ref={heading}>
        <FormattedMessage id="forms.conflict.title" />
      </h2>
      <p>
        <FormattedMessage id="forms.conflict.detail" />
      </p>
      <table className={styles.values}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="forms.conflict.field" />
            </th>
            <th scope="col">
              <FormattedMessage id="forms.conflict.mine" />
            </th>
            <th scope="col">
              <FormattedMessage id="forms.conflict.theirs" />
            </th>
          </tr>
        </thead>
        <tbody>
          {differing.map(({ key, label, mine, theirs }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{mine || "–"}</td>
              <td>{theirs || "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.choices}>
        <Button look="outline" onClick={onKeepMine}>
          <FormattedMessage id="forms.conflict.keepMine" />
        </Button>
        <Button look="outline" onClick={onTakeTheirs}>
          <FormattedMessage id="forms.conflict.takeTheirs" />
        </Button>
        <Button look="quiet" onClick={onClose}>
          <FormattedMessage id="forms.conflict.close" />
        </Button>
      </div>
    </section>
  );
}
