import { describe, expect, it } from "vitest";
import { officeRights } from "#web/pages.ts";
import {
  BOARD_PATHS,
  DASHBOARD_PATH,
  memberPath,
  OUTBOX_PATH,
  PROGRAM_OFFICE_PATHS,
  pageEditPath,
  TRASH_PATH,
} from "#web/paths.ts";
import { homeOf, refuse } from "#web/session/guard.ts";

const visitor = { isAuthenticated: false, member_type: null, user: null };
const member = { isAuthenticated: true, member_type: "REGULAR", user: null };
const staff = { isAuthenticated: true, member_type: "ADMIN", user: null };
const writer = {
  id: 1,
  name: "가온",
  email: "a@example.org",
  needsFactor: false,
  canOpenAdmin: true,
  canWritePosts: true,
  canWritePages: true,
  canWritePrograms: false,
  canManageMembers: false,
  canManagePayments: false,
  canManageJournal: false,
  canManageSite: false,
};

describe("the guard of the specification's routes", () => {
  it("lets everybody read public pages", () => {
    for (const who of [visitor, member, staff])
      expect(refuse("public", who, "/notice/list", null)).toBeNull();
  });

  it("lets everybody follow a link of a mail", () => {
    for (const who of [visitor, member, staff])
      expect(refuse("anyone", who, "/reset-password", null)).toBeNull();
  });

  it("lets only the office of members read the outbox", () => {
    const path = "/admin/outbox";
    expect(refuse(officeRights(OUTBOX_PATH), { ...staff, user: writer }, path, null)).toEqual({
      status: 403,
    });
    const managing = { ...writer, canManageMembers: true };
    expect(refuse(officeRights(OUTBOX_PATH), { ...staff, user: managing }, path, null)).toBeNull();
  });

  it("opens a member's page to the offices of members and of money", () => {
    const path = "/admin/member-management/6";
    const finance = { ...writer, canManagePayments: true };
    expect(refuse(officeRights(memberPath(":idx")), { ...staff, user: writer }, path, null)).toEqual({
      status: 403,
    });
    expect(refuse(officeRights(memberPath(":idx")), { ...staff, user: finance }, path, null)).toBeNull();
  });

  it("opens the trash to those who can put something in it", () => {
    const finance = { ...writer, canWritePosts: false, canWritePages: false, canManagePayments: true };
    expect(refuse(officeRights(TRASH_PATH), { ...staff, user: finance }, "/admin/trash", null)).toEqual({
      status: 403,
    });
    expect(refuse(officeRights(TRASH_PATH), { ...staff, user: writer }, "/admin/trash", null)).toBeNull();
  });

  it("leads staff without the second factor that is asked of them to where it is set up", () => {
    const waiting = { ...staff, user: { ...writer, needsFactor: true, canOpenAdmin: false } };
    expect(refuse(officeRights(DASHBOARD_PATH), waiting, "/admin/dashboard", null)).toEqual({
      redirectTo: "/my-account?tab=security",
    });
    expect(refuse("member", waiting, "/my-account", null)).toBeNull();
  });

  it("sends a visitor to sign in and back", () => {
    const redirectTo = "/login?next=%2Fmy-account%3Ftab%3Dpassword";
    expect(refuse("member", visitor, "/my-account?tab=password", null)).toEqual({ redirectTo });
    expect(refuse(officeRights(DASHBOARD_PATH), visitor, "/admin/dashboard", null)).toEqual({
      redirectTo: "/login?next=%2Fadmin%2Fdashboard",
    });
  });

  it("answers 403 without a redirect where the right is missing", () => {
    expect(refuse(officeRights(DASHBOARD_PATH), member, "/admin/dashboard", null)).toEqual({ status: 403 });
    expect(refuse(officeRights(DASHBOARD_PATH), staff, "/admin/dashboard", null)).toBeNull();
  });

  it("lets only writers write", () => {
    const path = "/notice/create";
    expect(refuse(officeRights(BOARD_PATHS.NOTICE.create), visitor, path, null)).toEqual({
      redirectTo: "/login?next=%2Fnotice%2Fcreate",
    });
    expect(refuse(officeRights(BOARD_PATHS.NOTICE.create), member, path, null)).toEqual({ status: 403 });
    expect(
      refuse(
        officeRights(BOARD_PATHS.NOTICE.create),
        { ...staff, user: { ...writer, canWritePosts: false } },
        path,
        null,
      ),
    ).toEqual({
      status: 403,
    });
    expect(
      refuse(officeRights(BOARD_PATHS.NOTICE.create), { ...staff, user: writer }, path, null),
    ).toBeNull();
    expect(refuse(officeRights(pageEditPath("BYLAWS")), { ...staff, user: writer }, path, null)).toBeNull();
    expect(
      refuse(
        officeRights(pageEditPath("BYLAWS")),
        { ...staff, user: { ...writer, canWritePages: false } },
        path,
        null,
      ),
    ).toEqual({ status: 403 });
    expect(
      refuse(officeRights(PROGRAM_OFFICE_PATHS.seminars.create), { ...staff, user: writer }, path, null),
    ).toEqual({ status: 403 });
    const programWriter = { ...writer, canWritePosts: false, canWritePrograms: true };
    expect(
      refuse(
        officeRights(PROGRAM_OFFICE_PATHS.seminars.create),
        { ...staff, user: programWriter },
        path,
        null,
      ),
    ).toBeNull();
    // The server had no answer: it refuses by itself.
    expect(refuse(officeRights(BOARD_PATHS.NOTICE.create), staff, path, null)).toBeNull();
  });

  it("leads who is signed in away from login and register", () => {
    expect(refuse("guest", visitor, "/login", "/my-account")).toBeNull();
    expect(refuse("guest", member, "/login", null)).toEqual({ redirectTo: "/my-account" });
    expect(refuse("guest", staff, "/login", null)).toEqual({ redirectTo: "/admin/dashboard" });
    expect(refuse("guest", member, "/login", "/notice/3")).toEqual({ redirectTo: "/notice/3" });
    expect(refuse("guest", member, "/login", "//evil.example")).toEqual({ redirectTo: "/my-account" });
  });

  it("knows where everybody belongs", () => {
    expect(homeOf("ADMIN")).toBe("/admin/dashboard");
    expect(homeOf("GENERAL")).toBe("/my-account");
    expect(homeOf(null)).toBe("/my-account");
  });
});
