// Words that are tried first in guesses at this site and that lists of leaked passwords lack: what it is
// about, frequent Korean words in three spellings, names, places and times. Lower case; several of them in a
// row are known, too.

/** What the site is about, and what accounts and parts of sites are called. */
const SITE = `kitec kats interpretation interpreter translation translator association hangul society academic scholar conference
  congress seminar workshop journal article issue manuscript review reviewer author editor editorial member membership
  dues fee payment finance program notice board office staff demo test example sample guest user root login secret
  change changeme default initial temporary website homepage account server database system service welcome hello admin administrator manager master super
  president director professor student university college school institute research company`;

/** Times, places and names, as they are written in Latin letters. */
const LATIN = `spring summer autumn fall winter january february march april may june july august september october november
  december monday tuesday wednesday thursday friday saturday sunday today
  korea korean southkorea republic daehan daehanminguk hanguk hangug hangugeo seoul busan pusan daegu incheon gwangju daejeon
  ulsan sejong suwon jeju gangnam hongdae itaewon gyeonggi gangwon dokdo hanriver namsan
  sarang saranghae saranghaeyo annyeong annyeonghaseyo gamsa kamsahamnida gomawo hwaiting fighting kimchi bibimbap bulgogi
  soju arirang taegeuk haengbok chingu uri eomma appa oppa love ilove
  kim lee park choi jung jeong kang cho yoon jang lim han shin seo kwon hwang ahn song hong
  hongildong gildong sumin chuseok seollal beonyeok tongyeok hakhoe hoewon nonmun samuguk
  minsu minjun minji jiwoo jimin jihye jiyoung yuna yujin seojun seoyeon hyunwoo junho sujin eunji soyeon younghee chulsoo gildong`;

/** Companies, banks and universities of Korea. */
const COMPANIES = `samsung hyundai lgcns naver kakao coupang posco hanwha lotte shinsegae doosan skhynix shinhan kookmin nonghyup woori
  hanabank kbstar yonsei hankuk ewha sogang hanyang chungang kyunghee konkuk dongguk sookmyung`;

/** Frequent words as they are typed on English keys, the Korean keyboard being off. */
const KEYS = `dkssud dkssudgktpdy tkfkd tkfkdgo tkfkdgody wjdqh alsrnr eogksalsrnr qlalfqjsgh gksrnr gksrmf gkrtod gkrry gkrghl
  qjsdur xhddur shsans ghldnjs rhksflwk dkagh tjdnf wpwn rkadtk godqhr clsrn gkdlxld`;

/** The same in Hangul. */
const HANGUL = `안녕 안녕하세요 사랑 사랑해 사랑해요 감사 감사합니다 행복 친구 우리 나라 대한 민국 대한민국 한국 한국어 한글 서울 부산
  대구 인천 광주 대전 제주 강남 독도 학회 학교 대학 대학교 번역 통역 논문 학술 회원 회비 관리자 비밀번호 암호 봄 여름 가을 겨울
  오늘 내일 일월 이월 삼월 사월 오월 유월 칠월 팔월 구월 시월 월요일 금요일 파이팅 화이팅 김치 아리랑 엄마 아빠 홍길동 김철수`;

export const GUESSABLE_WORDS: ReadonlySet<string> = new Set(
  [SITE, LATIN, COMPANIES, KEYS, HANGUL].flatMap((words) => words.split(/\s+/)),
);
