// The bodies and paths of the REST table.
import { randomUUID } from "node:crypto";
import { TEST_PASSWORD } from "#tests/support/factories.ts";

export const REGISTER = "/api/v1/register";
export const LOGIN = "/api/v1/login";
export const CHANGE_PASSWORD = "/api/v1/change-password";
export const LOGOUT = "/api/v1/logout";

export const NEW_PASSWORD = "Another!Horse8";

/** A registration that passes, with an address nobody else has. */
export function registrationBody(overrides: Readonly<Record<string, unknown>> = {}) {
  return {
    email: `new-${randomUUID()}@example.org`,
    password: TEST_PASSWORD,
    confirm_password: TEST_PASSWORD,
    name: "새 회원",
    country: "KR",
    member_type: "GENERAL",
    consents: { terms: true, privacy: true, age14: true },
    ...overrides,
  };
}

/** A password change that passes for a member of the factory. */
export function passwordChangeBody(overrides: Readonly<Record<string, unknown>> = {}) {
  return {
    old_password: TEST_PASSWORD,
    new_password: NEW_PASSWORD,
    confirm_new_password: NEW_PASSWORD,
    ...overrides,
  };
}
