// Shows how many places there are and how many are taken: words, and a bar that says the same.
import { FormattedMessage } from "react-intl";
import styles from "./Seats.module.css";

interface SeatsProps {
  capacity: number;
  left: number | null;
  /** Nobody can take a place any more: how many there were is enough. */
  over: boolean;
}

export function Seats({ capacity, left, over }: SeatsProps) {
  if (left === null || over) {
    return (
      <p className={`figures ${styles.words}`}>
        <FormattedMessage id="program-details.panel.seatsAll" values={{ capacity }} />
      </p>
    );
  }
  const taken = capacity - left;
  return (
    <>
      <p className={`figures ${styles.words}`}>
        <FormattedMessage id="program-details.panel.seats" values={{ capacity, taken }} />
      </p>
      <div className={styles.bar} aria-hidden="true">
        <div style={{ width: `${(taken / capacity) * 100}%` }} />
      </div>
    </>
  );
}
