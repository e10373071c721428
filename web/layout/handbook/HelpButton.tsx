// Help, at the same place of every page of the office (WCAG 3.2.6): what the handbook says of the screen that
// is open, beside it. A screen that no task is about leads to the contents.
import { mdiHelpCircleOutline } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router-dom";
import { tasksAt } from "#web/components/handbook/handbook-tasks.ts";
import { Icon } from "#web/components/Icon.tsx";
import { Link } from "#web/components/Link.tsx";
import { lazyPart } from "#web/components/lazy-part.tsx";
import { HANDBOOK_PATH } from "#web/paths.ts";

const HelpDialog = lazyPart(async () => (await import("./HelpDialog.tsx")).HelpDialog);

export function HelpButton() {
  const { key, pathname } = useLocation();
  // Open at this very visit: a link in it goes to another page.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const tasks = tasksAt(pathname);
  if (tasks.length === 0) {
    return (
      <Link className="iconButton" to={HANDBOOK_PATH}>
        <Inside />
      </Link>
    );
  }
  return (
    <>
      <button type="button" className="iconButton" aria-haspopup="dialog" onClick={() => setOpenAt(key)}>
        <Inside />
      </button>
      {openAt === key ? <HelpDialog tasks={tasks} onClose={() => setOpenAt(null)} /> : null}
    </>
  );
}

function Inside() {
  return (
    <>
      <Icon path={mdiHelpCircleOutline} size={22} />
      <span className="spoken">
        <FormattedMessage id="handbook.help" />
      </span>
    </>
  );
}
