// Shows why a list of programs is empty, and the way out: a page beyond the last, a tag nothing carries, or nothing planned.
import { FormattedMessage } from "react-intl";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { Link } from "#web/components/Link.tsx";
import type { ProgramListProps } from "./ProgramList.tsx";
import { schedulePath } from "./schedule-address.ts";

export function NothingPlanned({
  base,
  address,
  programs,
}: Pick<ProgramListProps, "base" | "address" | "programs">) {
  const { when, tag } = address;
  if (programs.totalCount > 0) {
    return (
      <EmptyState
        title={<FormattedMessage id="program-pages.list.noSuchPage" />}
        detail={
          <FormattedMessage id="program-pages.list.noSuchPageDetail" values={{ pages: programs.pageCount }} />
        }
        action={
          <Link className="tall link" to={schedulePath(base, { ...address, page: 1 })}>
            <FormattedMessage id="program-pages.list.firstPage" />
          </Link>
        }
      />
    );
  }
  if (tag !== null) {
    return (
      <EmptyState
        title={<FormattedMessage id="program-pages.list.noMatch" />}
        detail={<FormattedMessage id="program-pages.list.noMatchDetail" />}
        action={
          <Link className="tall link" to={schedulePath(base, { ...address, tag: null, page: 1 })}>
            <FormattedMessage id="program-pages.list.clearTag" />
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      title={<FormattedMessage id="program-pages.list.empty" values={{ when }} />}
      detail={<FormattedMessage id="program-pages.list.emptyDetail" values={{ when }} />}
      action={
        when === "PAST" ? undefined : (
          <Link className="tall link" to={schedulePath(base, { ...address, when: "PAST", page: 1 })}>
            <FormattedMessage id="program-pages.list.seePast" />
          </Link>
        )
      }
    />
  );
}
