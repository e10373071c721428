// Members: the owner reads and changes the own details, MEMBER reads everybody (decisions, Permissions).
import type { Viewer } from "#schema/context.ts";
import { holds, isMember, isSuper } from "./viewer.ts";

export const readMember = (viewer: Viewer | null, member: { readonly id: number }): boolean =>
  viewer?.memberId === member.id || readMembers(viewer);

export const readMembers = (viewer: Viewer | null): boolean => holds(viewer, "MEMBER");

/** Reads the outbox and has a mail tried again. */
export const manageMails = (viewer: Viewer | null): boolean => holds(viewer, "MEMBER");

/** Sees the links that mails carry: whoever has one may act as that member. */
export const readMailLinks = isSuper;

export const updateMyDetails = isMember;
