// Defines what readers did with a popup, as the office compares it (docs/site.md#popups).
import { builder } from "#schema/builder.ts";
import { writePopups } from "#schema/policies/site/popups.ts";

interface PopupFigures {
  readonly shown: number;
  readonly followed: number;
  readonly closed: number;
}

export const PopupFiguresRef = builder.objectRef<PopupFigures>("PopupFigures").implement({
  description:
    "How often a popup was shown, its link followed, and it was closed. A reader counts once a visit.",
  authScopes: { can: writePopups },
  fields: (t) => ({
    shown: t.exposeInt("shown"),
    followed: t.exposeInt("followed"),
    closed: t.exposeInt("closed"),
  }),
});

/** Its days, summed up. */
export const figuresOf = (days: readonly PopupFigures[]): PopupFigures =>
  days.reduce(
    (sum, day) => ({
      shown: sum.shown + day.shown,
      followed: sum.followed + day.followed,
      closed: sum.closed + day.closed,
    }),
    { shown: 0, followed: 0, closed: 0 },
  );
