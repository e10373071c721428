// Says of a post that it is for members: who may read it is on its page (docs/site.md#posts-for-members).
// Beside what is with every title (Marks.tsx), because pages without posts need none.
import { mdiLockOutline } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import marks from "#web/components/Marks.module.css";

export function MembersMark() {
  return (
    <span className={marks.mark}>
      <Icon path={mdiLockOutline} size={16} />
      <FormattedMessage id="posts.list.members" />
    </span>
  );
}
