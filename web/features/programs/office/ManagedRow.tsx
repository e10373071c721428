// One program of the office's list: what it is, when, what people see of it, how full it is, and what can be done with it.

import { mdiTranslate } from "@mdi/js";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { Icon } from "#web/components/Icon.tsx";
import { Localized } from "#web/components/Localized.tsx";
import type { ProgramOffice } from "#web/components/programs/program-offices.ts";
import { StateBadge } from "#web/components/programs/StateBadge.tsx";
import { formatDate, formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { programEditPath } from "#web/paths.ts";
import styles from "./ManagedTable.module.css";
import type { ListedProgram } from "./ManagedTable.tsx";
import { ProgramMenu } from "./ProgramMenu.tsx";

interface ManagedRowProps {
  office: ProgramOffice;
  program: ListedProgram;
  onChanged: () => void;
}

export function ManagedRow({ office, program, onChanged }: ManagedRowProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { id, kind, number, title, languages, englishOutdated, startsAt, endsAt } = program;
  return (
    <tr>
      <th scope="row" className={styles.title}>
        <span className={styles.meta}>
          {office.kinds.length === 1 ? null : (
            <span>
              <FormattedMessage id={`enums.ProgramKind.${kind}`} />
            </span>
          )}
          {number === null ? null : (
            <span>
              <FormattedMessage id="program-office.row.number" values={{ number }} />
            </span>
          )}
          {languages.includes("EN") ? null : (
            <span className={styles.missing}>
              <FormattedMessage id="program-office.row.noEnglish" />
            </span>
          )}
          {englishOutdated ? (
            <span className={styles.missing}>
              <Icon path={mdiTranslate} size={16} />
              <FormattedMessage id="program-office.row.outdated" />
            </span>
          ) : null}
        </span>
        <Link to={programEditPath(office, id)}>
          <Localized text={title} />
        </Link>
      </th>
      <td className={styles.when}>
        <time dateTime={startsAt}>{formatDateTime(language, startsAt)}</time>
        {formatDate(language, startsAt) === formatDate(language, endsAt) ? null : (
          <span>– {formatDate(language, endsAt)}</span>
        )}
      </td>
      <td className={styles.window}>
        <Window program={program} />
      </td>
      <td className={styles.state}>
        <Stage program={program} />
      </td>
      <td className={styles.seats}>
        <span className={styles.phoneOnly}>
          <FormattedMessage id="program-office.column.seats" />{" "}
        </span>
        <FormattedNumber value={program.seatsTaken} />
        {program.capacity === null ? null : (
          <>
            {" / "}
            <FormattedNumber value={program.capacity} />
          </>
        )}
      </td>
      <td className={styles.actions}>
        <ProgramMenu
          office={office}
          program={program}
          label={intl.formatMessage({ id: "program-office.menu" }, { title: title.text })}
          onChanged={onChanged}
        />
      </td>
    </tr>
  );
}

/** When people may apply, as far as it is set. */
function Window({ program: { applyFrom, applyTo } }: { program: ListedProgram }) {
  const language = useLanguage();
  if (applyFrom === null) return <FormattedMessage id="program-office.row.noWindow" />;
  return (
    <>
      <span>{formatDate(language, applyFrom)}</span>{" "}
      <span>– {applyTo === null ? null : formatDate(language, applyTo)}</span>
    </>
  );
}

/** What people see; before they do, why they do not. */
function Stage({ program }: { program: ListedProgram }) {
  const language = useLanguage();
  const { stage, state, publishedAt, goneAt } = program;
  if (stage === "VISIBLE") return <StateBadge state={state} />;
  const at = stage === "TRASH" ? goneAt : publishedAt;
  return (
    <span className={styles.stage} data-stage={stage}>
      <b>
        <FormattedMessage
          id={stage === "DRAFT" ? "program-office.row.draft" : `program-office.stage.${stage}`}
        />
      </b>
      {at === null ? null : (
        <span>
          <FormattedMessage
            id={stage === "TRASH" ? "program-office.row.gone" : "program-office.row.appears"}
            values={{ at: stage === "TRASH" ? formatDate(language, at) : formatDateTime(language, at) }}
          />
        </span>
      )}
      {state === "CANCELLED" ? <StateBadge state={state} /> : null}
    </span>
  );
}
