// What a gateway has to know to keep answers: the version of public content, and when that content changes by itself.
import { DAY } from "#schema/validation/durations.ts";
import { NEW_POST_DAYS } from "#schema/validation/limits.ts";
import { endOfSeoulDay } from "#schema/validation/seoul.ts";
import { db } from "./client.ts";

export interface ContentState {
  readonly version: bigint;
  /**
   * The coming moments, nearest first, in milliseconds since 1970: publications, posts that are new no longer, pages in force,
   * ends of pins, what changes the state of a program, the periods of banners and popups, and midnight in Seoul, because pages
   * mark today and leave out this year. Answers are kept on the strength of this list: what else depends on time belongs here.
   */
  readonly coming: readonly number[];
  /** When the nearest pin ends, or has ended without anybody writing it down; infinity without one. */
  readonly nextUnpin: number;
}

/** More than a gateway meets between two readings; what is beyond them is read when these have passed. */
const COMING_MAX = 20;

/** One statement, so that the version and the moments belong together; each moment is an index away. */
export async function readContentState(now: Date): Promise<ContentState> {
  const newSince = new Date(now.getTime() - NEW_POST_DAYS * DAY);
  const [row] = await db.$queryRaw<{ version: bigint; coming: number[]; next_unpin: number | null }[]>`
    SELECT version,
      ARRAY(
        SELECT (extract(epoch FROM at) * 1000)::float8 FROM (
          (SELECT published_at AS at FROM posts
            WHERE deleted_at IS NULL AND published_at IS NOT NULL AND published_at > ${now}
            ORDER BY published_at LIMIT ${COMING_MAX})
          UNION ALL
          (SELECT published_at + make_interval(days => ${NEW_POST_DAYS}) FROM posts
            WHERE deleted_at IS NULL AND published_at > ${newSince} AND published_at <= ${now}
            ORDER BY published_at LIMIT ${COMING_MAX})
          UNION ALL
          (SELECT pinned_until FROM posts
            WHERE pinned_until IS NOT NULL AND pinned_until > ${now} ORDER BY pinned_until LIMIT ${COMING_MAX})
          UNION ALL
          (SELECT effective_at FROM page_versions WHERE effective_at > ${now} ORDER BY effective_at LIMIT ${COMING_MAX})
          UNION ALL
          (SELECT published_at FROM programs WHERE deleted_at IS NULL AND published_at > ${now}
            ORDER BY published_at LIMIT ${COMING_MAX})
          UNION ALL
          (SELECT apply_from FROM programs WHERE deleted_at IS NULL AND published_at IS NOT NULL AND apply_from > ${now}
            ORDER BY apply_from LIMIT ${COMING_MAX})
          UNION ALL
          (SELECT apply_to FROM programs WHERE deleted_at IS NULL AND published_at IS NOT NULL AND apply_to > ${now}
            ORDER BY apply_to LIMIT ${COMING_MAX})
          UNION ALL
          (SELECT starts_at FROM programs WHERE deleted_at IS NULL AND published_at IS NOT NULL AND starts_at > ${now}
            ORDER BY starts_at LIMIT ${COMING_MAX})
          UNION ALL
          (SELECT ends_at FROM programs WHERE deleted_at IS NULL AND published_at IS NOT NULL AND ends_at > ${now}
            ORDER BY ends_at LIMIT ${COMING_MAX})
          UNION ALL
          (SELECT shows_from FROM banners WHERE shows_from > ${now})
          UNION ALL
          (SELECT shows_to FROM banners WHERE shows_to > ${now})
          UNION ALL
          (SELECT shows_from FROM popups WHERE deleted_at IS NULL AND shows_from > ${now} ORDER BY shows_from LIMIT ${COMING_MAX})
          UNION ALL
          (SELECT shows_to FROM popups WHERE deleted_at IS NULL AND shows_to > ${now} ORDER BY shows_to LIMIT ${COMING_MAX})
        ) AS moments ORDER BY at LIMIT ${COMING_MAX}
      ) AS coming,
      (SELECT (extract(epoch FROM min(pinned_until)) * 1000)::float8 FROM posts WHERE pinned_until IS NOT NULL) AS next_unpin
    FROM content_version WHERE id = 1`;
  if (!row) throw new Error("The row of the content version is missing");
  const coming = [...row.coming, endOfSeoulDay(now).getTime()].sort((one, other) => one - other);
  return { version: row.version, coming, nextUnpin: row.next_unpin ?? Number.POSITIVE_INFINITY };
}
