import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef, textIn } from "#schema/core/shared/language.ts";
import { managePayments } from "#schema/policies/money/payments.ts";

/** More than anybody looks through in a list of choices. */
const SHOWN = 200;

interface PaidProgram {
  readonly id: number;
  readonly title: string;
}

const PaidProgramRef = builder.objectRef<PaidProgram>("PaidProgram").implement({
  description: "A program that payments are for.",
  fields: (t) => ({ id: t.expose("id", { type: "Id" }), title: t.exposeString("title") }),
});

builder.queryField("paymentPrograms", (t) =>
  t.field({
    type: [PaidProgramRef],
    description: `The programs that payments are for, newest first, ${SHOWN} at most.`,
    authScopes: { can: managePayments },
    args: { language: t.arg({ type: LanguageRef, required: true }) },
    resolve: async (_root, { language }) => {
      const programs = await db.program.findMany({
        where: { applications: { some: { payment: { isNot: null } } } },
        orderBy: [{ startsAt: "desc" }, { id: "desc" }],
        take: SHOWN,
        select: { id: true, titleKo: true, titleEn: true },
      });
      return programs.map(({ id, titleKo, titleEn }) => ({
        id,
        title: textIn({ ko: titleKo, en: titleEn }, language),
      }));
    },
  }),
);
