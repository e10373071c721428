import { useLocation } from "react-router-dom";
import { Course } from "./Course.tsx";
import { courseAt } from "./kinds.ts";

/** /kitec, /workshop and the other courses: one page, its address says which. */
export function Component() {
  const kind = courseAt(useLocation().pathname);
  return kind === undefined ? null : <Course kind={kind} />;
}
