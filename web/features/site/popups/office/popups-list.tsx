// The columns and filters of the office's list of popups: what each is called, whether it shows, from when to
// when, where and to whom, and how often it was shown, followed and closed.

import type { ReactNode } from "react";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { POPUP_FILTERS, POPUP_SORTS } from "#schema/validation/site/popup-filters.ts";
import { Deadline } from "#web/components/Deadline.tsx";
import { Link } from "#web/components/Link.tsx";
import type { ListColumn } from "#web/components/list/ListTable.tsx";
import { defineList } from "#web/components/list/list-definition.ts";
import { Moment } from "#web/components/Moment.tsx";
import { Nothing } from "#web/components/Nothing.tsx";
import { StateWord, type Tone } from "#web/components/StateWord.tsx";
import type { ManagedPopupsQuery } from "#web/gql/popups.ts";
import { popupEditPath } from "#web/paths.ts";
import { PopupMenu } from "./PopupMenu.tsx";
import { targetWords } from "./popup-targets.ts";

export const POPUPS_LIST = defineList({
  name: "popups",
  filters: POPUP_FILTERS,
  sorts: POPUP_SORTS,
  sort: { by: "ENDS", descending: true },
  columns: [
    "title",
    "titleEn",
    "state",
    "starts",
    "ends",
    "pages",
    "audience",
    "language",
    "device",
    "position",
    "shown",
    "followed",
    "closed",
    "actions",
  ],
  hidden: ["titleEn", "language", "device", "position", "closed"],
});

export type ListedPopup = ManagedPopupsQuery["managedPopups"]["items"][number];

const TONES = {
  LIVE: "ok",
  COMING: "now",
  ENDED: "quiet",
  TRASHED: "quiet",
} as const satisfies Record<ListedPopup["state"], Tone>;

/** @param onChanged something happened to one: the list has to be read again */
export function usePopupColumns(onChanged: () => void): readonly ListColumn<ListedPopup>[] {
  const intl = useIntl();
  const words = (name: string, value: unknown) => targetWords(intl, name, value);
  const field = (
    name:
      | "titleKo"
      | "titleEn"
      | "showsFrom"
      | "showsTo"
      | "pages"
      | "audience"
      | "language"
      | "device"
      | "position",
    cell: (popup: ListedPopup) => ReactNode,
  ) => ({ heading: intl.formatMessage({ id: `popup-office.field.${name}` }), cell });
  const counted = (key: keyof ListedPopup["figures"], cell: (popup: ListedPopup) => ReactNode) => ({
    key,
    heading: intl.formatMessage({ id: `popup-office.column.${key}` }),
    cell,
    isNumber: true,
  });
  return [
    {
      key: "title",
      sort: "TITLE",
      ...field("titleKo", ({ id, titleKo }) => (
        <Link to={popupEditPath(id)} lang="ko">
          {titleKo}
        </Link>
      )),
    },
    {
      key: "titleEn",
      ...field("titleEn", ({ titleEn }) =>
        titleEn === null ? (
          <FormattedMessage id="popup-office.koreanOnly" />
        ) : (
          <span lang="en">{titleEn}</span>
        ),
      ),
    },
    {
      key: "state",
      heading: intl.formatMessage({ id: "popup-office.states" }),
      cell: ({ state }) => (
        <StateWord icon={null} tone={TONES[state]}>
          <FormattedMessage id={`popup-office.state.${state}`} />
        </StateWord>
      ),
      isStatus: true,
    },
    { key: "starts", sort: "STARTS", ...field("showsFrom", ({ showsFrom }) => <Moment at={showsFrom} />) },
    { key: "ends", sort: "ENDS", ...field("showsTo", ({ showsTo }) => <Deadline at={showsTo} />) },
    {
      key: "pages",
      ...field("pages", ({ pages, paths }) =>
        pages === "CHOSEN" ? paths.join(", ") : words("pages", pages),
      ),
    },
    {
      key: "audience",
      ...field("audience", ({ audience, grades }) =>
        audience === "GRADES" ? words("grades", grades) : words("audience", audience),
      ),
    },
    { key: "language", ...field("language", ({ language }) => words("language", language)) },
    { key: "device", ...field("device", ({ device }) => words("device", device)) },
    { key: "position", sort: "POSITION", isNumber: true, ...field("position", ({ position }) => position) },
    counted("shown", ({ figures }) => <FormattedNumber value={figures.shown} />),
    counted("followed", ({ figures }) => <Share count={figures.followed} of={figures.shown} />),
    counted("closed", ({ figures }) => <Share count={figures.closed} of={figures.shown} />),
    {
      key: "actions",
      heading: intl.formatMessage({ id: "list.actions" }),
      cell: (popup) => <PopupMenu popup={popup} onChanged={onChanged} />,
      isAct: "menu",
    },
  ];
}

/** How often it was done, and by what share of those who were shown it. */
function Share({ count, of }: { count: number; of: number }) {
  if (of === 0) return <Nothing />;
  return (
    <FormattedMessage id="popup-office.figures.share" values={{ count, share: Math.min(1, count / of) }} />
  );
}
