import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { DomainError } from "#schema/errors.ts";

const withProgram = { program: true } as const satisfies Prisma.PresentationCallInclude;
export type CallOfProgram = Prisma.PresentationCallGetPayload<{ include: typeof withProgram }>;

/**
 * The call of a program, locked until the transaction ends, so that nothing is submitted behind a decision.
 * @throws DomainError NOT_FOUND without a call, and for a program in the trash
 */
export async function lockCall(tx: Tx, programId: number): Promise<CallOfProgram> {
  await tx.$queryRaw`SELECT 1 FROM presentation_calls WHERE program_id = ${programId} FOR NO KEY UPDATE`;
  const call = await tx.presentationCall.findFirst({
    where: { programId, program: { deletedAt: null } },
    include: withProgram,
  });
  if (!call) throw new DomainError("NOT_FOUND");
  return call;
}

/** Whether presentations are submitted and changed at a moment. */
export const isCallOpen = (
  {
    opensAt,
    closesAt,
    program,
  }: Pick<CallOfProgram, "opensAt" | "closesAt"> & {
    readonly program: { readonly cancelledAt: Date | null };
  },
  now: Date,
): boolean => opensAt <= now && now < closesAt && program.cancelledAt === null;
