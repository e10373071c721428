import { describe, expect, test } from "vitest";
import type { StaffRole } from "#prisma/generated/enums.ts";
import type { Viewer } from "#schema/context.ts";
import {
  manageMails,
  readMailLinks,
  readMember,
  readMembers,
  updateMyDetails,
} from "#schema/policies/people/members.ts";
import { writeEmergency } from "#schema/policies/site/emergency.ts";
import { writeFaqs } from "#schema/policies/site/faqs.ts";
import { pagesInForce, pagesWithPast, readableVersions, writePages } from "#schema/policies/site/pages.ts";
import { listedPosts, livePosts, publishedPosts, readPostFigures } from "#schema/policies/site/posts.ts";
import { anyone, holds, isMember, openAdmin } from "#schema/policies/viewer.ts";

const viewer = (...roles: StaffRole[]): Viewer => ({
  memberId: 7,
  sessionId: "session",
  grade: "REGULAR",
  roles: new Set(roles),
  needsFactor: false,
  authenticatedAt: new Date(),
});
const people: Readonly<Record<string, Viewer | null>> = {
  visitor: null,
  member: viewer(),
  CONTENT: viewer("CONTENT"),
  PROGRAM: viewer("PROGRAM"),
  FINANCE: viewer("FINANCE"),
  MEMBER: viewer("MEMBER"),
  SUPER: viewer("SUPER"),
};
const who = (may: (viewer: Viewer | null) => boolean) =>
  Object.keys(people).filter((name) => may(people[name] ?? null));

describe("abilities", () => {
  test.each([
    ["anyone", anyone, Object.keys(people)],
    ["isMember", isMember, Object.keys(people).slice(1)],
    ["openAdmin", openAdmin, ["CONTENT", "PROGRAM", "FINANCE", "MEMBER", "SUPER"]],
    ["holds CONTENT", (one: Viewer | null) => holds(one, "CONTENT"), ["CONTENT", "SUPER"]],
    ["readMembers", readMembers, ["MEMBER", "SUPER"]],
    ["readMember (another)", (one: Viewer | null) => readMember(one, { id: 8 }), ["MEMBER", "SUPER"]],
    ["readMember (own)", (one: Viewer | null) => readMember(one, { id: 7 }), Object.keys(people).slice(1)],
    ["manageMails", manageMails, ["MEMBER", "SUPER"]],
    ["readMailLinks", readMailLinks, ["SUPER"]],
    ["updateMyDetails", updateMyDetails, Object.keys(people).slice(1)],
    ["writeEmergency", writeEmergency, ["CONTENT", "SUPER"]],
    ["writeFaqs", writeFaqs, ["CONTENT", "SUPER"]],
    ["writePages", writePages, ["CONTENT", "SUPER"]],
    ["readPostFigures", readPostFigures, ["CONTENT", "SUPER"]],
  ])("%s", (_name, may, expected) => {
    expect(who(may)).toEqual(expected);
  });
});

describe("filters", () => {
  const now = new Date("2026-03-02T00:00:00Z");

  test("live posts are not in the trash, their time has come and has not ended; of them lists name some, and everybody reads some", () => {
    const live = {
      deletedAt: null,
      publishedAt: { lte: now },
      AND: [{ OR: [{ unpublishAt: null }, { unpublishAt: { gt: now } }] }],
    };
    expect(livePosts(now)).toEqual(live);
    expect(listedPosts(now)).toEqual({ ...live, isListed: true });
    expect(publishedPosts(now)).toEqual({ ...live, isListed: true, audience: "EVERYONE" });
  });

  test("pages in force have come into force", () => {
    expect(pagesInForce(now)).toEqual({ withdrawnAt: null, effectiveAt: { lte: now } });
  });

  test("of legal texts everybody may look back, of other pages only CONTENT, who also sees what is coming", () => {
    const legal = [
      "BYLAWS",
      "JOURNAL_SUBMISSION_RULES",
      "JOURNAL_REVIEW_RULES",
      "JOURNAL_ETHICS",
      "PRIVACY_POLICY",
      "TERMS",
    ];
    expect(pagesWithPast).toEqual(legal);
    const open = { withdrawnAt: null, effectiveAt: { lte: now }, key: { in: legal } };
    for (const one of [null, viewer(), viewer("PROGRAM"), viewer("MEMBER")]) {
      expect(readableVersions(one, now)).toEqual(open);
    }
    for (const one of [viewer("CONTENT"), viewer("SUPER")]) expect(readableVersions(one, now)).toEqual({});
  });
});
