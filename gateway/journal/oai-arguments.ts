// Says what a harvester asks for, read strictly: OAI-PMH 2.0 knows each verb's arguments, and each once.
import type { HarvestRequest } from "#schema/journal/journal/harvest.ts";
import { id } from "#schema/validation/core/ids.ts";
import { ISSUE_NUMBER_MAX } from "#schema/validation/core/limits.ts";
import { ARTICLE_TYPES } from "#schema/validation/journal/journal-kinds.ts";
import { z } from "#schema/validation/zod.ts";

const OAI_ERRORS = [
  "badArgument",
  "badResumptionToken",
  "badVerb",
  "cannotDisseminateFormat",
  "idDoesNotExist",
  "noRecordsMatch",
] as const;

export class OaiError extends Error {
  readonly code: (typeof OAI_ERRORS)[number];
  constructor(code: (typeof OAI_ERRORS)[number], message: string) {
    super(message);
    this.code = code;
  }
}

const LIST = { needed: ["metadataPrefix"], allowed: ["from", "until", "set", "resumptionToken"] };
const VERBS = {
  Identify: { needed: [], allowed: [] },
  ListMetadataFormats: { needed: [], allowed: ["identifier"] },
  ListSets: { needed: [], allowed: ["resumptionToken"] },
  GetRecord: { needed: ["identifier", "metadataPrefix"], allowed: [] },
  ListIdentifiers: LIST,
  ListRecords: LIST,
} as const satisfies Record<
  string,
  { readonly needed: readonly string[]; readonly allowed: readonly string[] }
>;
export type OaiVerb = keyof typeof VERBS;

const isVerb = (verb: string | null): verb is OaiVerb => verb !== null && Object.hasOwn(VERBS, verb);

/** @throws OaiError badVerb; badArgument for what the verb does not know, what is missing, and what is there twice */
export function readArguments(asked: URLSearchParams): { verb: OaiVerb; given: ReadonlyMap<string, string> } {
  const verbs = asked.getAll("verb");
  const [verb = null] = verbs;
  if (!isVerb(verb) || verbs.length > 1) throw new OaiError("badVerb", "One of the six verbs, once");
  const given = new Map([...asked].filter(([name]) => name !== "verb"));
  const { needed, allowed }: { needed: readonly string[]; allowed: readonly string[] } = VERBS[verb];
  if (given.size + 1 !== [...asked].length) throw new OaiError("badArgument", "An argument is repeated");
  const strange = [...given.keys()].find((name) => !needed.includes(name) && !allowed.includes(name));
  if (strange !== undefined) throw new OaiError("badArgument", `${verb} has no such argument`);
  const goesOn = given.has("resumptionToken");
  if (goesOn && given.size > 1)
    throw new OaiError("badArgument", "A resumptionToken excludes other arguments");
  const missing = goesOn ? undefined : needed.find((name) => !given.has(name));
  if (missing !== undefined) throw new OaiError("badArgument", `${missing} is missing`);
  requireWords(given);
  return { verb, given };
}

const NAME = "[A-Za-z0-9_.!~*'()-]+";
/** What the protocol lets these be; an answer repeats them. */
const WORDS = {
  metadataPrefix: new RegExp(`^${NAME}$`),
  set: new RegExp(`^${NAME}(?::${NAME})*$`),
  identifier: /^(?:[A-Za-z0-9._~:/?#@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})+$/,
} as const;

/** @throws OaiError badArgument for what the protocol has no such words for, whatever else is wrong */
function requireWords(given: ReadonlyMap<string, string>): void {
  for (const [name, form] of Object.entries(WORDS)) {
    const said = given.get(name);
    if (said !== undefined && !form.test(said)) throw new OaiError("badArgument", `${name} has another form`);
  }
  readStamp(given.get("from"), false);
  readStamp(given.get("until"), true);
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const SECOND = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** A day, or a second of UTC. @param end of the day, for `until` */
function readStamp(text: string | undefined, end: boolean): Date | null {
  if (text === undefined) return null;
  const whole = DAY.test(text) ? `${text}T${end ? "23:59:59" : "00:00:00"}Z` : text;
  const date = new Date(whole);
  const isReal =
    SECOND.test(whole) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(whole.slice(0, 19));
  if (!isReal) throw new OaiError("badArgument", "A date is YYYY-MM-DD or YYYY-MM-DDThh:mm:ssZ");
  return date;
}

const issueSet = z.tuple([
  z.coerce.number().int().min(1).max(ISSUE_NUMBER_MAX),
  z.coerce.number().int().min(1).max(ISSUE_NUMBER_MAX),
]);

/** A set that nobody knows holds no records. */
function readSet(set: string | undefined): Pick<HarvestRequest, "issue" | "type"> {
  // All records are in a set of each kind, and so in the set above those.
  if (set === undefined || set === "issue" || set === "type") return { issue: null, type: null };
  const [kind, name = ""] = set.split(":", 2);
  const type = ARTICLE_TYPES.find((one) => one.toLowerCase() === name);
  if (kind === "type" && type) return { issue: null, type };
  const numbers = issueSet.safeParse(name.split("-"));
  if (kind !== "issue" || !numbers.success) throw new OaiError("noRecordsMatch", "There is no such set");
  return { issue: { volume: numbers.data[0], number: numbers.data[1] }, type: null };
}

const token = z.strictObject({
  f: z.string().optional(),
  u: z.string().optional(),
  s: z.string().optional(),
  t: z.iso.datetime(),
  i: id,
});
type Token = z.output<typeof token>;

function readToken(text: string): Token {
  try {
    return token.parse(JSON.parse(Buffer.from(text, "base64url").toString("utf8")));
  } catch {
    throw new OaiError("badResumptionToken", "This token is none of ours");
  }
}

/** What a list is narrowed to, and the token for what comes after a record of it. */
export function readList(given: ReadonlyMap<string, string>) {
  const resumed = given.get("resumptionToken");
  const last = resumed === undefined ? null : readToken(resumed);
  const [from, until, set] = last
    ? [last.f, last.u, last.s]
    : [given.get("from"), given.get("until"), given.get("set")];
  if (from !== undefined && until !== undefined && from.length !== until.length)
    throw new OaiError("badArgument", "from and until are of the same granularity");
  const harvestRequest: HarvestRequest = {
    from: readStamp(from, false),
    until: readStamp(until, true),
    ...readSet(set),
    after: last && { stamp: new Date(last.t), id: last.i },
  };
  if (harvestRequest.from && harvestRequest.until && harvestRequest.from > harvestRequest.until)
    throw new OaiError("badArgument", "from is later than until");
  const tokenAfter = ({ stamp, id }: { readonly stamp: Date; readonly id: number }): string => {
    const next: Token = { f: from, u: until, s: set, t: stamp.toISOString(), i: id };
    return Buffer.from(JSON.stringify(next), "utf8").toString("base64url");
  };
  return { harvestRequest, tokenAfter, isResumed: last !== null };
}
