import { SEMINARS } from "./kinds.ts";
import { ProgramDetails } from "./ProgramDetails.tsx";

/** /seminar-details/{idx} */
export function Component() {
  return <ProgramDetails kinds={SEMINARS} />;
}
