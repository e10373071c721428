// Members and applications: by name, initials, address, telephone, work; a member by the number, too.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { inEveryColumn } from "#schema/core/lists/conditions.ts";
import type { ListSource } from "#schema/core/lists/list-source.ts";
import { textIn } from "#schema/core/shared/language.ts";
import { NAME_COLUMNS, nameIn } from "#schema/core/shared/person-name.ts";
import { memberSource } from "#schema/people/members/member-list.ts";
import { readMembers } from "#schema/policies/people/members.ts";
import { manageApplications } from "#schema/policies/programs/applications.ts";
import { seenBy } from "#schema/policies/programs/exam-rating.ts";
import { heldAmong, newestOf, type OfficeFinder, readId } from "./office-finder.ts";
import { NOTHING_MORE } from "./office-hit.ts";

export const findMembers: OfficeFinder = {
  may: readMembers,
  subject: "member",
  isPersonal: true,
  find: async ({ text, now }) => {
    const id = readId(text);
    const found = await newestOf(memberSource, { search: text }, "CREATED", now);
    return id === null ? found : [id, ...found];
  },
  among: (ids, terms) => heldAmong(Prisma.sql`members`, ids, terms),
  read: async (ids, language) => {
    const select = { ...NAME_COLUMNS, id: true, email: true, affiliation: true, status: true } as const;
    const rows = await db.member.findMany({ where: { id: { in: [...ids] }, erasedAt: null }, select });
    return rows.map(({ id, email, affiliation, status, ...person }) => ({
      ...NOTHING_MORE,
      kind: "MEMBER",
      memberStatus: status,
      id,
      title: nameIn(language, person),
      detail: [affiliation, email].filter(Boolean).join(" · "),
    }));
  },
};

/** Of every program; the newest by their ids, whose index serves the order. */
const applicationSource: ListSource<{ search?: string; seenBy?: Viewer | null }, "NEWEST"> = {
  table: Prisma.sql`applications`,
  sorts: { NEWEST: Prisma.sql`id` },
  conditions: {
    search: inEveryColumn,
    seenBy: ({ blindTo }) => Prisma.sql`program_id <> ALL(${[...(blindTo ?? [])]}::int[])`,
  },
};

export const findApplications: OfficeFinder = {
  may: manageApplications,
  subject: "application",
  isPersonal: true,
  find: ({ text, now, viewer }) =>
    newestOf(applicationSource, { search: text, seenBy: viewer }, "NEWEST", now),
  among: (ids, terms) => heldAmong(Prisma.sql`applications`, ids, terms),
  read: async (ids, language, viewer) => {
    const program = { select: { kind: true, titleKo: true, titleEn: true } } as const;
    const select = { id: true, name: true, programId: true, program } as const;
    const where = { id: { in: [...ids] }, ...seenBy(viewer) };
    const rows = await db.application.findMany({ where, select });
    return rows.map(({ id, name, programId, program: { kind, titleKo, titleEn } }) => ({
      ...NOTHING_MORE,
      kind: "APPLICATION",
      id,
      title: name,
      detail: textIn({ ko: titleKo, en: titleEn }, language),
      place: kind,
      programId,
    }));
  },
};
