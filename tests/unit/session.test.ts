import { beforeEach, describe, expect, it } from "vitest";
import { memoryStorage } from "#web/browser/memory-storage.ts";
import {
  SESSION_KEYS,
  type SessionUser,
  SIGNED_OUT,
  type StoredSession,
} from "#web/session/session-state.ts";
import { SessionStore } from "#web/session/session-store.ts";

const GIVEN: StoredSession = { token: "t1", token_type: "Bearer", member_idx: 7, member_type: "REGULAR" };
const USER: SessionUser = {
  id: 7,
  name: "한가온",
  email: "gaon@example.org",
  needsFactor: false,
  canOpenAdmin: false,
  canWritePosts: false,
  canWritePages: false,
  canWritePrograms: false,
  canManageMembers: false,
  canManagePayments: false,
  canManageJournal: false,
  canManageSite: false,
};

let storage = memoryStorage();
let happened: string[] = [];
let answer: () => Promise<SessionUser | "expired"> = async () => USER;

function store(): SessionStore {
  return new SessionStore({
    storage,
    goHome: () => void happened.push("home"),
    alertExpired: () => void happened.push("alert"),
    whoIs: () => answer(),
  });
}

function keep(session: StoredSession): void {
  for (const [name, key] of Object.entries(SESSION_KEYS)) {
    storage.setItem(key, String(session[name as keyof StoredSession]));
  }
}

const stored = () => Object.values(SESSION_KEYS).map((key) => storage.getItem(key));

beforeEach(() => {
  storage = memoryStorage();
  happened = [];
  answer = async () => USER;
});

describe("restoring at start", () => {
  it("needs a token and a type", async () => {
    storage.setItem("auth_token", "t1");
    const session = store();
    await session.restore();
    expect(session.state()).toEqual(SIGNED_OUT);
  });

  it("reads member_idx as an integer and learns who it is", async () => {
    keep(GIVEN);
    const session = store();
    const restored = session.restore();
    expect(session.state()).toMatchObject({
      isAuthenticated: true,
      isLoading: true,
      member_idx: 7,
      user: null,
    });
    await restored;
    expect(session.state()).toMatchObject({ isLoading: false, user: USER });
    expect(session.authorization()).toBe("Bearer t1");
  });

  it("believes the server about who it is", async () => {
    keep({ ...GIVEN, member_idx: 8 });
    const session = store();
    await session.restore();
    expect(session.state()).toMatchObject({ member_idx: 7, user: USER });
  });

  it("lets an expired session go without a word", async () => {
    keep(GIVEN);
    answer = async () => "expired";
    const session = store();
    await session.restore();
    expect(session.state()).toEqual(SIGNED_OUT);
    expect(stored()).toEqual([null, null, null, null]);
    expect(happened).toEqual([]);
  });

  it("is silent too when another request meets the 401 first", async () => {
    keep(GIVEN);
    const asked = Promise.withResolvers<SessionUser | "expired">();
    answer = () => asked.promise;
    const session = store();
    const restored = session.restore();
    session.expire("Bearer t1");
    asked.resolve("expired");
    await restored;
    expect(happened).toEqual([]);
    expect(session.state().isAuthenticated).toBe(false);
  });

  it("keeps the session when nobody answers", async () => {
    keep(GIVEN);
    answer = () => Promise.reject(new Error("offline"));
    const session = store();
    await session.restore();
    expect(session.state()).toMatchObject({ isAuthenticated: true, isLoading: false, user: null });
  });
});

describe("signing in and out", () => {
  it("keeps the four values", async () => {
    const session = store();
    await session.adopt(GIVEN, "session.loginSuccess");
    expect(stored()).toEqual(["t1", "Bearer", "7", "REGULAR"]);
    expect(session.state()).toMatchObject({
      isAuthenticated: true,
      message: "session.loginSuccess",
      messageType: "success",
      user: USER,
    });
  });

  it("logout clears state and storage and goes home, without the alert", async () => {
    const session = store();
    await session.adopt(GIVEN);
    session.signOut();
    expect(session.state()).toEqual(SIGNED_OUT);
    expect(stored()).toEqual([null, null, null, null]);
    expect(happened).toEqual(["home"]);
  });
});

describe("expiry", () => {
  it("fires once for a burst of answers", async () => {
    const session = store();
    await session.adopt(GIVEN);
    for (let i = 0; i < 5; i += 1) session.expire("Bearer t1");
    expect(happened).toEqual(["alert", "home"]);
    expect(stored()).toEqual([null, null, null, null]);
  });

  it("does not touch a newer session", async () => {
    const session = store();
    await session.adopt(GIVEN);
    await session.adopt({ ...GIVEN, token: "t2" });
    session.expire("Bearer t1");
    expect(happened).toEqual([]);
    expect(session.state().token).toBe("t2");
  });
});

describe("other tabs", () => {
  it("follows a sign-in", async () => {
    const session = store();
    keep(GIVEN);
    session.follow("auth_token");
    await session.ready();
    expect(session.state()).toMatchObject({ isAuthenticated: true, user: USER });
  });

  it("follows a sign-out home", async () => {
    const session = store();
    await session.adopt(GIVEN);
    storage.removeItem("auth_token");
    session.follow("auth_token");
    expect(session.state()).toEqual(SIGNED_OUT);
    expect(happened).toEqual(["home"]);
  });

  it("ignores everything else", async () => {
    const session = store();
    await session.adopt(GIVEN);
    session.follow("language");
    session.follow("auth_token");
    expect(session.state().isAuthenticated).toBe(true);
    expect(happened).toEqual([]);
  });
});
