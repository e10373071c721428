// A letter by the president of the invented society.
import { type Block, p } from "#prisma/seed/document.ts";

export const greetingKo: readonly Block[] = [
  p("가나다 국제통번역학회의 누리집을 찾아 주신 여러분, 반갑습니다."),
  p(
    "번역과 통역은 말을 바꾸는 일이 아니라 사람을 만나게 하는 일이라고 저희는 믿습니다. 병원의 안내문 한 장, 법정에서 오간 한마디, 밤늦게 옮긴 시 한 편이 누군가의 하루를 바꿉니다. 그 한마디를 바르게 옮기려고 우리는 묻고, 찾고, 다시 씁니다.",
  ),
  p(
    "우리 학회는 {year-18}년 봄, 작은 강의실에 모인 스물세 사람에서 시작했습니다. 지금은 열네 나라의 연구자와 교사, 현장의 번역사와 통역사가 함께합니다. 한 해에 네 번 세미나를 열고 두 번 학술지 《말과 말 사이》를 내며, KITEC으로 통번역 능력을 평가하고, 이웃의 언어로 안내문을 옮기는 일도 합니다.",
  ),
  p(
    "기계가 문장을 순식간에 옮기는 시대입니다. 그래서 더욱, 무엇을 왜 옮기는지 묻는 사람이 필요합니다. 우리는 도구를 두려워하지 않되 책임을 도구에 넘기지 않겠습니다. 연구는 현장의 물음에서 시작하고, 교육은 배우는 사람의 속도를 기다리며, 평가는 기준을 숨기지 않을 것입니다.",
  ),
  p(
    "두 언어 사이에는 늘 빈자리가 있습니다. 그 자리를 함께 들여다볼 분을 기다립니다. 세미나의 뒷자리든 학술지의 첫 쪽이든, 편한 곳에서 시작해 주십시오.",
  ),
  p("고맙습니다."),
  p("회장 **나한결**"),
];

export const greetingEn: readonly Block[] = [
  p("Welcome to the website of the Ganada International Society for Translation and Interpretation."),
  p(
    "We believe that to translate is less to change words than to let people meet. A leaflet in a clinic, a sentence in a courtroom, a poem translated late at night: each can change somebody’s day. To carry that one sentence over rightly we ask, we look things up, and we write it again.",
  ),
  p(
    "The Society began in the spring of {year-18}, with twenty-three people in a small lecture room. Today it brings together researchers, teachers, translators and interpreters from fourteen countries. We hold four seminars a year, publish the journal *Between Words* twice a year, assess translators and interpreters with KITEC, and put leaflets into the languages of our neighbours.",
  ),
  p(
    "Machines now translate a sentence in no time. All the more do we need people who ask what is translated, and why. We are not afraid of tools, and we will not hand our responsibility to them. Our research will start from questions met at work, our teaching will wait for those who learn, and our assessment will not hide its criteria.",
  ),
  p(
    "Between two languages there is always a gap. We are waiting for those who would look into it with us. Begin wherever you like: in the last row of a seminar, or on the first page of the journal.",
  ),
  p("With thanks,"),
  p("**Han-gyeol Na**, President"),
];
