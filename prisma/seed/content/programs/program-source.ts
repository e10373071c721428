// How a demo program is written down: in days from the day of seeding, and minutes of Seoul's clock. Korean comes first.

import type { ExamPart, LanguagePair, MemberGrade, ProgramKind } from "#prisma/generated/enums.ts";
import type { AttachmentSource } from "#prisma/seed/content/post-source.ts";
import type { Block } from "#prisma/seed/document.ts";

/** Korean, and English where it is there. */
export type Words = readonly [ko: string, en?: string];

interface PriceSource {
  readonly label: Words;
  readonly grades?: readonly MemberGrade[];
  /** Until the midnight before this day. */
  readonly untilDay?: number;
  readonly amount: number;
}

interface SpeakerSource {
  readonly name: Words;
  readonly affiliation?: Words;
  readonly talk?: Words;
}

/** `[from, to, title, by?]`, minutes after midnight of the first day; without `by` and with `isBreak` a pause. */
export interface SessionSource {
  readonly from: number;
  readonly to: number;
  readonly title: Words;
  readonly by?: Words;
  readonly isBreak?: true;
  readonly handout?: AttachmentSource;
}

export interface ExamSource {
  readonly parts: readonly ExamPart[];
  readonly pairs: readonly LanguagePair[];
  readonly sites: readonly { readonly name: Words; readonly address: Words }[];
}

export interface ProgramSource {
  readonly kind: ProgramKind;
  readonly number?: number;
  /** Slug of a program tag. */
  readonly tag?: string;
  readonly title: Words;
  readonly description: Words;
  readonly ko?: readonly Block[];
  readonly en?: readonly Block[];
  /** The first day: days from today, moved on to this weekday (0 is Sunday). */
  readonly day: number;
  readonly weekday: number;
  /** Minutes after midnight: beginning on the first day, end on the last. */
  readonly from: number;
  readonly to: number;
  /** Days from the first to the last; 0 for an event of one day. */
  readonly days?: number;
  readonly location: Words;
  /** Days from today at 9:00, and to midnight before `to`. Absent: not announced. */
  readonly apply?: { readonly from: number; readonly to?: number };
  readonly applyLink?: string;
  readonly fee?: number;
  readonly enrollmentFee?: number;
  readonly capacity?: number;
  readonly seatsTaken?: number;
  readonly waitingList?: true;
  readonly thumbnail?: string;
  readonly prices?: readonly PriceSource[];
  readonly speakers?: readonly SpeakerSource[];
  readonly sessions?: readonly SessionSource[];
  readonly attachments?: readonly AttachmentSource[];
  /** Of an exam: its parts, languages and sites. */
  readonly exam?: ExamSource;
  readonly cancelled?: Words;
  /** Days before today on which it was published. */
  readonly ago: number;
}

/** Minutes after midnight. */
export const at = (hours: number, minutes = 0): number => hours * 60 + minutes;
