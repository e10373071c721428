// The words in which programs are distinguished.
import { builder } from "#schema/builder.ts";
import {
  PROGRAM_KINDS,
  PROGRAM_NEEDS,
  PROGRAM_STAGES,
  PROGRAM_STATES,
} from "#schema/validation/programs/program-kinds.ts";

export const ProgramKindRef = builder.enumType("ProgramKind", {
  description: "Seminars, courses and the exam (KITEC) are one model.",
  values: PROGRAM_KINDS,
});

export const ProgramStateRef = builder.enumType("ProgramState", {
  description: "What people see of a program at this moment.",
  values: PROGRAM_STATES,
});

export const ProgramNeedRef = builder.enumType("ProgramNeed", {
  description:
    "Of coming programs that are out. FILLING_UP: at least 80 per cent of the seats are taken. UNANNOUNCED: applications have no beginning.",
  values: PROGRAM_NEEDS,
});

export const ProgramStageRef = builder.enumType("ProgramStage", {
  description:
    "A draft waits for nobody, a scheduled program for its time; the trash is emptied after 30 days.",
  values: PROGRAM_STAGES,
});
