// The documents that this gateway knows: parsed and checked once, no matter who asked first. The client's own
// are checked as they are; an unknown one's comes here once Yoga has let it through the bounds (limits.ts).
import { createHash } from "node:crypto";
import { type DocumentNode, type GraphQLError, parse, stripIgnoredCharacters, validate } from "graphql";
import { LRUCache } from "lru-cache";
import { schema } from "#schema/index.ts";
import { isSameForEveryVisitor } from "./cacheable.ts";

/** More than twice what the client has; another document is at most LIMITS.length long. */
const DOCUMENTS_MAX = 500;

interface KnownDocument {
  readonly document: DocumentNode;
  /** Queries over public data alone. */
  readonly sameForAll: boolean;
  /** The headers of Yoga's answer, by the media types asked for. */
  readonly headers: Map<string, Readonly<Record<string, string>>>;
}

export interface Documents {
  /** Null: nobody has asked it yet. */
  find(source: string): KnownDocument | null;
  /** Notes a document that went through. */
  add(source: string, document: DocumentNode): KnownDocument;
  /** One of our own, parsed and checked when it is asked first. @throws GraphQLError */
  prepare(source: string): KnownDocument;
  /** Whether the client sends it; true for all before `allowOnly`. */
  isAllowed(source: string): boolean;
  /** From now on these alone are allowed. */
  allowOnly(sources: readonly string[]): void;
}

export function createDocuments(): Documents {
  const known = new LRUCache<string, KnownDocument>({ max: DOCUMENTS_MAX });
  /** Texts as the client sends them, and digests of them whatever their spaces. */
  let allowed: { readonly texts: ReadonlySet<string>; readonly digests: ReadonlySet<string> } | null = null;

  const add = (source: string, document: DocumentNode): KnownDocument => {
    const entry = { document, sameForAll: isSameForEveryVisitor(schema, document), headers: new Map() };
    known.set(source, entry);
    return entry;
  };
  return {
    find: (source) => known.get(source) ?? null,
    add,
    prepare: (source) => {
      const entry = known.get(source);
      if (entry) return entry;
      const document = parse(source, { noLocation: true });
      const [error]: readonly GraphQLError[] = validate(schema, document);
      if (error) throw error;
      return add(source, document);
    },
    isAllowed: (source) =>
      allowed === null || allowed.texts.has(source) || allowed.digests.has(digest(source)),
    allowOnly: (sources) => {
      allowed = { texts: new Set(sources), digests: new Set(sources.map(digest)) };
    },
  };
}

/** Of the document whatever its spaces; what is none has a digest that no document has. */
function digest(source: string): string {
  try {
    return createHash("sha256").update(stripIgnoredCharacters(source)).digest("base64");
  } catch {
    return "";
  }
}
