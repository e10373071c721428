// The demo's popup, once, on the home page, for whoever is not signed in.
import type { Prisma } from "#prisma/generated/client.ts";
import { type SeedLanguage, seoulTime } from "#prisma/seed/dates.ts";
import { doc, p, toColumn } from "#prisma/seed/document.ts";
import { DAY } from "#schema/validation/durations.ts";
import { postAddress } from "#schema/validation/site-paths.ts";

/** Far enough for nobody to be told that it is about to end. */
const SHOWN_DAYS = 45;

const body = (language: SeedLanguage, publishedAt: Date, text: string) =>
  toColumn(doc({ language, publishedAt, image: noPicture }, [p(text)]));

function noPicture(scene: string): never {
  throw new Error(`A popup's text has no picture: ${scene}`);
}

/** @param noticeId the notice that says more */
export function demoPopup(now: Date, noticeId: number): Prisma.PopupCreateManyInput {
  const showsFrom = seoulTime(now, 1, 0);
  return {
    titleKo: "하반기 정기총회에 초대합니다",
    titleEn: "You are invited to the general meeting",
    bodyKo: body(
      "ko",
      now,
      "{sat+25} 오후 3시에 정기총회를 엽니다. 정회원과 평생회원은 {fri+10}까지 참석 여부를 알려 주십시오.",
    ),
    bodyEn: body(
      "en",
      now,
      "The general meeting is held on {sat+25} at 3 pm (KST). Regular and lifetime members, please tell us by {fri+10} whether you will attend.",
    ),
    href: postAddress("NOTICE", noticeId),
    linkKo: "공지에서 자세히 보기",
    linkEn: "Read the notice",
    showsFrom,
    showsTo: new Date(showsFrom.getTime() + SHOWN_DAYS * DAY),
    pages: "HOME",
    audience: "VISITOR",
  };
}
