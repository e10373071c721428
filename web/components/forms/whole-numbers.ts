// Whole numbers as people type them: "50,000", "50000", "５0000 ".

/** Digits without their groups; undefined when it is not a whole number. */
function digitsOf(typed: string): string | undefined {
  const plain = typed.normalize("NFKC").replace(/[\s,]/g, "");
  return /^-?\d{1,15}$/.test(plain) ? plain : undefined;
}

/** The number; null for nothing typed, NaN for what is none, so that its field shows the error. */
export function toWholeNumber(typed: string): number | null {
  if (typed.trim() === "") return null;
  return Number(digitsOf(typed) ?? Number.NaN);
}

/** As it is shown: "50,000". What is no whole number stays as it is. */
export function groupDigits(typed: string): string {
  const digits = digitsOf(typed);
  return digits === undefined ? typed : Number(digits).toLocaleString("en-US");
}
