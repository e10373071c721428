// The first page of the office. Each part is null for whom it is not.
import { builder } from "#schema/builder.ts";
import type { Viewer } from "#schema/context.ts";
import { readMembers } from "#schema/policies/members.ts";
import { readPostFigures } from "#schema/policies/posts.ts";
import { writePrograms } from "#schema/policies/programs.ts";
import { openAdmin } from "#schema/policies/viewer.ts";
import { MemberFiguresRef } from "./member-figures.ts";
import { PostFiguresRef } from "./post-figures.ts";
import { ProgramFiguresRef } from "./program-figures.ts";

const DashboardRef = builder.objectRef<{ readonly viewer: Viewer | null }>("Dashboard").implement({
  description: "The first page of the office.",
  fields: (t) => ({
    members: t.field({
      type: MemberFiguresRef,
      nullable: true,
      description: "For MEMBER and SUPER; null for everybody else.",
      resolve: ({ viewer }) => (readMembers(viewer) ? {} : null),
    }),
    posts: t.field({
      type: PostFiguresRef,
      nullable: true,
      description: "For CONTENT and SUPER; null for everybody else.",
      resolve: ({ viewer }) => (readPostFigures(viewer) ? {} : null),
    }),
    programs: t.field({
      type: ProgramFiguresRef,
      nullable: true,
      description: "For PROGRAM and SUPER; null for everybody else.",
      resolve: ({ viewer }) => (writePrograms(viewer) ? {} : null),
    }),
  }),
});

builder.queryField("dashboard", (t) =>
  t.field({
    type: DashboardRef,
    description: "For any staff role.",
    authScopes: { can: openAdmin },
    resolve: (_root, _args, { viewer }) => ({ viewer }),
  }),
);
