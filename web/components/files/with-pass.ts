// Addresses of files that are not published yet, with what opens them.

/** The same value; every address under /files/ in it carries the pass. @param pass such as "t=…" */
export function withPass<Value>(value: Value, pass: string): Value;
export function withPass(value: unknown, pass: string): unknown {
  if (typeof value === "string") return value.startsWith("/files/") ? opened(value, pass) : value;
  if (Array.isArray(value)) return value.map((item: unknown) => withPass(item, pass));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withPass(item, pass)]));
}

/** An address may name the revision of its file already. */
const opened = (url: string, pass: string) => `${url}${url.includes("?") ? "&" : "?"}${pass}`;
