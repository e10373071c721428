// The pictures of the gallery. Each names what it shows in both languages; posts hang them up (content/gallery.ts).
import {
  badges,
  board,
  booths,
  crowd,
  cups,
  LIGHTS,
  type Light,
  panel,
  screen,
  spines,
} from "./gallery-scenes.ts";
import type { Picture } from "./picture.ts";

const { stone, mist, sky, navy, night } = LIGHTS;

const picture = (name: string, altKo: string, altEn: string, light: Light, shapes: string[]): Picture => ({
  name,
  altKo,
  altEn,
  ground: light.ground,
  shapes,
});

export const gallery: readonly Picture[] = [
  // The 23rd seminar.
  picture(
    "seminar-panel",
    "네 사람이 긴 탁자에 나란히 앉아 토론하고 둘째 사람 뒤에 파란 고리가 있는 그림",
    "Four people at a long table in discussion, a blue ring behind the second",
    mist,
    panel(mist, 4, 1),
  ),
  picture(
    "seminar-screen",
    "화면에 ㅁ이 크게 비치고 청중이 앞을 보는 세미나실",
    "A seminar room: a large ㅁ on the screen, the audience facing it",
    stone,
    screen(stone, "ㅁ", [280, 220, 300, 160, 240]),
  ),
  picture(
    "seminar-badges",
    "탁자에 놓인 이름표 여덟 개 가운데 하나만 파란 그림",
    "Eight name badges on a table, one of them blue",
    sky,
    badges(sky, ["ㄱ", "ㄴ", "ㄷ", "ㅁ", "ㅂ", "ㅅ", "ㅇ", "ㅈ"], 6),
  ),
  picture(
    "seminar-break",
    "위에서 본 찻잔 여덟 개 가운데 하나만 파란 그림",
    "Eight cups seen from above, one of them blue",
    stone,
    cups(stone, 4, 5),
  ),
  // Booth practice.
  picture(
    "booths-three",
    "통역 부스 세 칸 가운데 가운데 칸의 마이크가 켜진 그림",
    "Three interpreting booths, the microphone of the middle one switched on",
    stone,
    booths(stone, 3, 1),
  ),
  picture(
    "booths-left",
    "통역 부스 두 칸 가운데 왼쪽 칸의 불이 켜진 그림",
    "Two interpreting booths, the light on in the left one",
    night,
    booths(night, 2, 0),
  ),
  picture(
    "booths-four",
    "통역 부스 네 칸 가운데 맨 오른쪽 칸의 마이크가 켜진 그림",
    "Four interpreting booths, the microphone of the last one switched on",
    sky,
    booths(sky, 4, 3),
  ),
  picture(
    "booths-board",
    "칠판에 ㅇ과 A가 나란히 적힌 교실",
    "A classroom with ㅇ and A side by side on the board",
    mist,
    board(mist, ["ㅇ", "A"], 0),
  ),
  // An evening of exchange.
  picture(
    "evening-crowd",
    "모임에 온 사람들이 세 줄로 서고 한 사람만 파란 그림",
    "Guests standing in three rows, one of them blue",
    navy,
    crowd(navy, 5, 3),
  ),
  picture("evening-cups", "위에서 본 찻잔 여섯 개", "Six cups seen from above", night, cups(night, 3, 1)),
  picture(
    "evening-badges",
    "로마자와 한글이 섞인 이름표 여덟 개",
    "Eight name badges in Latin and Hangul letters",
    navy,
    badges(navy, ["A", "ㅅ", "E", "ㄹ", "K", "ㅂ", "ㅇ", "ㄱ"], 2),
  ),
  // The journal.
  picture(
    "journal-spines",
    "책등에 ㅅ, ㅇ, ㅈ이 적힌 책들 사이에 파란 책이 한 권 있는 서가",
    "Books with ㅅ, ㅇ and ㅈ on their spines, one of them blue",
    stone,
    spines(stone, ["ㅅ", "ㅇ", "ㅈ", "ㄱ", "ㄴ"], 1),
  ),
  picture(
    "journal-shelf",
    "일곱 권의 책이 나란히 꽂힌 밤의 서가",
    "Seven books on a shelf at night",
    night,
    spines(night, ["ㄱ", "ㄴ", "ㄷ", "ㄹ", "ㅁ", "ㅂ", "ㅅ"], 4),
  ),
  picture(
    "journal-editors",
    "편집위원 세 사람이 탁자에 앉은 그림",
    "Three editors at a table",
    stone,
    panel(stone, 3, 2),
  ),
  // The summer conference.
  picture(
    "summer-screen",
    "화면에 A가 크게 비치는 학술대회장",
    "A conference hall with a large A on the screen",
    navy,
    screen(navy, "A", [300, 260, 180, 240, 120]),
  ),
  picture(
    "summer-panel",
    "다섯 사람이 나란히 앉은 종합 토론",
    "A closing discussion with five people side by side",
    sky,
    panel(sky, 5, 2),
  ),
  picture(
    "summer-crowd",
    "강당을 메운 청중 가운데 한 사람만 파란 그림",
    "An audience filling the hall, one of them blue",
    night,
    crowd(night, 6, 1),
  ),
  picture("summer-break", "쉬는 시간의 찻잔 열 개", "Ten cups during a break", mist, cups(mist, 5, 7)),
  picture(
    "summer-booths",
    "학술대회장 뒤쪽의 통역 부스 세 칸",
    "Three interpreting booths at the back of the hall",
    mist,
    booths(mist, 3, 0),
  ),
  // Community translation.
  picture(
    "community-board",
    "칠판에 ㄱ, ㄴ, ㄷ이 적힌 마을 교실",
    "A community classroom with ㄱ, ㄴ and ㄷ on the board",
    stone,
    board(stone, ["ㄱ", "ㄴ", "ㄷ"], 1),
  ),
  picture(
    "community-crowd",
    "주민들이 함께 찍은 사진 같은 그림, 한 사람만 파랗다",
    "Neighbours together as in a photograph, one of them blue",
    stone,
    crowd(stone, 4, 2),
  ),
  picture(
    "community-panel",
    "주민과 통역인이 둘씩 마주한 상담 자리",
    "A consultation: residents and interpreters, two and two",
    mist,
    panel(mist, 2, 0),
  ),
  picture(
    "community-badges",
    "활동가들의 이름표 여덟 개",
    "Eight badges of volunteers",
    mist,
    badges(mist, ["ㅇ", "ㅁ", "ㄷ", "K", "ㅈ", "A", "ㄴ", "ㅂ"], 4),
  ),
  // KITEC.
  picture(
    "kitec-board",
    "칠판에 K와 E가 크게 적히고 E만 파란 시험장",
    "An examination room with K and E on the board, the E in blue",
    night,
    board(night, ["K", "E"], 1),
  ),
  picture(
    "kitec-badges",
    "응시자 이름표 여덟 개",
    "Eight candidates’ badges",
    stone,
    badges(stone, ["K", "E", "ㄱ", "A", "ㅇ", "ㅅ", "ㄹ", "ㄷ"], 1),
  ),
  picture(
    "kitec-booths",
    "통역 시험 부스 네 칸",
    "Four booths of the interpreting test",
    navy,
    booths(navy, 4, 1),
  ),
  // The library week.
  picture(
    "library-spines",
    "ㅁ, ㅂ, ㅅ이 적힌 책 여섯 권",
    "Six books, with ㅁ, ㅂ and ㅅ among the letters on their spines",
    sky,
    spines(sky, ["ㅁ", "ㅂ", "ㅅ", "A", "E", "K"], 0),
  ),
  picture(
    "library-screen",
    "도서관 강연장의 화면에 비친 ㅈ",
    "The letter ㅈ on the screen of a library’s lecture room",
    mist,
    screen(mist, "ㅈ", [180, 280, 240, 300, 140]),
  ),
  picture("library-cups", "강연 뒤의 찻잔 여섯 개", "Six cups after the lecture", sky, cups(sky, 3, 4)),
  picture(
    "library-panel",
    "강연자 두 사람과 통역사 한 사람",
    "Two speakers and their interpreter",
    navy,
    panel(navy, 3, 1),
  ),
  // The general assembly.
  picture(
    "assembly-crowd",
    "총회에 모인 회원들 가운데 한 사람만 파란 그림",
    "Members at the general assembly, one of them blue",
    mist,
    crowd(mist, 7, 5),
  ),
  picture(
    "assembly-panel",
    "임원 여섯 사람이 앉은 단상",
    "Six officers on the platform",
    night,
    panel(night, 6, 3),
  ),
  picture(
    "assembly-screen",
    "화면에 ㅇ이 비치는 총회장",
    "The assembly hall with a ring, the letter ㅇ, on its screen",
    sky,
    screen(sky, "ㅇ", [260, 260, 300, 120, 200]),
  ),
  picture(
    "assembly-badges",
    "회원 이름표 여덟 개",
    "Eight members’ badges",
    night,
    badges(night, ["ㅈ", "ㄴ", "ㅁ", "ㅇ", "ㄷ", "E", "ㅂ", "A"], 3),
  ),
];
