// Defines what a mutation on an application answers: the application as it is once the action is committed.
import { db } from "#prisma/client.ts";

export const readApplication = (query: object, id: number) =>
  db.application.findUniqueOrThrow({ ...query, where: { id } });
