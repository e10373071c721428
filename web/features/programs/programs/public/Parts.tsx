// The parts of the page as links, the one that is being read marked. Without script they are links all the same.
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import tabs from "#web/components/tabs.module.css";
import type { Program } from "./program.ts";

function partsOf({ description, content, speakers, sessions, sites, attachments }: Program) {
  return [
    ["introduction", "program-details.introduction", description !== null || content !== null],
    ["speakers", "program-details.speakers", speakers.length > 0],
    ["programme", "program-details.programme", sessions.length > 0],
    ["sites", "program-details.exam.sites", sites.length > 0],
    ["files", "components.attachments.title", attachments.length > 0],
  ] as const;
}

/** Nothing where there is one part or none. */
export function Parts({ program }: { program: Program }) {
  const intl = useIntl();
  const parts = partsOf(program).filter(([, , there]) => there);
  const current = useCurrent(parts.map(([id]) => id));
  if (parts.length < 2) return null;
  return (
    <nav
      className="screenOnly lineBelow"
      data-pushed
      aria-label={intl.formatMessage({ id: "programs.parts" })}
    >
      <ul className={tabs.tabs}>
        {parts.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={current === id ? "location" : undefined}>
              <FormattedMessage id={name} values={{ kind: program.kind }} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The last part whose beginning has passed the upper third of the window; the first one until then. */
function useCurrent(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const all = ids.join(" ");
  useEffect(() => {
    const find = () => {
      const passed = all.split(" ").filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < window.innerHeight / 3;
      });
      setCurrent(passed.at(-1) ?? all.split(" ")[0]);
    };
    find();
    window.addEventListener("scroll", find, { passive: true });
    return () => window.removeEventListener("scroll", find);
  }, [all]);
  return current;
}
