// Numbers that carry a digit to check them by.

const ISSN = /^(\d{4})-?(\d{3}[\dX])$/;
const ORCID = /^(\d{4})-?(\d{4})-?(\d{4})-?(\d{3}[\dX])$/;

/**
 * An ISSN in its usual form (ISO 3297): 2765-432X.
 * @returns null for what is none
 */
export function readIssn(typed: string): string | null {
  const [, first = "", second = ""] = ISSN.exec(typed.trim().toUpperCase()) ?? [];
  const digits = [...(first + second)].map(digitValue);
  // Weights 8 to 1: the sum is a multiple of 11.
  const sum = digits.reduce((total, digit, at) => total + digit * (8 - at), 0);
  return digits.length === 8 && sum % 11 === 0 ? `${first}-${second}` : null;
}

/**
 * An ORCID iD without an address before it (ISO 7064, MOD 11-2): 0000-0002-1825-0097.
 * @returns null for what is none
 */
export function readOrcid(typed: string): string | null {
  const bare = typed
    .trim()
    .replace(/^https?:\/\/orcid\.org\//i, "")
    .toUpperCase();
  const parts = ORCID.exec(bare)?.slice(1) ?? [];
  const digits = [...parts.join("")];
  const last = digits.pop();
  if (last === undefined) return null;
  const total = digits.reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  return (12 - (total % 11)) % 11 === digitValue(last) ? parts.join("-") : null;
}

const digitValue = (digit: string): number => (digit === "X" ? 10 : Number(digit));
