// What the office asks about programs.

import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { writePrograms } from "#schema/policies/programs.ts";
import { toSearch } from "#schema/posts/post-search.ts";
import { seoulMidnight } from "#schema/validation/seoul.ts";
import { z } from "#schema/validation/zod.ts";
import { ManagedProgramPageRef } from "./managed-program-page.ts";
import { ProgramForEditingRef } from "./program-for-editing.ts";
import { ProgramKindRef, ProgramNeedRef, ProgramStageRef, ProgramStateRef } from "./program-kind.ts";
import { ProgramTagRef } from "./program-tag.ts";
import { allProgramTags } from "./program-tags.ts";

const authScopes = { can: writePrograms };
const day = z.iso.date({ error: "DATE_INVALID" });

builder.queryFields((t) => ({
  managedPrograms: t.field({
    type: ManagedProgramPageRef,
    description: "The office's list of some kinds, the newest date first.",
    authScopes,
    args: {
      kinds: t.arg({ type: [ProgramKindRef], required: true }),
      state: t.arg({ type: ProgramStageRef, description: "Null: all but the trash." }),
      phase: t.arg({ type: ProgramStateRef, description: "What people see. Null: whatever it is." }),
      need: t.arg({ type: ProgramNeedRef, description: "What the dashboard counts. Null: whatever it is." }),
      search: t.arg.string({ description: "A part of a title, in either language and any case." }),
      from: t.arg.string({
        description: "The first day on which the event may begin, in Seoul: 2026-12-01.",
        validate: day,
      }),
      to: t.arg.string({
        description: "The last day on which the event may begin, in Seoul, included.",
        validate: day,
      }),
      page: t.arg.int({ required: true, defaultValue: 1 }),
    },
    resolve: (_root, { kinds, state, phase, need, search, from, to, page }, { clock }) => ({
      kinds,
      stage: state ?? null,
      phase: phase ?? null,
      need: need ?? null,
      search: toSearch(search),
      from: from ? seoulMidnight(from) : null,
      before: to ? seoulMidnight(to, 1) : null,
      page,
      now: clock.now(),
    }),
  }),

  programForEditing: t.prismaField({
    type: ProgramForEditingRef,
    nullable: true,
    description: "A program as its editor needs it, in the trash or not; null when there is none.",
    authScopes,
    args: { id: t.arg.int({ required: true }) },
    resolve: (query, _root, { id }) => db.program.findUnique({ ...query, where: { id } }),
  }),

  allProgramTags: t.field({
    type: [ProgramTagRef],
    description: "The tags of programs, carried by one or not.",
    authScopes,
    resolve: async (_root, _args, { clock, contentCache }) => [
      ...(await allProgramTags({ contentCache, now: clock.now() })),
    ],
  }),
}));
