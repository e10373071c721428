// Telephones of a roster that are Korean: a spreadsheet that took one for a number has lost its nought, and a
// figure may be missing.
import type { RosterWarning } from "#schema/validation/people/rosters.ts";

interface RosterPhone {
  readonly phone: string;
  /** Null: as numbers in Korea are. */
  readonly code: RosterWarning | null;
}

/** Area or prefix, and as many figures as belong to it; 1588-0000 has none. */
const WITH_AREA = /^(?:02\d{7,8}|01[016-9]\d{7,8}|0[3-6]\d{8,9}|0[57]0\d{8,9}|080\d{7,8}|1[568]\d{6})$/;

export function readPhone(written: string, country: string): RosterPhone {
  const digits = written.replace(/\D/gu, "");
  if (written === "" || country !== "KR" || /^\+|[^\d\s().-]/u.test(written) || WITH_AREA.test(digits)) {
    return { phone: written, code: null };
  }
  return /^\d{9,10}$/.test(written) && WITH_AREA.test(`0${digits}`)
    ? { phone: `0${written}`, code: "PHONE_ZERO" }
    : { phone: written, code: "PHONE_UNUSUAL" };
}

/** What two writings of a number have in common; "" for none. */
export const phoneDigits = (written: string | null): string =>
  (written ?? "").replace(/\D/gu, "").replace(/^82/u, "0");
