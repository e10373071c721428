import { PROGRAMS } from "./kinds.ts";
import { programLoader } from "./program-loader.ts";

export const loader = programLoader(PROGRAMS);
