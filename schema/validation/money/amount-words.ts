// Whole won as somebody types them: "50000", "50,000", "50,000원", "₩50,000", "5만", "1만 5천원".

const FIGURES = /^₩?(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})원?$/;
const WORDS = /^(?:(\d{1,4})만)?(?:(\d)천)?원?$/;

/** Null for what is no amount, or none that a payment may have. */
export function readAmount(typed: string): number | null {
  const text = typed.normalize("NFKC").replace(/\s+/g, "");
  const [, figures] = FIGURES.exec(text) ?? [];
  if (figures !== undefined) return Number(figures.replaceAll(",", "")) || null;
  const [, tens = "0", thousands = "0"] = WORDS.exec(text) ?? [];
  return Number(tens) * 10_000 + Number(thousands) * 1_000 || null;
}

/** The amount that is among other words, such as "book 50,000" or "7만 3천원 홍길동"; null without one. */
export function amountAmong(typed: string): number | null {
  const words = typed.split(/\s+/).filter(Boolean).slice(0, 8);
  for (let from = 0; from < words.length; from += 1) {
    for (let to = words.length; to > from; to -= 1) {
      const amount = readAmount(words.slice(from, to).join(""));
      if (amount !== null) return amount;
    }
  }
  return null;
}
