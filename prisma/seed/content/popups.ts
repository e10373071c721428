// The demo's popup, once, on the home page, for visitors who are not signed in.
import type { Prisma } from "#prisma/generated/client.ts";
import { type SeedLanguage, seoulTime } from "#prisma/seed/dates.ts";
import { doc, p, toColumn } from "#prisma/seed/document.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { postAddress } from "#schema/validation/site-paths.ts";

/** Far enough for no notice that it is about to end. */
const SHOWN_DAYS = 45;

const body = (language: SeedLanguage, publishedAt: Date, text: string) =>
  toColumn(doc({ language, publishedAt, image: noPicture }, [p(text)]));

function noPicture(scene: string): never {
  throw new Error(`A popup's text has no picture: ${scene}`);
}

/** @param notice the notice that says more, from whose day its dates are counted */
export function demoPopup(
  now: Date,
  notice: { readonly id: number; readonly publishedAt: Date | null },
): Prisma.PopupCreateManyInput {
  const showsFrom = seoulTime(now, 1, 0);
  const from = notice.publishedAt ?? now;
  return {
    titleKo: "하반기 정기총회에 초대합니다",
    titleEn: "You are invited to the Autumn General Assembly",
    bodyKo: body(
      "ko",
      from,
      "{sat+28} 오후 3시에 정기총회를 엽니다. 정회원과 평생회원은 {fri+14}까지 참석 여부를 알려 주십시오.",
    ),
    bodyEn: body(
      "en",
      from,
      "The General Assembly is held on {sat+28} at 3 pm (KST). Regular and lifetime members, please tell us by {fri+14} whether you will attend.",
    ),
    href: postAddress("NOTICE", notice.id),
    linkKo: "공지에서 자세히 보기",
    linkEn: "Read the notice",
    showsFrom,
    showsTo: new Date(showsFrom.getTime() + SHOWN_DAYS * DAY),
    pages: "HOME",
    audience: "VISITOR",
  };
}
