import { useIntl } from "react-intl";
import type { CheckInPersonFragment } from "#web/gql/check-in.ts";
import styles from "./attendance.module.css";

/** @param size the width in pixels; a photo is portrait */
export function PersonPhoto({
  person: { name, photoUrl },
  size,
}: {
  person: CheckInPersonFragment;
  size: number;
}) {
  const intl = useIntl();
  return photoUrl === null ? null : (
    <img
      className={styles.photo}
      src={photoUrl}
      width={size}
      height={Math.round((size * 4) / 3)}
      loading="lazy"
      alt={intl.formatMessage({ id: "attendance.photoOf" }, { name })}
    />
  );
}
