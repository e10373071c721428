// Defines what the office asks about programs.

import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { pageArgs } from "#schema/core/lists/list-page.ts";
import { writePrograms } from "#schema/policies/programs/programs.ts";
import { ManagedProgramPageRef, ProgramFilterRef } from "./managed-program-page.ts";
import { ProgramForEditingRef } from "./program-for-editing.ts";
import { ProgramKindRef } from "./program-kind.ts";
import { ProgramTagRef } from "./program-tag.ts";
import { allProgramTags } from "./program-tags.ts";

const authScopes = { can: writePrograms };

builder.queryFields((t) => ({
  managedPrograms: t.field({
    type: ManagedProgramPageRef,
    description: "The office's list of some kinds, the newest date first.",
    authScopes,
    args: {
      kinds: t.arg({ type: [ProgramKindRef], required: true }),
      filter: t.arg({ type: ProgramFilterRef }),
      ...pageArgs(t.arg),
    },
    resolve: (_root, { filter, ...part }, { clock }) => ({ filter: filter ?? {}, now: clock.now(), ...part }),
  }),

  programForEditing: t.prismaField({
    type: ProgramForEditingRef,
    nullable: true,
    description: "A program as its editor needs it, in the trash or not; null when there is none.",
    authScopes,
    args: { id: t.arg({ type: "Id", required: true }) },
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
