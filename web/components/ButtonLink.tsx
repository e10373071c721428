// A link that looks like a button: links go somewhere, buttons do something.
import type { ReactNode } from "react";
import { type ButtonLook, buttonLook } from "./button-look.ts";
import { Link } from "./Link.tsx";

/** A link to a path of this site, without language prefix. */
export function ButtonLink({ to, children, ...look }: ButtonLook & { to: string; children: ReactNode }) {
  return (
    <Link {...buttonLook(look)} to={to}>
      {children}
    </Link>
  );
}
