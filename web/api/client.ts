// The browser's GraphQL client. Exchanges: cache, then what the server already asked, then the network. When somebody signs in
// or out a new one takes its place, so that nothing one person saw is ever shown to the next.
import { useSyncExternalStore } from "react";
import { type Client, cacheExchange, createClient, type SSRData, ssrExchange } from "urql";
import { session } from "#web/session/session.ts";
import { postExchange } from "./post-exchange.ts";

function create(initialState?: SSRData): Client {
  const ssr = ssrExchange({ isClient: true, ...(initialState ? { initialState } : {}) });
  return createClient({
    url: "/graphql",
    preferGetMethod: false,
    exchanges: [cacheExchange, ssr, postExchange],
  });
}

/** Holds the present client; `subscribe` notifies of a new one. */
export class ClientHolder {
  #client: Client;
  #memberIdx: number | null;
  /** Whether the server has ever answered to this session. */
  #confirmed = false;
  readonly #listeners = new Set<() => void>();

  /** `initialState`: the results the server rendered the page from. */
  constructor(initialState: SSRData) {
    this.#client = create(initialState);
    this.#memberIdx = session.state().member_idx;
    session.subscribe(() => this.#renew());
  }

  readonly current = (): Client => this.#client;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #renew(): void {
    const { member_idx, isAuthenticated, isLoading } = session.state();
    const holder = isAuthenticated ? member_idx : null;
    const wasConfirmed = this.#confirmed;
    this.#confirmed = isAuthenticated && !isLoading;
    if (holder === this.#memberIdx) return;
    this.#memberIdx = holder;
    // The stored token turned out to be worth nothing. Nobody has seen more than the visitors' page, which
    // may still be hydrating, so the client stays.
    if (holder === null && !wasConfirmed) return;
    this.#client = create();
    for (const listener of this.#listeners) listener();
  }
}

/** The client of the moment, for the urql Provider. */
export function useClientOf(holder: ClientHolder): Client {
  return useSyncExternalStore(holder.subscribe, holder.current, holder.current);
}
