// The moment that counts where a post stands, by whom, and in the trash when it will be gone.
import { FormattedMessage } from "react-intl";
import { Day } from "#web/components/Day.tsx";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { ListedPost } from "./PostRow.tsx";

export function PostTime({ post }: { post: ListedPost }) {
  const language = useLanguage();
  const { state, publishedAt, unpublishAt, updatedAt, deletedAt, goneAt, writtenBy, deletedBy } = post;
  const at = {
    DRAFT: updatedAt,
    SCHEDULED: publishedAt,
    PUBLISHED: publishedAt,
    ENDED: unpublishAt,
    TRASH: deletedAt,
  }[state];
  const name = state === "TRASH" ? deletedBy : writtenBy;
  return (
    <p className="meta">
      <span>
        <FormattedMessage
          id={`post-office.time.${state}`}
          values={{
            at: (
              <time key="at" dateTime={at ?? updatedAt}>
                {formatDateTime(language, at ?? updatedAt)}
              </time>
            ),
          }}
        />
      </span>
      {unpublishAt !== null && (state === "PUBLISHED" || state === "SCHEDULED") ? (
        <span>
          <FormattedMessage
            id="post-office.until"
            values={{
              at: (
                <time key="at" dateTime={unpublishAt}>
                  {formatDateTime(language, unpublishAt)}
                </time>
              ),
            }}
          />
        </span>
      ) : null}
      {name === null ? null : <span>{name}</span>}
      {state === "TRASH" && goneAt !== null ? (
        <span>
          <FormattedMessage id="post-office.gone" values={{ day: <Day key="day" at={goneAt} /> }} />
        </span>
      ) : null}
    </p>
  );
}
