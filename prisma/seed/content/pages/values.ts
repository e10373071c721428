// Five values of the invented society.
import type { PageItem } from "./page-source.ts";

export const values: readonly PageItem[] = [
  {
    ko: [
      "충실",
      "원문이 한 말과 하지 않은 말을 함께 옮깁니다. 덧붙이지 않고 빼지 않으며, 어쩔 수 없이 고른 것은 밝힙니다.",
    ],
    en: [
      "Fidelity",
      "We carry over what a text says and what it leaves unsaid. We add nothing and drop nothing, and where we had to choose, we say so.",
    ],
  },
  {
    ko: ["경청", "말하기 전에 듣습니다. 말하는 사람의 목소리와 듣는 사람의 자리를 모두 헤아립니다."],
    en: [
      "Listening",
      "We listen before we speak: to the voice of the one who speaks, and for the place of the one who hears.",
    ],
  },
  {
    ko: [
      "공정",
      "평가의 기준을 먼저 공개하고, 누구에게나 같은 기준을 씁니다. 틀렸을 때는 고치고, 고친 것을 알립니다.",
    ],
    en: [
      "Fairness",
      "We publish our criteria first and apply them to everybody alike. Where we were wrong we correct it, and say that we did.",
    ],
  },
  {
    ko: ["비밀", "일하면서 알게 된 것을 지킵니다. 통역 부스와 원고 위에서 본 것은 그 자리에 둡니다."],
    en: [
      "Discretion",
      "We keep what we learn at work. What we saw in the booth and on the page stays there.",
    ],
  },
  {
    ko: ["나눔", "배운 것을 글과 강의와 봉사로 돌려줍니다. 언어 때문에 문 앞에 선 이웃이 없게 합니다."],
    en: [
      "Sharing",
      "We give back what we learned, in writing, teaching and service, so that no neighbour is kept outside the door by a language.",
    ],
  },
];
