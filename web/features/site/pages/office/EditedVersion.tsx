// Shows which version the words in the editor are of, and that another one is coming.
import { Box } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { comingOf } from "./coming-version.ts";
import type { EditedPage } from "./page-values.ts";
import type { TimedVersion } from "./versions.ts";

interface EditedVersionProps {
  readonly page: Pick<EditedPage, "shownNumber" | "effectiveAt">;
  /** The version in force; null where there is none. */
  readonly current: TimedVersion | null;
  readonly times: readonly TimedVersion[];
}

/** Nothing where nothing is coming: then it is the page as everybody reads it. */
export function EditedVersion({ page, current, times }: EditedVersionProps) {
  const language = useLanguage();
  const now = new Date();
  const edited = comingOf(page, now);
  const next = times
    .filter(({ effectiveAt, number }) => new Date(effectiveAt) > now && number !== edited?.number)
    .toSorted((one, other) => one.effectiveAt.localeCompare(other.effectiveAt))[0];
  if (edited === null && next === undefined) return null;
  return (
    <Box p="14px 20px" className="notice" data-tone="warn">
      {edited === null ? null : (
        <>
          <p>
            <b>
              <FormattedMessage
                id="page-editing.edited.coming"
                values={{ number: edited.number, date: formatDate(language, edited.effectiveAt) }}
              />
            </b>
          </p>
          {current === null ? null : (
            <p>
              <FormattedMessage id="page-editing.edited.current" values={{ number: current.number }} />
            </p>
          )}
        </>
      )}
      {next === undefined ? null : (
        <p>
          <FormattedMessage
            id="page-editing.edited.next"
            values={{ number: next.number, date: formatDate(language, next.effectiveAt) }}
          />
        </p>
      )}
    </Box>
  );
}
