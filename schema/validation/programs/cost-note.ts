// The fee that the legal notice of an exam names in its breakdown of the total cost, beside the fee of the program.

/** Sums as people write them: 80,000원, KRW 80,000, ₩80,000. */
const WON = /\d[\d,]*(?=\s*원)|(?:KRW|₩)\s*(\d[\d,]*)/giu;

const toWon = (digits: string): number => Number(digits.replaceAll(",", ""));

/** Whether a breakdown names sums and none of them is the fee. */
export function contradictsFee(note: string | null, fee: number): boolean {
  const sums = [...(note ?? "").matchAll(WON)].map(([all, behind]) => toWon(behind ?? all));
  return fee > 0 && sums.length > 0 && !sums.includes(fee);
}

/** A breakdown that another session wrote, with the fee of this one where it names that session's. */
export function noteWithFee(
  note: string | null,
  { before, now }: { readonly before: number; readonly now: number },
): string | null {
  return (
    note?.replace(WON, (all, behind?: string) => {
      const digits = behind ?? all;
      return toWon(digits) === before ? all.replace(digits, now.toLocaleString("en")) : all;
    }) ?? null
  );
}
