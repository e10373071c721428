// What the specification's calls come to on the client (7, 8). The server is a double.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changePassword, login } from "#web/session/auth-requests.ts";
import { expiredText } from "#web/session/expired-text.ts";
import { logout } from "#web/session/logout.ts";
import { session } from "#web/session/session.ts";
import { SIGNED_OUT } from "#web/session/session-state.ts";

const CREDENTIALS = { email: "gaon@example.org", password: "Demo!2345" };
const PASSWORDS = {
  old_password: "Wrong!2345",
  new_password: "Fresh!Lantern7",
  confirm_new_password: "Fresh!Lantern7",
};
const viewer = { id: 7, canOpenAdmin: false, member: { id: 7, name: "한가온", email: CREDENTIALS.email } };

const answers = new Map<string, () => Response | Promise<Response>>();
const asked: Request[] = [];
const log = vi.spyOn(console, "error");

beforeEach(() => {
  answers.clear();
  asked.length = 0;
  log.mockImplementation(() => {});
  answers.set("/graphql", () => Response.json({ data: { viewer } }));
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    asked.push(new Request(`http://site.example${path}`, init));
    return await answers.get(path)?.();
  });
});

afterEach(() => {
  session.signOut();
  log.mockReset();
  vi.unstubAllGlobals();
});

/** Answers a sign-in as the server does. */
function accept(authorization: string | null = "Bearer t1"): void {
  const headers: Record<string, string> = authorization === null ? {} : { authorization };
  answers.set("/api/v1/login", () => Response.json({ member_idx: 7, member_type: "REGULAR" }, { headers }));
}

test("a login with a token is a session", async () => {
  accept();
  expect(await login(CREDENTIALS)).toEqual({ success: true });
  expect(session.state()).toMatchObject({
    token: "t1",
    token_type: "Bearer",
    member_idx: 7,
    member_type: "REGULAR",
    isAuthenticated: true,
    isLoading: false,
    message: "session.loginSuccess",
    messageType: "success",
  });
});

test.each([null, "", "Bearer", "Bearer "])(
  "a login answered with %j for a token has failed",
  async (header) => {
    accept(header);
    expect(await login(CREDENTIALS)).toMatchObject({ success: false, code: "INTERNAL" });
    expect(session.state()).toMatchObject({ isAuthenticated: false, messageType: "error" });
  },
);

test("a network failure is logged and comes back as the error", async () => {
  const failure = new TypeError("Failed to fetch");
  answers.set("/api/v1/login", () => Promise.reject(failure));
  expect(await login(CREDENTIALS)).toMatchObject({ success: false, code: null, error: failure });
  expect(log).toHaveBeenCalledWith("Login failed:", failure);
});

test("so is an answer that cannot be read", async () => {
  answers.set("/api/v1/login", () => new Response("<html>"));
  const result = await login(CREDENTIALS);
  expect(result).toMatchObject({ success: false, code: null });
  expect(log).toHaveBeenCalledOnce();
});

test("a refusal carries code, fields and when to try again, and is nothing to log", async () => {
  answers.set("/api/v1/login", () =>
    Response.json({ code: "TOO_MANY_TRIES" }, { status: 429, headers: { "retry-after": "90" } }),
  );
  expect(await login(CREDENTIALS)).toMatchObject({ success: false, code: "TOO_MANY_TRIES", retryAfter: 90 });
  expect(log).not.toHaveBeenCalled();
});

test("a wrong old password is no expired session", async () => {
  accept();
  await login(CREDENTIALS);
  const fields = { old_password: ["OLD_PASSWORD_WRONG"] };
  answers.set("/api/v1/change-password", () =>
    Response.json({ code: "VALIDATION", fields }, { status: 422 }),
  );
  expect(await changePassword(PASSWORDS)).toMatchObject({ success: false, fields });
  expect(session.state().isAuthenticated).toBe(true);
  expect(asked.at(-1)?.headers.get("authorization")).toBe("Bearer t1");
});

test("a changed password goes on with the fresh token", async () => {
  accept();
  await login(CREDENTIALS);
  answers.set(
    "/api/v1/change-password",
    () => new Response(null, { status: 204, headers: { authorization: "Bearer t2" } }),
  );
  expect(await changePassword(PASSWORDS)).toEqual({ success: true });
  expect(session.authorization()).toBe("Bearer t2");
});

test("logout leaves at once and tells the server, whatever that answers", async () => {
  accept();
  await login(CREDENTIALS);
  answers.set("/api/v1/logout", () => Promise.reject(new TypeError("Failed to fetch")));
  const leaving = logout();
  expect(session.state()).toEqual(SIGNED_OUT);
  await leaving;
  expect(asked.at(-1)?.headers.get("authorization")).toBe("Bearer t1");
});

test("the alert is Korean, with English beside it on English pages", () => {
  expect(expiredText("ko")).toBe("세션이 만료되었습니다. 다시 로그인해 주세요.");
  expect(expiredText("en")).toContain(expiredText("ko"));
  expect(expiredText("en")).toContain("The session has expired. Please log in again.");
});
