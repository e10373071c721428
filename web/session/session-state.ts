// The session in the shape of the specification (3, 4), and its four keys in localStorage. Pure: the store in
// session-store.ts changes it.

/** Who is signed in, as the server says. */
export interface SessionUser {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** Holds roles that count once a second factor is set up. */
  readonly needsFactor: boolean;
  readonly canOpenAdmin: boolean;
  readonly canWritePosts: boolean;
  readonly canWritePages: boolean;
  readonly canWritePrograms: boolean;
  readonly canManageMembers: boolean;
  readonly canManagePayments: boolean;
  readonly canManageJournal: boolean;
  readonly canManageSite: boolean;
}

/** The four values that are stored. */
export interface StoredSession {
  readonly token: string;
  readonly token_type: string;
  readonly member_idx: number | null;
  readonly member_type: string | null;
}

/** What the last sign-in, sign-up or sign-out came to; words are the client's. */
export type SessionMessage = "session.loginSuccess" | "session.registerSuccess" | "session.loginFailed";

export interface SessionState {
  readonly token: string | null;
  readonly token_type: string | null;
  readonly member_idx: number | null;
  /** A grade, or ADMIN for the person who holds a staff role (docs/people.md#accounts-and-grades). */
  readonly member_type: string | null;
  /** Null until the server has answered. */
  readonly user: SessionUser | null;
  readonly isAuthenticated: boolean;
  /** While the session is being restored at start, or a sign-in runs. */
  readonly isLoading: boolean;
  readonly message: SessionMessage | null;
  readonly messageType: "success" | "error" | null;
}

export const SIGNED_OUT: SessionState = {
  token: null,
  token_type: null,
  member_idx: null,
  member_type: null,
  user: null,
  isAuthenticated: false,
  isLoading: false,
  message: null,
  messageType: null,
};

export const SESSION_KEYS = {
  token: "auth_token",
  token_type: "auth_token_type",
  member_idx: "auth_member_idx",
  member_type: "auth_member_type",
} as const;

export type SessionStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The stored session, if token and type exist; member_idx is read as an integer. */
export function readStored(storage: SessionStorage): StoredSession | null {
  const token = storage.getItem(SESSION_KEYS.token);
  const token_type = storage.getItem(SESSION_KEYS.token_type);
  if (!token || !token_type) return null;
  const idx = Number.parseInt(storage.getItem(SESSION_KEYS.member_idx) ?? "", 10);
  return {
    token,
    token_type,
    member_idx: Number.isSafeInteger(idx) ? idx : null,
    member_type: storage.getItem(SESSION_KEYS.member_type),
  };
}

/** Keeps the four values; one that is null is removed. The token is written last: other tabs act on it. */
export function writeStored(storage: SessionStorage, session: StoredSession): void {
  const write = (key: string, value: string | null) =>
    value === null ? storage.removeItem(key) : storage.setItem(key, value);
  write(SESSION_KEYS.member_idx, session.member_idx === null ? null : String(session.member_idx));
  write(SESSION_KEYS.member_type, session.member_type);
  write(SESSION_KEYS.token_type, session.token_type);
  write(SESSION_KEYS.token, session.token);
}

/** Removes all four. */
export function clearStored(storage: SessionStorage): void {
  for (const key of Object.values(SESSION_KEYS)) storage.removeItem(key);
}
