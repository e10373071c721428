import type { IntlShape } from "react-intl";

/**
 * A seat as it is said where nothing beside it says what it is: "좌석 17번", "Seat 17". Who sits elsewhere may
 * have one without a number.
 */
export const seatWords = (intl: IntlShape, seat: string): string =>
  intl.formatMessage({ id: "attendance.seatOf" }, { seat, numbered: /^\d+$/.test(seat) ? "yes" : "no" });
