// Defines what goes of applications when nobody needs to know whose they were. How many there were, in which
// state, and what was paid stays.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { ANONYMISED_NAME } from "./anonymised-name.ts";
import { ERASED_PHOTO_AND_ANSWERS } from "./erased-photo-and-answers.ts";

/** @returns how many */
export async function eraseApplications(tx: Tx, where: Prisma.ApplicationWhereInput): Promise<number> {
  const theirs = { application: where };
  // Notes about misconduct at the event are erased; the result still says that there was some.
  await tx.attendance.updateMany({ where: { ...theirs, note: { not: null } }, data: { note: "" } });
  await tx.assignment.updateMany({ where: theirs, data: { text: "" } });
  // An objection is in the words of the person; what the office answered stays with the result.
  await tx.examObjection.updateMany({ where: theirs, data: { reason: "" } });
  // Where printed certificates were sent.
  await tx.certificateCopy.updateMany({ where: theirs, data: { address: "" } });
  await tx.applicationFile.deleteMany({ where: theirs });
  const { count } = await tx.application.updateMany({
    where,
    data: {
      memberId: null,
      name: ANONYMISED_NAME,
      nameEn: null,
      email: "",
      phoneNumber: null,
      affiliation: null,
      note: null,
      ...ERASED_PHOTO_AND_ANSWERS,
    },
  });
  return count;
}
