// News of the society itself.
import type { PostSource } from "#prisma/seed/content/post-source.ts";
import { figure, h2, p, quote, table, ul } from "#prisma/seed/document.ts";

export const society: readonly PostSource[] = [
  {
    ago: 9,
    tag: "society",
    thumbnail: "hall",
    ko: [
      "제23회 정기 세미나에서 나온 질문과 답",
      p(
        "‘법정의 목소리, 통역의 윤리’를 주제로 열린 제23회 정기 세미나는 예정보다 40분 늦게 끝났다. 마지막 질문을 한 사람은 통역사가 아니라 통역을 받아 본 사람이었다.",
      ),
      quote(
        "“제 재판에서 통역하신 분은 친절했습니다. 그런데 저는 그분이 제 말을 줄였다는 걸 판결문을 받고 알았습니다. 친절한 것과 정확한 것 가운데 하나를 골라야 한다면, 저는 정확한 쪽을 고르겠습니다.”",
      ),
      p(
        "발표자 세 사람은 한동안 답하지 않았다. 먼저 입을 연 것은 20년 동안 법정에서 일한 통역인 설아름 회원이었다. “오늘 제가 할 말은 없습니다. 적어 두겠습니다.”",
      ),
      h2("판사가 알아야 할 열 가지"),
      p(
        "세 번째 발표는 통역인이 아니라 통역인을 부르는 사람을 위한 것이었다. 한 번에 한 사람만 말할 것, 서류는 읽지 말고 미리 줄 것, 통역인에게 “뭐라고 합니까”라고 묻지 말고 말한 사람에게 물을 것. 발표문은 곧 소책자로 나온다.",
      ),
      figure("court", "세미나에서 함께 읽은 장면 가운데 하나를 그림으로 옮겼다."),
      p("발표 자료와 답하지 못한 질문 열네 가지의 서면 답변은 [공지사항](/notice/list)에서 볼 수 있다."),
    ],
    en: [
      "Questions and answers from the 23rd seminar",
      p(
        "The 23rd Regular Seminar, on voices in court, ended forty minutes late. The last question came not from an interpreter but from somebody who had been interpreted for.",
      ),
      quote(
        "“The woman who interpreted at my trial was kind. But only when I received the judgment did I learn that she had shortened what I said. If I have to choose between kind and accurate, I choose accurate.”",
      ),
      p(
        "For a while none of the three speakers answered. The first to do so was A-reum Seol, a court interpreter for twenty years: “I have nothing to say to that today. I am writing it down.”",
      ),
      h2("Ten things a judge should know"),
      p(
        "The third paper was not for interpreters but for those who call them. One person at a time. Do not read documents aloud, hand them over beforehand. Do not ask the interpreter “what is he saying?”; ask the person who is speaking. It will appear as a booklet soon.",
      ),
      figure("court", "One of the scenes read at the seminar, drawn"),
      p(
        "The papers, and written answers to the fourteen questions for which there was no time, are in the [notices](/notice/list).",
      ),
    ],
  },
  {
    ago: 72,
    tag: "society",
    thumbnail: "page",
    ko: [
      "새 누리집의 그림은 왜 고리인가",
      p(
        "새 누리집 첫 화면에는 커다란 ‘아’와 ‘a’가 겹쳐 있다. 두 글자는 소리가 같고, 둥근 고리를 함께 쓴다. 한글에서 고리는 소리 없는 자리이고, 로마자에서는 소리 그 자체다.",
      ),
      p(
        "그림을 맡은 홍보위원회는 “번역도 그렇다”고 말한다. 한 언어에서 비어 있는 자리가 다른 언어에서는 채워져 있고, 그 둘이 만나는 곳에 번역가가 앉아 있다.",
      ),
      figure("page", "파란 고리는 두 글자가 함께 쓴다."),
      p(
        "누리집의 모든 그림은 이 고리와 획만으로 그렸다. 사진을 쓰지 않은 까닭을 묻는 회원에게 위원회는 이렇게 답했다. “얼굴이 나오면 그 사람의 이야기가 됩니다. 고리는 아직 누구의 것도 아닙니다.”",
      ),
    ],
    en: [
      "Why our new pictures are made of rings",
      p(
        "On the first page of the new website a large 아 and a large a lie over each other. The two letters have the same sound and share one ring. In Hangul the ring marks the place where there is no sound; in Latin script it is the sound itself.",
      ),
      p(
        "“Translation is like that,” says the committee that drew it. What is an empty place in one language is filled in the other, and where the two meet somebody sits and translates.",
      ),
      figure("page", "The blue ring belongs to both letters."),
      p(
        "Every picture on the site is drawn with this ring and a few strokes. Asked by a member why there are no photographs, the committee answered: “With a face it becomes that person’s story. A ring belongs to nobody yet.”",
      ),
    ],
  },
  {
    ago: 148,
    tag: "society",
    thumbnail: "audience",
    ko: [
      "아이였던 통역사들: 제22회 세미나의 오후",
      p(
        "제22회 세미나의 첫 30분 동안 무대에는 발표자가 없었다. 어릴 때 부모를 위해 통역했던 어른 다섯 사람이 객석에 앉은 채 차례로 일어나 말했다.",
      ),
      p(
        "누군가는 은행에서, 누군가는 산부인과에서 통역했다. 한 사람은 자기 학교의 징계위원회에서 자신의 잘못을 부모에게 통역해야 했다. “부드럽게 옮겼어요. 그게 제가 한 첫 의역이었습니다.” 객석에서 웃음이 나왔고, 곧 조용해졌다.",
      ),
      figure("audience", "발표자는 무대가 아니라 객석에 앉아 있었다."),
      p("학회는 이날의 이야기를 모아 구술 자료집으로 엮는다. 내년 봄에 나올 예정이다."),
    ],
    en: [
      "The interpreters who were children: an afternoon at the 22nd seminar",
      p(
        "For the first half hour of the 22nd seminar nobody stood on the stage. Five adults who had interpreted for their parents as children rose one after another from their seats in the audience.",
      ),
      p(
        "One had interpreted at a bank, one at a maternity clinic. One had to interpret to his parents, before the disciplinary board of his school, what he himself had done. “I put it gently. It was my first free translation.” People laughed, and then fell silent.",
      ),
      figure("audience", "The speakers sat not on the stage but in the audience."),
      p("The Society is collecting these stories as an oral history, to appear next spring."),
    ],
  },
  {
    ago: 320,
    tag: "society",
    thumbnail: "table",
    ko: [
      "정기총회에서 정한 것들",
      p(
        "하반기 정기총회가 회원 131명(위임 58명 포함)의 참석으로 열렸다. 가장 오래 토론한 안건은 예산이 아니라 이름이었다. ‘회원 소식’을 ‘동정’으로 부를지를 두고 20분을 썼고, 그대로 두기로 했다.",
      ),
      ul("새해 예산안 원안 통과", "대학원생 세미나 참가비 폐지", "수어 통역 예산을 모든 행사에 책정"),
    ],
    en: [
      "What the General Assembly decided",
      p(
        "131 members took part in the autumn General Assembly, 58 of them by proxy. The longest debate was not about the budget but about a word: twenty minutes on what to call the section with members’ news. It keeps its name.",
      ),
      ul(
        "The budget for the new year was adopted as proposed.",
        "Graduate students no longer pay for seminars.",
        "Every event has a budget for sign language interpreting.",
      ),
    ],
  },
  {
    ago: 402,
    tag: "society",
    thumbnail: "library",
    ko: [
      "학회 서가에 번역서 천 권이 모이기까지",
      p(
        "회원들이 보낸 번역서가 천 권을 넘었다. 천 번째 책은 나온 지 30년 된 요리책이었다. 옮긴이는 이제 아흔을 앞두고 있다.",
      ),
      figure("library", "한빛관 304호의 서가"),
      p(
        "서가를 맡은 간사는 책을 저자가 아니라 **옮긴이의 이름** 순서로 꽂는다. 같은 소설의 번역 세 권이 서로 다른 칸에 떨어져 있는 까닭이다.",
      ),
      table(
        ["언어", "권수"],
        ["영어 → 한국어", "512"],
        ["한국어 → 영어", "187"],
        ["한국어 → 그 밖의 언어", "164"],
        ["그 밖의 언어 → 한국어", "141"],
      ),
    ],
    en: [
      "How a thousand translations came to our shelves",
      p(
        "Members have sent us more than a thousand of their translations. The thousandth was a cookbook, thirty years old. Its translator will soon be ninety.",
      ),
      figure("library", "The shelves in room 304 of Hanbit Hall"),
      p(
        "The books stand in the order of their **translators’ names**, not their authors’. That is why three translations of one novel are on three different shelves.",
      ),
      table(
        ["Languages", "Books"],
        ["English to Korean", "512"],
        ["Korean to English", "187"],
        ["Korean to other languages", "164"],
        ["Other languages to Korean", "141"],
      ),
    ],
  },
  {
    ago: 510,
    tag: "society",
    thumbnail: "headset",
    ko: [
      "통역기 백 대를 고쳐 쓰기로 했습니다",
      p("10년 된 통역기 백 대를 버리지 않고 배터리만 갈아 쓰기로 했다. 아낀 돈으로 문자 통역을 시작한다."),
    ],
  },
];
