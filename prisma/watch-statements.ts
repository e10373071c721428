// Says how long each statement took, and for whom: a slow one is logged with the request and the operation it
// belongs to, and metrics count all.
import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";

/** What a request is, for the log. */
interface CurrentRequest {
  readonly requestId: string;
  /** Such as `GET /notice/list`, or the name of an operation once it is known. */
  operation: string;
}

interface RanStatement {
  /** Values are not in it: they are parameters. Cut after some hundred characters. */
  readonly text: string;
  readonly milliseconds: number;
  readonly failed: boolean;
  /** Null: the site asked for itself. */
  readonly asked: CurrentRequest | null;
}

const TEXT_MAX = 300;
const asking = new AsyncLocalStorage<CurrentRequest>();
const listeners = new Set<(statement: RanStatement) => void>();

/** Does the work of a request. */
export function whileAsking<T>(asked: CurrentRequest, work: () => T): T {
  return asking.run(asked, work);
}

/** The operation of the present request is known by its name now. */
export function nameOperation(operation: string): void {
  const asked = asking.getStore();
  if (asked) asked.operation = operation;
}

/** Hears every statement until the returned function is called. */
export function onStatement(listener: (statement: RanStatement) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Times what a connection runs. */
export function watchStatements(client: pg.PoolClient): void {
  const { query } = client;
  const watched = (...args: unknown[]): unknown => {
    if (listeners.size === 0) return Reflect.apply(query, client, args);
    const begun = performance.now();
    const asked = asking.getStore() ?? null;
    const done = (failed: boolean) => {
      const statement = { text: textOf(args[0]), milliseconds: performance.now() - begun, failed, asked };
      for (const listener of listeners) listener(statement);
    };
    const callback = args.at(-1);
    if (typeof callback === "function") {
      const heard = (...said: unknown[]) => {
        done(said[0] !== null && said[0] !== undefined);
        Reflect.apply(callback, undefined, said);
      };
      return Reflect.apply(query, client, [...args.slice(0, -1), heard]);
    }
    const result: unknown = Reflect.apply(query, client, args);
    if (result instanceof Promise) {
      result.then(
        () => done(false),
        () => done(true),
      );
    }
    return result;
  };
  Reflect.set(client, "query", watched);
}

function textOf(asked: unknown): string {
  const text: unknown = typeof asked === "object" && asked !== null ? Reflect.get(asked, "text") : asked;
  return typeof text === "string" ? text.replaceAll(/\s+/g, " ").trim().slice(0, TEXT_MAX) : "";
}
