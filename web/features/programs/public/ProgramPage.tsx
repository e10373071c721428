import { PROGRAMS } from "./kinds.ts";
import { ProgramDetails } from "./ProgramDetails.tsx";

/** /programs/{idx}: whatever is no seminar. */
export function Component() {
  return <ProgramDetails kinds={PROGRAMS} />;
}
