// Says which of our encodings a request takes (RFC 9110 12.5.3). Browsers send only a handful of different
// headers, so the result for each is remembered.
export type Encoding = "br" | "gzip" | "identity";

const remembered = new Map<string, Encoding>();
const REMEMBERED_MAX = 200;

/** Brotli before gzip before plain; `q=0` means no. An absent header is taken as plain. */
export function negotiateEncoding(header: string | string[] | undefined): Encoding {
  if (!header) return "identity";
  const value = Array.isArray(header) ? header.join(",") : header;
  const known = remembered.get(value);
  if (known) return known;
  const encoding = choose(value.toLowerCase());
  if (remembered.size < REMEMBERED_MAX) remembered.set(value, encoding);
  return encoding;
}

function choose(header: string): Encoding {
  const weights = new Map(
    header.split(",").map((part) => {
      const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
      const weight = parameters.find((parameter) => parameter.startsWith("q="));
      return [name, weight ? Number(weight.slice(2)) : 1] as const;
    }),
  );
  const takes = (name: string) => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
}
