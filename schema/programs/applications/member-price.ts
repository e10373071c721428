// The price that somebody just misses: a member's, for who is not one yet or has not paid the dues. It is
// said before applying, because the price is fixed then.
import type { Tx } from "#prisma/client.ts";
import type { MemberGrade } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";
import { OPEN_STATES } from "#schema/validation/money/payment-state.ts";
import { type Person, type Quote, type Quoted, quoteForGrade } from "./quote.ts";

const NEEDS = ["MEMBERSHIP", "APPROVAL", "DUES"] as const;
type Need = (typeof NEEDS)[number];

interface MemberPrice {
  readonly grade: MemberGrade;
  /** Whole won, with the enrolment fee. */
  readonly total: number;
  readonly needs: Need;
}

/** The grade whose price people read who have asked for none. */
const USUAL_GRADE = "REGULAR";

const NeedRef = builder.enumType("MemberPriceNeed", {
  description: "What is missing before a member's price counts.",
  values: {
    MEMBERSHIP: { description: "No grade was asked for." },
    APPROVAL: { description: "The office has not decided about the grade that was asked for." },
    DUES: { description: "Dues are not paid." },
  } satisfies Record<Need, { description: string }>,
});

export const MemberPriceRef = builder.objectRef<MemberPrice>("MemberPrice").implement({
  description: "What the person would pay as a member who owes nothing.",
  fields: (t) => ({
    grade: t.expose("grade", { type: MemberGradeRef }),
    total: t.exposeInt("total", { description: "Whole won, with the enrolment fee." }),
    needs: t.expose("needs", { type: NeedRef }),
  }),
});

type Reader = Pick<Tx, "programPrice" | "application" | "payment" | "gradeRequest" | "$queryRaw">;

/** The price that the person misses; null where it would be no lower. */
export async function findMemberPrice(
  tx: Reader,
  program: Quoted,
  { person, price }: { readonly person: Person; readonly price: Quote },
  now: Date,
): Promise<MemberPrice | null> {
  const { grade, needs } = await nextGrade(tx, person);
  const { total } = await quoteForGrade(tx, program, { ...person, grade }, now);
  return total < price.total ? { grade, total, needs } : null;
}

/** The grade that the person is closest to, and what it waits for. Dues are asked for once a grade is approved. */
async function nextGrade(
  tx: Reader,
  { memberId, grade }: Person,
): Promise<{ readonly grade: MemberGrade; readonly needs: Need }> {
  const toPay = await tx.payment.findFirst({
    where: { memberId, grade: { not: null }, state: { in: [...OPEN_STATES] } },
    select: { grade: true },
    orderBy: { id: "desc" },
  });
  if (toPay?.grade) return { grade: toPay.grade, needs: "DUES" };
  const asked = await tx.gradeRequest.findFirst({
    where: { memberId, status: "PENDING" },
    select: { grade: true },
    orderBy: { id: "desc" },
  });
  if (asked) return { grade: asked.grade, needs: "APPROVAL" };
  return grade === "GENERAL" ? { grade: USUAL_GRADE, needs: "MEMBERSHIP" } : { grade, needs: "DUES" };
}
