// Defines who reads the login log: SUPER all of it, people the lines about themselves (docs/sign-in.md#sign-in).
import type { Viewer } from "#schema/context.ts";
import { isMember, isSuper } from "#schema/policies/viewer.ts";

export const readSignIns = (viewer: Viewer | null): boolean => isSuper(viewer);

export const readMySignIns = isMember;
