// The review of a month's looks at personal data: the figures, the files that were taken, and who signed it
// (docs/core.md#access-to-peoples-data).
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { NAME_COLUMNS, NAMES_OF_MEMBER, type NamedPerson, nameFor } from "#schema/core/shared/person-name.ts";
import { reviewAccess } from "#schema/policies/people/access-reviews.ts";
import { monthOf } from "#schema/validation/core/months.ts";
import { MANY_ROWS } from "#schema/validation/people/access-reviews.ts";
import { type AccessFigures, exportsOf, readAccessFigures } from "./access-figures.ts";

/** Files that are listed; the figures have all. */
const SHOWN = 200;

interface TakenFile extends NamedPerson {
  readonly id: number;
  readonly at: Date;
  readonly list: string;
  readonly rows: number;
  readonly reason: string | null;
}

const readFiles = (month: string): Promise<TakenFile[]> =>
  db.$queryRaw<TakenFile[]>`
    SELECT file.id, file.created_at AS at, ${NAMES_OF_MEMBER}, file.after->>'list' AS list, coalesce((file.after->>'rows')::int, 0) AS rows, file.reason
    FROM (SELECT * FROM audit_entries WHERE ${exportsOf(month)} ORDER BY created_at DESC, id DESC LIMIT ${SHOWN}) AS file
    JOIN members ON members.id = file.actor_id ORDER BY file.created_at DESC, file.id DESC`;

const ofReview = { authScopes: { can: reviewAccess } } as const;

const AccessFiguresRef = builder.objectRef<AccessFigures>("AccessFigures").implement({
  ...ofReview,
  description: "How much personal data somebody of the office looked at in a month.",
  fields: (t) => ({
    actorId: t.expose("actorId", { type: "Id" }),
    name: t.string({ resolve: (person, _args, context) => nameFor(context, person) }),
    looks: t.exposeInt("looks", { description: "At one person, payment or application." }),
    lists: t.exposeInt("lists", { description: "Lists that were opened or searched." }),
    views: t.exposeInt("views", { description: "The site seen as a member does." }),
    exports: t.exposeInt("exports", { description: "Files of lists." }),
    rows: t.exposeInt("rows", { description: "Rows in these files." }),
    manyRows: t.exposeInt("manyRows", { description: `Files of ${MANY_ROWS} rows or more.` }),
    outOfHours: t.exposeInt("outOfHours", {
      description: "At night, in the evening or on a weekend in Seoul.",
    }),
  }),
});

const TakenFileRef = builder.objectRef<TakenFile>("TakenFile").implement({
  ...ofReview,
  description: "A list that left as a file.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    at: t.expose("at", { type: "DateTime" }),
    name: t.string({
      description: "Who took it.",
      resolve: (person, _args, context) => nameFor(context, person),
    }),
    list: t.exposeString("list"),
    rows: t.exposeInt("rows"),
    reason: t.exposeString("reason", { nullable: true }),
  }),
});

const signing = { remark: true, signedAt: true, signedBy: { select: NAME_COLUMNS } } as const;
const SigningRef = builder
  .objectRef<Prisma.AccessReviewGetPayload<{ select: typeof signing }>>("AccessReviewSigning")
  .implement({
    ...ofReview,
    description: "By whom and when a review was signed.",
    fields: (t) => ({
      signedAt: t.expose("signedAt", { type: "DateTime" }),
      signedByName: t.string({ resolve: ({ signedBy }, _args, context) => nameFor(context, signedBy) }),
      remark: t.exposeString("remark", { nullable: true }),
    }),
  });

export const AccessReviewRef = builder.objectRef<{ readonly month: string }>("AccessReview").implement({
  ...ofReview,
  description: "The looks at personal data of a month, for the person who reviews them.",
  fields: (t) => ({
    month: t.exposeString("month"),
    isOver: t.boolean({ resolve: ({ month }, _args, { clock }) => month < monthOf(clock.now()) }),
    people: t.field({
      type: [AccessFiguresRef],
      description: "The person who looked most first.",
      resolve: ({ month }) => readAccessFigures(db, month),
    }),
    files: t.field({
      type: [TakenFileRef],
      description: `The newest ${SHOWN}.`,
      resolve: ({ month }) => readFiles(month),
    }),
    signing: t.field({
      type: SigningRef,
      nullable: true,
      description: "Null: nobody has signed it.",
      resolve: ({ month }) => db.accessReview.findUnique({ where: { month }, select: signing }),
    }),
  }),
});
