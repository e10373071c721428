// News of research and of the journal.
import type { PostSource } from "#prisma/seed/content/post-source.ts";
import { figure, h2, ol, p, quote, table, ul } from "#prisma/seed/document.ts";

export const research: readonly PostSource[] = [
  {
    ago: 23,
    tag: "research",
    thumbnail: "review",
    ko: [
      "올해의 번역 비평, 세 편의 논문에",
      p(
        "편집위원회가 올해의 번역 비평으로 논문 세 편을 골랐다. 세 편 모두 ‘잘된 번역인가’를 묻지 않는다. 대신 **누가, 언제, 무엇을 견디며 옮겼는가**를 묻는다.",
      ),
      ol(
        "백하람, 「지운 자국: 번역가의 교정지 열두 장」",
        "진서우, 「각주가 사라지던 해」",
        "엘린 마르케스, 「번역된 사과문을 읽는 법」",
      ),
      figure("review", "교정지에는 번역가가 버린 문장이 남는다."),
      h2("심사평에서"),
      quote("첫 번째 논문을 읽고 나면, 깨끗한 인쇄본이 오히려 거짓말처럼 보인다."),
      p("세 논문은 모두 학술지 누리집에서 읽을 수 있고, 저자와의 대화는 겨울 동안 온라인으로 이어진다."),
    ],
    en: [
      "Translation criticism of the year: three papers",
      p(
        "The editors have chosen three papers as the year’s translation criticism. None of them asks whether a translation is good. They ask **who translated, when, and what it took**.",
      ),
      ol(
        "Ha-ram Baek, “Traces of deletion: twelve of a translator’s proofs”",
        "Seo-u Jin, “The year the footnotes vanished”",
        "Elin Marques, “How to read a translated apology”",
      ),
      figure("review", "Proofs keep the sentences a translator gave up."),
      h2("From the citation"),
      quote("After the first of these papers it is the clean printed page that looks like a lie."),
      p(
        "All three can be read in the journal, and conversations with their authors continue online over the winter.",
      ),
    ],
    koChangedAfter: 5,
  },
  {
    ago: 81,
    tag: "research",
    thumbnail: "books",
    ko: [
      "학술지 제18권 2호 발간",
      p("《말과 말 사이》 제18권 2호가 나왔다. 특집은 ‘기계번역 이후의 번역 교육’이며 논문 세 편을 실었다."),
      figure("books", "제18권의 책등은 파란색이다."),
      p("표지에는 ㄱ에서 ㅂ까지 여섯 글자를 세웠다. 열여덟 해를 여섯 권씩 묶으면 세 칸의 서가가 찬다."),
    ],
    en: [
      "Journal, vol. 18 no. 2, has appeared",
      p(
        "Vol. 18 no. 2 of *Between Words* is out. Its three papers are about translator training after machine translation.",
      ),
      figure("books", "The spine of volume 18 is blue."),
      p("The cover shows six letters, ㄱ to ㅂ. Eighteen years in sixes fill three shelves."),
    ],
  },
  {
    ago: 162,
    tag: "research",
    thumbnail: "microphone",
    ko: [
      "통역 말뭉치 ‘두 목소리’ 첫 공개: 300시간, 동의 1,204건",
      p(
        "학회 연구진이 5년 동안 모은 통역 말뭉치 ‘두 목소리’를 공개했다. 회의 통역, 의료 통역, 법정 통역 300시간에서 원발화와 통역을 나란히 맞추고, 멈춤과 고쳐 말하기까지 적었다.",
      ),
      h2("숫자보다 오래 걸린 것"),
      p(
        "녹음보다 오래 걸린 일은 동의를 받는 일이었다. 말한 사람, 통역한 사람, 들은 사람 모두에게 따로 물었고, 한 사람이라도 거절하면 그 자리의 녹음을 모두 지웠다. 그렇게 지운 것이 190시간이다.",
      ),
      table(
        ["갈래", "시간", "언어쌍"],
        ["회의", "172", "한–영, 한–서, 한–아"],
        ["의료", "81", "한–영, 한–베"],
        ["법정", "47", "한–영, 한–중"],
      ),
      figure("microphone", "말뭉치에는 멈춤의 길이도 적혀 있다."),
      p(
        "자료는 연구 계획서를 낸 연구자에게 제공한다. 기계 학습에 쓰는 것은 동의에 들어 있지 않으므로 허락하지 않는다.",
      ),
    ],
    en: [
      "“Two Voices”, a corpus of interpreting: 300 hours, 1,204 consents",
      p(
        "After five years our researchers have opened “Two Voices”, a corpus of interpreting. In 300 hours of conference, medical and court interpreting, original and rendition are aligned, with pauses and self-corrections.",
      ),
      h2("What took longer than recording"),
      p(
        "Consent did. Speaker, interpreter and listener were asked separately, and if one of them refused, the whole recording was deleted. That is how 190 hours were lost, and rightly.",
      ),
      table(
        ["Setting", "Hours", "Languages with Korean"],
        ["Conference", "172", "English, Spanish, Arabic"],
        ["Medical", "81", "English, Vietnamese"],
        ["Court", "47", "English, Chinese"],
      ),
      figure("microphone", "The corpus records how long a silence lasts."),
      p(
        "The data are available to researchers who submit a plan. Training machines was not part of the consent and is not permitted.",
      ),
    ],
  },
  {
    ago: 243,
    tag: "research",
    thumbnail: "letters",
    ko: [
      "옛 번역서의 낱말 4만 개를 옮겨 적은 사람들",
      p(
        "백 년 전의 번역서 아홉 권에서 지금은 쓰지 않는 번역어 4만 개를 회원 스물여섯 사람이 옮겨 적었다. ‘화륜선’은 증기선이 되었고, ‘덕률풍’은 전화가 되었다.",
      ),
      figure("letters", "같은 꼴의 글자는 한 칸에 모았다."),
      p(
        "가장 많은 낱말을 옮긴 회원은 정년을 마친 조판공이다. “활자를 고르던 손이라 빠릅니다.” 낱말 목록은 내년에 누구나 찾아볼 수 있게 된다.",
      ),
    ],
    en: [
      "Forty thousand words out of old translations",
      p(
        "Twenty-six members have transcribed 40,000 words that translators coined a century ago and nobody uses any more. *Hwaryunseon*, “fire-wheel ship”, became the steamer; *deongnyulpung* tried to sound like “telephone”.",
      ),
      figure("letters", "Letters of the same shape share a case."),
      p(
        "The most diligent of them is a retired typesetter. “These hands used to pick type. They are quick.” The list will be open to everybody next year.",
      ),
    ],
  },
  {
    ago: 352,
    tag: "research",
    thumbnail: "microphone",
    ko: [
      "“진료실에서 ‘네’는 몇 가지 뜻인가” 의료 통역 연구 발표",
      p(
        "의료 통역 연구회가 진료 대화 62건을 분석했다. 환자가 말한 “네” 1,140번 가운데 ‘그렇다’는 뜻은 절반이 되지 않았다.",
      ),
      ul("듣고 있습니다 38%", "그렇습니다 44%", "잘 모르겠지만 더 묻지 않겠습니다 18%"),
      p("연구회는 세 번째 “네”를 알아차리는 연습을 교육과정에 넣자고 제안했다."),
    ],
    en: [
      "How many meanings has “yes” at the doctor’s?",
      p(
        "The study group on medical interpreting analysed 62 consultations. Of 1,140 times a patient said *ne*, “yes”, fewer than half meant yes.",
      ),
      ul("I am listening: 38%", "Yes, that is so: 44%", "I do not understand but will not ask again: 18%"),
      p("The group proposes to train interpreters to notice the third one."),
    ],
  },
  {
    ago: 444,
    tag: "research",
    thumbnail: "desk",
    ko: [
      "번역가 백 사람의 하루를 적다",
      p(
        "번역가 백 사람이 같은 날 자기의 하루를 적어 보냈다. 평균 5.2쪽을 옮겼고, 사전을 41번 열었으며, 창밖을 아홉 번 보았다. 창밖을 본 횟수는 설문에 없던 항목이었으나 아홉 사람이 스스로 적어 냈다.",
      ),
    ],
    en: [
      "A day in the life of a hundred translators",
      p(
        "A hundred translators wrote down the same day. On average they translated 5.2 pages, opened a dictionary 41 times and looked out of the window nine times. Nobody had asked about the window; nine of them reported it all the same.",
      ),
    ],
  },
];
