// The actions that are available anywhere, as far as the viewer's rights reach.
import { mdiCashCheck, mdiKeyboardOutline, mdiLogout, mdiPlus, mdiTranslate } from "@mdi/js";
import { useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { amountAmong } from "#schema/validation/money/amount-words.ts";
import { OPEN_STATES } from "#schema/validation/money/payment-state.ts";
import { BOARDS } from "#schema/validation/site/posts.ts";
import type { OfficeLinksQuery } from "#web/gql/layout.ts";
import { localizedPath, otherLanguage, useLanguage } from "#web/i18n/language.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { rememberLanguage } from "#web/i18n/remembered-language.ts";
import { useLogout } from "#web/layout/use-logout.ts";
import { toKey } from "#web/page/query.ts";
import {
  ADD_MEMBER_PATH,
  BOARD_PATHS,
  CREATE_POPUP_PATH,
  CREATE_TERM_PATH,
  PAYMENTS_PATH,
  PROGRAM_OFFICE_PATHS,
} from "#web/paths.ts";
import type { KnownEntry } from "./palette-entry.ts";

/** Payments that wait for exactly so much. */
const waitingForPath = (amount: number): string =>
  `${PAYMENTS_PATH}?state=${OPEN_STATES.map(toKey).join(",")}&amount=${amount}..${amount}`;

/** @param typed an amount in it is one to book */
export function usePaletteActs(
  viewer: OfficeLinksQuery["viewer"],
  typed: string,
  onKeys: () => void,
): readonly KnownEntry[] {
  const intl = useIntl();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const logout = useLogout();
  const say = (id: MessageId) => intl.formatMessage({ id });
  const amount = amountAmong(typed);
  const made = (key: string, label: string, to: string): KnownEntry => ({
    key,
    icon: mdiPlus,
    label,
    to,
    words: say("palette.words.new"),
  });
  const other = otherLanguage(language);
  return [
    ...(viewer?.canManagePayments && amount !== null
      ? [
          {
            key: "book",
            icon: mdiCashCheck,
            label: intl.formatMessage({ id: "palette.act.book" }, { amount }),
            words: `${say("palette.words.book")} ${typed}`,
            to: waitingForPath(amount),
          },
        ]
      : []),
    ...(viewer?.canWritePosts
      ? BOARDS.map((board) =>
          made(
            `new ${board}`,
            intl.formatMessage({ id: "palette.act.post" }, { board: say(`enums.Board.${board}`) }),
            BOARD_PATHS[board].create,
          ),
        )
      : []),
    ...(viewer?.canWritePrograms
      ? (["seminars", "education", "evaluation"] as const).map((office) =>
          made(`new ${office}`, say(`program-office.create.${office}`), PROGRAM_OFFICE_PATHS[office].create),
        )
      : []),
    ...(viewer?.canWritePages
      ? [
          made("new popup", say("palette.act.popup"), CREATE_POPUP_PATH),
          made("new term", say("palette.act.term"), CREATE_TERM_PATH),
        ]
      : []),
    ...(viewer?.canManageMembers ? [made("new member", say("member-office.add"), ADD_MEMBER_PATH)] : []),
    {
      key: "language",
      icon: mdiTranslate,
      label: say("palette.act.language"),
      words: say("palette.words.language"),
      run: () => {
        rememberLanguage(other);
        window.location.assign(localizedPath(other, pathname + search));
      },
    },
    {
      key: "keys",
      icon: mdiKeyboardOutline,
      label: say("keys.title"),
      words: say("palette.words.keys"),
      run: onKeys,
    },
    { key: "logout", icon: mdiLogout, label: say("layout.account.logout"), run: logout },
  ];
}
