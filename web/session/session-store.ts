// Says what happens to the session (specification 4 and 8, docs/sign-in.md#the-meaning-of-a-401): it is
// restored, begins, ends, expires, and follows other tabs. What the store needs of the browser is passed in,
// so that tests can pass something else. session.ts holds the store of the page.
import {
  clearStored,
  readStored,
  SESSION_KEYS,
  type SessionMessage,
  type SessionState,
  type SessionStorage,
  type SessionUser,
  SIGNED_OUT,
  type StoredSession,
  writeStored,
} from "./session-state.ts";

/** What the store needs from outside. */
interface SessionWorld {
  readonly storage: SessionStorage;
  /** Goes to the home page, inside the router. */
  goHome(): void;
  /** Shows that the session has expired and returns when the person has seen it. */
  alertExpired(): void;
  /**
   * Asks the server who a token belongs to. "expired" when it is no longer good; rejects when there was no answer, which
   * leaves the session as it is.
   */
  whoIs(session: StoredSession): Promise<SessionUser | "expired">;
}

/** The store; `subscribe` and `state` fit useSyncExternalStore. */
export class SessionStore {
  #state: SessionState = SIGNED_OUT;
  #ready: Promise<void> = Promise.resolve();
  readonly #listeners = new Set<() => void>();
  readonly #world: SessionWorld;

  constructor(world: SessionWorld) {
    this.#world = world;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): SessionState => this.#state;

  /** Settles when the session is restored; guards wait for it. Never rejects. */
  ready(): Promise<void> {
    return this.#ready;
  }

  /** The value of the Authorization header, "{type} {token}"; null when signed out. */
  authorization(): string | null {
    const { token, token_type } = this.#state;
    return token && token_type ? `${token_type} ${token}` : null;
  }

  /** At start: takes up what is stored and asks the server about it. A token that is no longer good goes silently. */
  restore(): Promise<void> {
    const stored = readStored(this.#world.storage);
    if (!stored) return this.#ready;
    this.#set({ ...SIGNED_OUT, ...stored, isAuthenticated: true, isLoading: true });
    this.#ready = this.#identify(stored);
    return this.#ready;
  }

  /** After a good sign-in or a password change: keeps the session and learns who it is. */
  async adopt(session: StoredSession, message: SessionMessage | null = null): Promise<void> {
    writeStored(this.#world.storage, session);
    const messageType = message ? "success" : null;
    const user = session.member_idx === this.#state.member_idx ? this.#state.user : null;
    this.#set({ ...session, user, isAuthenticated: true, isLoading: user === null, message, messageType });
    this.#ready = this.#identify(session);
    await this.#ready;
  }

  /** Asks the server again what this person may: it may be more now. */
  async identify(): Promise<void> {
    const { token, token_type, member_idx, member_type } = this.#state;
    if (token && token_type) await this.#identify({ token, token_type, member_idx, member_type });
  }

  /** Shows that a sign-in is running, or what it came to. */
  report(
    change: Pick<SessionState, "isLoading"> & Partial<Pick<SessionState, "message" | "messageType">>,
  ): void {
    this.#set({ ...this.#state, ...change });
  }

  /** The person's own details changed. */
  updateUser(user: SessionUser): void {
    if (this.#state.isAuthenticated) this.#set({ ...this.#state, user });
  }

  /** Logout: clears state and storage and goes to the home page. */
  signOut(): void {
    clearStored(this.#world.storage);
    this.#set(SIGNED_OUT);
    this.#world.goHome();
  }

  /**
   * A request that carried `authorization` came back with 401. The first of a burst clears the session, so the others find
   * their header no longer held and do nothing; while the session is being restored it goes without a word.
   */
  expire(authorization: string): void {
    if (this.authorization() !== authorization) return;
    const silent = this.#state.isLoading;
    clearStored(this.#world.storage);
    this.#set(SIGNED_OUT);
    if (silent) return;
    this.#world.alertExpired();
    this.#world.goHome();
  }

  /** Follows another tab: a `storage` event about the token, or about everything (`key` null). */
  follow(key: string | null): void {
    if (key !== null && key !== SESSION_KEYS.token) return;
    const stored = readStored(this.#world.storage);
    if (stored?.token === (this.#state.token ?? undefined)) return;
    if (stored) {
      this.#set({ ...SIGNED_OUT, ...stored, isAuthenticated: true, isLoading: true });
      this.#ready = this.#identify(stored);
    } else {
      this.#set(SIGNED_OUT);
      this.#world.goHome();
    }
  }

  async #identify(session: StoredSession): Promise<void> {
    let user: SessionUser | "expired" | null = null;
    try {
      user = await this.#world.whoIs(session);
    } catch {
      // Without an answer nothing is known about the session. The next request will tell.
    }
    if (this.#state.token !== session.token) return;
    if (user === "expired") this.expire(`${session.token_type} ${session.token}`);
    else if (user === null) this.#set({ ...this.#state, isLoading: false });
    // The token says who this is, whatever is beside it in the storage: another tab may be writing there, or a person.
    else this.#set({ ...this.#state, user, member_idx: user.id, isLoading: false });
  }

  #set(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
