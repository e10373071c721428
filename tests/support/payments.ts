// Payments as rows, of which a test names only what it is about.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";

/** A payment that waits for its transfer. */
export async function createListedPayment(
  overrides: Partial<Prisma.PaymentUncheckedCreateInput> = {},
): Promise<{ id: number; version: number }> {
  return await db.payment.create({
    select: { id: true, version: true },
    data: {
      type: "ANNUAL",
      nameKo: "2026년 연회비",
      nameEn: "Dues for 2026",
      amountDue: 50_000,
      payerName: "한가온",
      payerEmail: "gaon@example.org",
      depositorName: `${overrides.payerName ?? "한가온"}0001`,
      ...overrides,
    },
  });
}
