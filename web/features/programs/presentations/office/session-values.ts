// The sessions as the office arranges them, before they are saved.
import { isPrintedAuthor } from "#schema/validation/programs/presentation-authors.ts";
import { clashesOf } from "#schema/validation/programs/presentation-clashes.ts";
import { newRowKey } from "#web/components/forms/list-rows.ts";
import { fromSeoul, toSeoul } from "#web/i18n/seoul-time.ts";
import type { Managed } from "./PresentationsPage.tsx";

export interface SessionRow {
  readonly key: string;
  readonly titleKo: string;
  readonly titleEn: string;
  readonly room: string;
  readonly startsAt: string;
  readonly minutes: string;
  readonly presentationIds: readonly number[];
}
export interface SessionValues {
  readonly isShown: boolean;
  readonly sessions: SessionRow[];
}

export const toSessionValues = ({ isShown, sessions }: Managed): SessionValues => ({
  isShown,
  sessions: sessions.map((session, index) => ({
    ...session,
    key: `stored-${index}`,
    titleEn: session.titleEn ?? "",
    startsAt: toSeoul(session.startsAt),
    minutes: String(session.minutes),
  })),
});

/** A new one begins when the event does. */
export const emptySession = ({ program }: Managed): SessionRow => ({
  key: newRowKey(),
  titleKo: "",
  titleEn: "",
  room: "",
  minutes: "20",
  presentationIds: [],
  startsAt: toSeoul(program.startsAt),
});

export const toSessionsInput = ({ isShown, sessions }: SessionValues) => ({
  isShown,
  sessions: sessions.map(({ key: _key, startsAt, minutes, ...session }) => ({
    ...session,
    startsAt: fromSeoul(startsAt),
    minutes: Number(minutes),
  })),
});

/** What can be given in a session. */
export type Accepted = Managed["accepted"][number];

/** Clashes of what is typed; sessions without a time have none. */
export function typedClashes(sessions: readonly SessionRow[], accepted: readonly Accepted[]) {
  const known = new Map(accepted.map((one) => [one.id, one]));
  const speakersOf = (id: number) =>
    (known.get(id)?.authors ?? [])
      .filter(isPrintedAuthor)
      .flatMap(({ email, isPresenter }) => (isPresenter && email !== "" ? email.toLowerCase() : []));
  const dated = sessions.map((session) => ({
    room: session.room,
    startsAt: new Date(fromSeoul(session.startsAt) ?? Number.NaN),
    minutes: Number(session.minutes),
    talks: session.presentationIds.map(speakersOf),
  }));
  return clashesOf(dated);
}

/** A presentation taken out of where it is and put before a place of another session; null: into none. */
export function withTalkAt(
  sessions: readonly SessionRow[],
  id: number,
  to: { readonly session: number; readonly place: number } | null,
): SessionRow[] {
  return sessions.map((session, index) => {
    const before = session.presentationIds.indexOf(id);
    const others = session.presentationIds.filter((one) => one !== id);
    if (to?.session !== index) return before === -1 ? session : { ...session, presentationIds: others };
    return { ...session, presentationIds: others.toSpliced(to.place, 0, id) };
  });
}
