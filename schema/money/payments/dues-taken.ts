import { Prisma } from "#prisma/generated/client.ts";
import { DomainError } from "#schema/errors.ts";

/** Turns the refusal of the unique index of dues into DUES_ASKED_ALREADY. Any other error is thrown on. */
export async function refuseSecondDues<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002")) throw error;
    throw new DomainError("DUES_ASKED_ALREADY");
  }
}
