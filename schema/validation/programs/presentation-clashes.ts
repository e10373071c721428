// Defines what cannot be at the same time in the sessions of a program: one room twice, and one speaker in two rooms.

interface ArrangedSession {
  readonly room: string;
  readonly startsAt: Date;
  /** Of each talk. */
  readonly minutes: number;
  /** In their order; those who present each, by what identifies them. */
  readonly talks: readonly (readonly string[])[];
}

export interface Clash {
  readonly kind: "ROOM" | "SPEAKER";
  /** Indexes of the two sessions, in order. */
  readonly sessions: readonly [number, number];
  /** The room, or what identifies the speaker. */
  readonly of: string;
}

const MINUTE = 60_000;
const plain = (text: string) => text.normalize("NFKC").trim().toLowerCase();

/** When a talk of a session begins, in milliseconds. */
export const talkStart = (
  { startsAt, minutes }: Pick<ArrangedSession, "startsAt" | "minutes">,
  place: number,
): number => startsAt.getTime() + place * minutes * MINUTE;

/** When a session has ended; one without talks takes the time of one. */
export const sessionEnd = (session: Pick<ArrangedSession, "startsAt" | "minutes">, talks: number): number =>
  talkStart(session, Math.max(1, talks));

/** Every clash once. Talks that only touch are none. */
export function clashesOf(sessions: readonly ArrangedSession[]): readonly Clash[] {
  const found: Clash[] = [];
  sessions.forEach((one, first) => {
    sessions.slice(first + 1).forEach((other, index) => {
      const second = first + 1 + index;
      const meet =
        one.startsAt.getTime() < sessionEnd(other, other.talks.length) &&
        other.startsAt.getTime() < sessionEnd(one, one.talks.length);
      if (!meet) return;
      if (plain(one.room) === plain(other.room)) {
        found.push({ kind: "ROOM", sessions: [first, second], of: one.room });
      }
      for (const speaker of speakersAtOnce(one, other)) {
        found.push({ kind: "SPEAKER", sessions: [first, second], of: speaker });
      }
    });
  });
  return found;
}

/** Who presents in both at one time. */
function speakersAtOnce(one: ArrangedSession, other: ArrangedSession): readonly string[] {
  const both = new Set<string>();
  one.talks.forEach((speakers, place) => {
    other.talks.forEach((others, otherPlace) => {
      const meet =
        talkStart(one, place) < talkStart(other, otherPlace + 1) &&
        talkStart(other, otherPlace) < talkStart(one, place + 1);
      if (meet) for (const speaker of speakers) if (others.includes(speaker)) both.add(speaker);
    });
  });
  return [...both];
}
