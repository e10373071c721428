// Defines what anybody may ask about programs. Everybody gets the same: what is published and not in the trash.

import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { visiblePrograms } from "#schema/policies/programs/programs.ts";
import { EVENT_FIRST_YEAR, EVENT_LAST_YEAR } from "#schema/validation/core/limits.ts";
import { seoulMonth } from "#schema/validation/core/seoul.ts";
import { z } from "#schema/validation/zod.ts";
import { ProgramKindRef } from "./program-kind.ts";
import { PROGRAM_TIMES, readIdsBetween, readUpcomingIds } from "./program-list.ts";
import { ProgramPageRef } from "./program-page.ts";
import { ProgramTagRef } from "./program-tag.ts";
import { allProgramTags, carriedProgramTags } from "./program-tags.ts";
import { readPrograms } from "./read-programs.ts";

/** The most a block of next programs shows. */
const NEXT_MAX = 10;
/** The most a month shows. */
const MONTH_MAX = 200;

const ProgramTimeRef = builder.enumType("ProgramTime", {
  description: "`UPCOMING`: not ended, soonest first. `PAST`: ended, newest first.",
  values: PROGRAM_TIMES,
});

builder.queryFields((t) => {
  const kinds = t.arg({ type: [ProgramKindRef], description: "Null: all." });
  return {
    programs: t.field({
      type: ProgramPageRef,
      description: "A page of programs. `tag` is a slug.",
      authScopes: { public: true },
      args: {
        kinds,
        when: t.arg({ type: ProgramTimeRef, required: true, defaultValue: "UPCOMING" }),
        tag: t.arg.string(),
        page: t.arg.int({ required: true, defaultValue: 1 }),
      },
      resolve: async (_root, { kinds, when, tag, page }, { clock, contentCache }) => {
        const now = clock.now();
        const list = { kinds: kinds ?? null, tagId: null, now };
        if (!tag) return { list, time: when, page };
        const known = (await allProgramTags({ contentCache, now })).find(({ slug }) => slug === tag);
        return { list: known ? { ...list, tagId: known.id } : null, time: when, page };
      },
    }),

    programsInMonth: t.prismaField({
      type: ["Program"],
      description: "What touches a month of Seoul's calendar, soonest first; at most 200.",
      authScopes: { public: true },
      args: {
        kinds,
        year: t.arg.int({
          required: true,
          validate: z
            .int()
            .min(EVENT_FIRST_YEAR, { error: "DATE_INVALID" })
            .max(EVENT_LAST_YEAR, { error: "DATE_INVALID" }),
        }),
        month: t.arg.int({
          required: true,
          validate: z.int().min(1, { error: "DATE_INVALID" }).max(12, { error: "DATE_INVALID" }),
        }),
      },
      resolve: async (query, _root, { kinds, year, month }, { clock }) => {
        const columns = { ...query };
        const list = { kinds: kinds ?? null, tagId: null, now: clock.now() };
        const { from, to } = seoulMonth(year, month);
        return readPrograms(columns, await readIdsBetween(list, from, to, MONTH_MAX));
      },
    }),

    nextPrograms: t.prismaField({
      type: ["Program"],
      description: "The beginning of what has not ended, without what was cancelled: 1 to 10 programs.",
      authScopes: { public: true },
      args: {
        kinds,
        first: t.arg.int({
          required: true,
          validate: z.int().min(1, { error: "CHOICE_UNKNOWN" }).max(NEXT_MAX, { error: "CHOICE_UNKNOWN" }),
        }),
      },
      resolve: async (query, _root, { kinds, first }, { clock }) => {
        const columns = { ...query };
        const list = { kinds: kinds ?? null, tagId: null, now: clock.now() };
        const part = { take: first, skip: 0 };
        return readPrograms(columns, await readUpcomingIds(list, part, { live: true }));
      },
    }),

    program: t.prismaField({
      type: "Program",
      nullable: true,
      description: "A program of one of these kinds; null unless it is there and published.",
      authScopes: { public: true },
      args: { id: t.arg({ type: "Id", required: true }), kinds },
      resolve: (query, _root, { id, kinds }, { clock }) =>
        db.program.findFirst({
          ...query,
          where: { ...visiblePrograms(clock.now()), id, ...(kinds ? { kind: { in: kinds } } : {}) },
        }),
    }),

    programTags: t.field({
      type: [ProgramTagRef],
      description: "The tags that a published program of these kinds carries.",
      authScopes: { public: true },
      args: { kinds },
      resolve: async (_root, { kinds }, { clock, contentCache }) => [
        ...(await carriedProgramTags(kinds ?? null, { contentCache, now: clock.now() })),
      ],
    }),
  };
});
