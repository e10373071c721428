// Terms of translation and interpreting that the demo site's glossary holds. A new site has none.
import type { Prisma } from "#prisma/generated/client.ts";
import type { GlossaryFieldName } from "#schema/validation/site/glossary.ts";

type Words = readonly [ko: string, en: string, noteKo?: string, noteEn?: string];

const STUDIES: readonly Words[] = [
  [
    "등가",
    "equivalence",
    "원문과 역문이 같은 값을 지닌다고 보는 관계. 무엇을 같게 볼지에 따라 형식적 등가와 역동적 등가로 나눈다.",
    "The relation by which source and target text count as having the same value; what is to be the same divides formal from dynamic equivalence.",
  ],
  [
    "형식적 등가",
    "formal equivalence",
    "원문의 형식과 내용을 되도록 그대로 옮기려는 태도.",
    "Keeping form and content of the source as closely as the target language allows.",
  ],
  [
    "역동적 등가",
    "dynamic equivalence",
    "독자의 반응이 원문 독자의 반응과 같아지도록 옮기는 태도.",
    "Translating so that readers respond as the readers of the source did.",
  ],
  ["원문", "source text", "옮기기 전의 글.", "The text that is translated."],
  ["역문", "target text", "옮긴 글. ‘번역문’이라고도 한다.", "The text that a translation produces."],
  ["출발어", "source language", "원문이 쓰인 언어.", "The language of the source text."],
  ["도착어", "target language", "역문이 쓰이는 언어.", "The language of the target text."],
  [
    "직역",
    "literal translation",
    "낱말과 구조를 원문대로 두는 번역.",
    "Translation that keeps words and structures of the source.",
  ],
  [
    "의역",
    "free translation",
    "낱말보다 뜻을 살리는 번역.",
    "Translation of the sense rather than the words.",
  ],
  [
    "축자역",
    "word-for-word translation",
    "낱말을 하나씩 옮기는 번역. 직역보다 좁은 말이다.",
    "Each word is rendered by one; narrower than literal translation.",
  ],
  [
    "이국화",
    "foreignization",
    "낯선 것을 낯선 채로 두는 번역 방법. 베누티의 용어다.",
    "Venuti’s term for leaving what is foreign foreign.",
  ],
  [
    "자국화",
    "domestication",
    "독자의 문화에 맞추어 낯선 것을 지우는 번역 방법.",
    "Venuti’s term for adapting the text to the reader’s culture.",
  ],
  [
    "스코포스 이론",
    "skopos theory",
    "번역의 목적이 방법을 정한다는 이론.",
    "The view that the purpose of a translation decides how it is done.",
  ],
  ["다중체계 이론", "polysystem theory"],
  [
    "번역 규범",
    "translation norm",
    "어떤 사회에서 알맞다고 여기는 번역의 규칙성.",
    "What a community takes as proper in translation at a time.",
  ],
  [
    "번역 전이",
    "translation shift",
    "원문과 역문 사이에서 형식이 달라지는 것.",
    "A departure from formal correspondence on the way from source to target.",
  ],
  [
    "번역 보편소",
    "translation universal",
    "언어 쌍과 상관없이 번역문에 나타난다고 보는 특징.",
    "A feature held to occur in translated texts whatever the languages.",
  ],
  [
    "명시화",
    "explicitation",
    "원문에 숨은 것을 역문에서 드러내는 것.",
    "Saying in the target text what the source leaves implied.",
  ],
  [
    "중역",
    "relay translation",
    "번역문을 다시 다른 언어로 옮기는 것. ‘간접 번역’이라고도 한다.",
    "Translation of a translation; also called indirect translation.",
  ],
  [
    "곁텍스트",
    "paratext",
    "머리말, 주석, 표지처럼 본문을 둘러싼 글과 그림.",
    "Prefaces, notes, covers: what surrounds the text itself.",
  ],
  ["충실성", "fidelity"],
  ["번역 불가능성", "untranslatability"],
];

const PRACTICE: readonly Words[] = [
  [
    "번역",
    "translation",
    "글을 한 언어에서 다른 언어로 옮기는 일.",
    "Rendering a written text in another language.",
  ],
  [
    "번역사",
    "translator",
    "번역을 업으로 하는 사람. 책에서는 ‘옮긴이’라고 적는다.",
    "A person who translates by profession; in books the name stands after 옮긴이.",
  ],
  [
    "옮긴이",
    "translator",
    "책의 표지와 판권지에 적는 번역자의 이름 앞에 쓴다.",
    "As credited on the cover and the imprint of a book.",
  ],
  [
    "감수",
    "revision",
    "역문을 원문과 견주어 고치는 일.",
    "Checking the target text against the source by a second person.",
  ],
  ["윤문", "editing", "원문을 보지 않고 역문을 다듬는 일.", "Polishing the target text without the source."],
  [
    "역번역",
    "back-translation",
    "역문을 다시 출발어로 옮겨 견주는 일. 설문지 번역의 검증에 쓴다.",
    "Translating the target text back to compare it; usual for questionnaires.",
  ],
  ["옮긴이 주", "translator’s note"],
  ["가독성", "readability"],
  [
    "번역투",
    "translationese",
    "번역문에서 나타나는 어색한 말투.",
    "The unnatural style of translated texts.",
  ],
  [
    "음차",
    "transliteration",
    "소리를 다른 글자로 적는 것. 로마자 표기와 구별한다.",
    "Writing the sounds in another script.",
  ],
  [
    "로마자 표기",
    "romanization",
    "한글을 국어의 로마자 표기법에 따라 적는 것.",
    "Writing Korean in Latin letters by the official rules of 2000.",
  ],
  ["차용", "borrowing"],
  ["행간", "between the lines"],
];

const INTERPRETING: readonly Words[] = [
  [
    "통역",
    "interpreting",
    "말을 한 언어에서 다른 언어로 옮기는 일. 학술 글에서는 interpretation보다 interpreting을 쓴다.",
    "Rendering speech in another language. Scholars prefer “interpreting” to “interpretation”.",
  ],
  [
    "동시통역",
    "simultaneous interpreting",
    "말하는 동안 바로 옮기는 통역. 보통 부스에서 두 사람이 번갈아 한다.",
    "Interpreting while the speaker goes on, usually by two people in a booth.",
  ],
  [
    "순차통역",
    "consecutive interpreting",
    "말이 멈춘 사이에 옮기는 통역. 노트테이킹이 따른다.",
    "Interpreting when the speaker pauses, from notes.",
  ],
  [
    "위스퍼링",
    "whispered interpreting",
    "장비 없이 귓속말로 하는 동시통역. ‘쉬쇼타주’라고도 한다.",
    "Simultaneous interpreting without equipment, whispered; also chuchotage.",
  ],
  ["시역", "sight translation", "글을 보면서 말로 옮기는 일.", "Rendering a written text aloud at sight."],
  [
    "릴레이 통역",
    "relay interpreting",
    "다른 통역사의 말을 듣고 다시 옮기는 통역.",
    "Interpreting from another interpreter’s output.",
  ],
  ["중계어", "pivot language", "릴레이 통역에서 다리가 되는 언어.", "The language that relays pass through."],
  [
    "이어보이스",
    "ear-voice span",
    "들은 때부터 말하기까지의 간격. ‘데칼라주’라고도 한다.",
    "The lag between hearing and speaking; also décalage.",
  ],
  ["노트테이킹", "note-taking"],
  [
    "쉐도잉",
    "shadowing",
    "들리는 말을 같은 언어로 따라 말하는 훈련.",
    "Repeating what one hears in the same language, as an exercise.",
  ],
  ["회의통역", "conference interpreting"],
  ["수어통역", "sign language interpreting"],
  [
    "원격통역",
    "remote interpreting",
    "통역사가 다른 곳에서 화상이나 전화로 하는 통역.",
    "The interpreter works from elsewhere, by video or telephone.",
  ],
  ["부스", "booth"],
  [
    "노력 모델",
    "effort model",
    "통역을 듣기, 기억, 말하기의 노력으로 나누어 보는 질의 모델.",
    "Gile’s model of interpreting as efforts of listening, memory and production.",
  ],
];

const OTHERS: Readonly<Partial<Record<GlossaryFieldName, readonly Words[]>>> = {
  PUBLIC: [
    [
      "지역사회통역",
      "community interpreting",
      "병원, 법원, 행정 기관처럼 일상에서 하는 통역.",
      "Interpreting in hospitals, courts and offices, where people meet public services.",
    ],
    ["공공번역", "public service translation", "안내문과 서식처럼 공공 기관이 펴내는 글의 번역."],
    [
      "다문화가족",
      "multicultural family",
      "법령의 영어 이름을 따른다.",
      "As the English name of the Act has it.",
    ],
  ],
  LAW: [
    ["법정통역", "court interpreting"],
    [
      "공증번역",
      "certified translation",
      "번역 확인서를 붙여 공증받은 번역.",
      "A translation with a notarized certificate of accuracy.",
    ],
    [
      "등가",
      "equivalence",
      "두 나라의 법률 용어가 같은 효과를 지니는 관계. 기능적 등가라고도 한다.",
      "Of legal terms: having the same effect in two systems; functional equivalence.",
    ],
  ],
  MEDICINE: [
    ["의료통역", "medical interpreting"],
    ["사전동의", "informed consent", "환자에게 설명하고 받는 동의. 서식의 번역이 문제가 된다."],
  ],
  MEDIA: [
    [
      "자막 번역",
      "subtitling",
      "한 줄의 글자 수와 보이는 시간에 맞추어 옮긴다.",
      "Bound by characters a line and the time a title shows.",
    ],
    ["더빙 번역", "dubbing translation"],
    ["화면해설", "audio description", "보이지 않는 사람을 위하여 화면을 말로 풀어 주는 것."],
    ["게임 현지화", "game localization"],
  ],
  LOCALIZATION: [
    [
      "현지화",
      "localization",
      "제품과 글을 한 지역에 맞추는 일. 날짜와 단위, 그림도 바꾼다.",
      "Fitting a product to a region: dates, units and pictures, too.",
    ],
    [
      "번역 메모리",
      "translation memory",
      "앞서 옮긴 문장을 쌓아 두고 다시 쓰는 자료.",
      "Segments translated before, kept for use again.",
    ],
    ["용어집", "glossary"],
    ["말뭉치", "corpus"],
    [
      "병렬 말뭉치",
      "parallel corpus",
      "원문과 역문을 나란히 둔 말뭉치.",
      "Source and target texts aligned with each other.",
    ],
    ["기계번역", "machine translation"],
    [
      "포스트에디팅",
      "post-editing",
      "기계번역의 결과를 사람이 고치는 일.",
      "Correcting what a machine translated.",
    ],
  ],
  LITERATURE: [
    ["문체", "style"],
    ["운율", "meter"],
    [
      "다시쓰기",
      "rewriting",
      "번역, 비평, 선집을 아우르는 르페브르의 용어.",
      "Lefevere’s word for translation, criticism and anthologies alike.",
    ],
  ],
  LINGUISTICS: [
    ["코드 스위칭", "code-switching"],
    ["맥락", "context"],
    ["화용론", "pragmatics"],
    ["대조언어학", "contrastive linguistics"],
  ],
  EDUCATION: [
    ["번역 능력", "translation competence"],
    ["번역 교육", "translator training"],
  ],
};

const rows = (field: GlossaryFieldName, words: readonly Words[]) =>
  words.map(([ko, en, noteKo, noteEn]) => ({
    field,
    ko,
    en,
    noteKo: noteKo ?? null,
    noteEn: noteEn ?? null,
  }));

/** All accepted; the demo's members have suggested two more. */
export const demoGlossary = (now: Date): readonly Prisma.GlossaryTermCreateManyInput[] => [
  ...[
    ...rows("TRANSLATION_STUDIES", STUDIES),
    ...rows("TRANSLATION", PRACTICE),
    ...rows("INTERPRETING", INTERPRETING),
    ...Object.entries(OTHERS).flatMap(([field, words]) => rows(field as GlossaryFieldName, words)),
  ].map((term) => ({ ...term, decidedAt: now, createdAt: now })),
  ...[
    {
      ko: "트랜스크리에이션",
      en: "transcreation",
      field: "MEDIA" as const,
      noteKo: "광고처럼 효과를 먼저 살리는 옮김.",
    },
    { ko: "번역 윤리", en: "translation ethics", field: "TRANSLATION_STUDIES" as const },
  ].map((term) => ({ ...term, status: "SUGGESTED" as const, decidedAt: now, createdAt: now })),
];
