// A part that many pages share, such as the menu: the server draws it once for each of its states, and pages
// after it get that markup. Each use is behind `import.meta.env.SSR`, so none of this reaches browsers.
import { createContext, type ReactNode, useContext } from "react";

/** Marks the places of the parts of one page (drawn-parts.ts). */
export interface PartMarks {
  /** @returns the id of the element that marks the part, and whether its markup is known */
  add(part: string): { readonly id: string; readonly isKnown: boolean };
}

/** Null where the sources run, and in tests of a component. */
export const PartMarksContext = /* @__PURE__ */ createContext<PartMarks | null>(null);

interface DrawnOnceProps {
  readonly name: string;
  /** All that the markup depends on: language, address, settings. Equal states have equal markup. */
  readonly state: string;
  /** Reads nothing else, and has no `useId`: its place in the page is not known when it is drawn. */
  readonly children: ReactNode;
}

export function DrawnOnce({ name, state, children }: DrawnOnceProps) {
  const marks = useContext(PartMarksContext);
  if (marks === null) return children;
  const { id, isKnown } = marks.add(`${name} ${state}`);
  if (isKnown) return <template id={id} />;
  return (
    <>
      <template id={id} />
      {children}
      <template id={id} />
    </>
  );
}
