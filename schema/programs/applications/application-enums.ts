import {
  ApplicationCancelReason,
  ApplicationState,
  ExamVerdict,
  PhotoFault,
} from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";

export const ApplicationStateRef = builder.enumType("ApplicationState", {
  description: "The status of an application. A seat is held from AWAITING_PAYMENT or OFFERED on.",
  values: Object.values(ApplicationState),
});

export const ApplicationCancelReasonRef = builder.enumType("ApplicationCancelReason", {
  description: "Why an application was cancelled by the office or by time.",
  values: Object.values(ApplicationCancelReason),
});

export const ExamVerdictRef = builder.enumType("ExamVerdict", {
  description: "`VOID`: did not sit the exam, or it does not count.",
  values: Object.values(ExamVerdict),
});

export const PhotoFaultRef = builder.enumType("PhotoFault", {
  description: "Why the office asks for another photo.",
  values: Object.values(PhotoFault),
});
