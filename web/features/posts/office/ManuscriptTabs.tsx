// Where a manuscript stands, as tabs; which board and what its translation lacks, as lines of links; and a new one.

import { mdiPlus } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { Icon } from "#web/components/Icon.tsx";
import tabs from "#web/components/office-tabs.module.css";
import type { Board } from "#web/gql/enums.ts";
import { BOARD_PATHS } from "#web/paths.ts";
import styles from "./ManagedPostsPage.module.css";
import {
  ALL_BOARDS,
  type ManuscriptsAddress,
  manuscriptsPath,
  STATES,
  TRANSLATIONS,
} from "./manuscripts-address.ts";

export function StateTabs({ address }: { address: ManuscriptsAddress }) {
  const intl = useIntl();
  return (
    <nav className={tabs.tabs} aria-label={intl.formatMessage({ id: "manuscripts.states" })}>
      {STATES.map((state) => (
        <Link
          key={state}
          to={manuscriptsPath({ ...address, state, page: 1 })}
          aria-current={state === address.state ? "page" : undefined}
        >
          <FormattedMessage id={`manuscripts.state.${state}`} />
        </Link>
      ))}
    </nav>
  );
}

export function BoardLinks({ address }: { address: ManuscriptsAddress }) {
  const intl = useIntl();
  return (
    <nav className={styles.boards} aria-label={intl.formatMessage({ id: "manuscripts.boards" })}>
      {[null, ...ALL_BOARDS].map((board) => (
        <Link
          key={board}
          to={manuscriptsPath({ ...address, board, page: 1 })}
          aria-current={board === address.board || undefined}
        >
          <FormattedMessage id={board === null ? "manuscripts.allBoards" : `enums.Board.${board}`} />
        </Link>
      ))}
    </nav>
  );
}

export function TranslationLinks({ address }: { address: ManuscriptsAddress }) {
  const intl = useIntl();
  return (
    <nav className={styles.boards} aria-label={intl.formatMessage({ id: "manuscripts.translations" })}>
      {[null, ...TRANSLATIONS].map((translation) => (
        <Link
          key={translation}
          to={manuscriptsPath({ ...address, translation, page: 1 })}
          aria-current={translation === address.translation || undefined}
        >
          <FormattedMessage id={`manuscripts.translation.${translation ?? "ALL"}`} />
        </Link>
      ))}
    </nav>
  );
}

/** For the chosen board; for notices while all are shown. */
export function NewPostLink({ board }: { board: Board | null }) {
  const target = board ?? "NOTICE";
  return (
    <ButtonLink to={BOARD_PATHS[target].create} size="sm">
      <Icon path={mdiPlus} />
      <FormattedMessage
        id="manuscripts.new"
        values={{ board: <FormattedMessage id={`enums.Board.${target}`} /> }}
      />
    </ButtonLink>
  );
}
