// Things of the profession: books, a desk, a microphone, headphones, a certificate, a library, a page, a clock.
import {
  disc,
  letterA,
  NAVY,
  type Picture,
  rect,
  repeat,
  ring,
  SKY,
  SKY_DEEP,
  SPARK,
  STONE,
  shape,
  stroke,
  WHITE,
  WIDTH,
  writing,
} from "./picture.ts";

/** A letter on the spine of a book: its strokes in a 60 box. */
function letter(path: string, x: number, y: number, colour: string): string {
  return `<g transform="translate(${x} ${y})">${stroke(path, 13, colour)}</g>`;
}

const books: Picture = {
  name: "books",
  altKo: "책등에 ㄱ, ㄴ, ㄷ, ㄹ, ㅁ, ㅂ이 적힌 책들이 꽂혀 있고 ㄹ 책만 파란색인 서가",
  altEn: "Books on a shelf with the letters ㄱ to ㅂ on their spines, one of them blue",
  ground: NAVY[100],
  shapes: [
    rect(0, 620, WIDTH, 24, NAVY[950]),
    rect(0, 644, WIDTH, 106, NAVY[200]),
    rect(150, 190, 130, 430, NAVY[500]) + letter("M0 7H53V60", 185, 250, WHITE),
    rect(290, 130, 140, 490, WHITE) + letter("M7 0V53H60", 330, 200, NAVY[500]),
    rect(440, 230, 120, 390, NAVY[950]) + letter("M60 7H7V53H60", 470, 290, SKY),
    rect(570, 110, 150, 510, SPARK) + letter("M0 7H53V30H7V53H60", 615, 190, WHITE),
    rect(730, 200, 130, 420, STONE[50]) + letter("M7 7H53V53H7Z", 765, 260, NAVY[500]),
    `<g transform="rotate(9 930 620)">${rect(880, 170, 130, 450, NAVY[700])}${letter("M7 0V60M53 0V60M7 27H53M7 53H53", 915, 240, WHITE)}</g>`,
    ...[150, 290, 440, 570, 730].map((x, index) =>
      rect(
        x,
        560,
        [130, 140, 120, 150, 130][index] ?? 0,
        12,
        index === 1 || index === 4 ? NAVY[200] : NAVY[300],
      ),
    ),
  ],
};

const desk: Picture = {
  name: "desk",
  altKo: "왼쪽에는 한글 원고, 오른쪽에는 로마자 원고가 놓이고 가운데 연필이 있는 책상",
  altEn:
    "A desk with a manuscript in Hangul on the left, one in Latin letters on the right, and a pencil between",
  ground: NAVY[500],
  shapes: [
    rect(130, 110, 400, 530, WHITE),
    ring(250, 215, 34, 16, SPARK) + rect(304, 160, 16, 116, NAVY[500]) + rect(320, 207, 28, 16, NAVY[500]),
    writing(190, 330, 14, 42, [280, 250, 280, 200, 270, 120], NAVY[200]),
    rect(190, 414, 280, 14, SKY_DEEP),
    rect(670, 110, 400, 530, NAVY[50]),
    ring(790, 215, 34, 16, SPARK) + rect(816, 173, 16, 84, NAVY[500]),
    writing(730, 330, 14, 42, [250, 280, 190, 280, 230, 160], NAVY[200]),
    rect(730, 414, 190, 14, SKY_DEEP),
    rect(584, 150, 32, 360, SKY),
    rect(584, 150, 32, 44, NAVY[950]),
    shape("M584 510H616L600 580Z", STONE[100]),
    shape("M594 553H606L600 580Z", NAVY[950]),
  ],
};

const microphone: Picture = {
  name: "microphone",
  altKo: "탁상 마이크에서 고리 모양의 소리가 퍼져 나가는 그림",
  altEn: "A table microphone with sound spreading from it in rings",
  ground: NAVY[950],
  shapes: [
    ring(600, 280, 420, 14, NAVY[900]),
    ring(600, 280, 330, 20, NAVY[700]),
    ring(600, 280, 240, 28, NAVY[500]),
    ring(600, 280, 150, 40, SPARK),
    rect(586, 330, 28, 300, WHITE),
    `<rect x="530" y="130" width="140" height="260" rx="70" fill="${WHITE}"/>`,
    repeat(4, (index) => rect(530, 190 + index * 44, 140, 10, NAVY[300])),
    rect(440, 630, 320, 40, WHITE),
    rect(0, 670, WIDTH, 80, NAVY[700]),
  ],
};

const headset: Picture = {
  name: "headset",
  altKo: "둥근 머리띠가 고리를 이루고 양쪽 귀마개에 한글과 로마자의 획이 그려진 헤드폰",
  altEn: "Headphones whose band makes a ring, with a stroke of Hangul on one side and of Latin on the other",
  ground: SKY,
  shapes: [
    stroke("M330 430A270 270 0 0 1 870 430", 64, NAVY[500]),
    rect(250, 400, 150, 250, NAVY[950]),
    rect(800, 400, 150, 250, NAVY[950]),
    rect(310, 450, 26, 150, WHITE) + rect(336, 512, 40, 26, WHITE),
    ring(866, 525, 34, 20, WHITE) + rect(892, 481, 20, 88, WHITE),
    ring(600, 470, 84, 44, SPARK),
    rect(0, 700, WIDTH, 50, NAVY[200]),
  ],
};

const certificate: Picture = {
  name: "certificate",
  altKo: "KITEC의 E 자가 파란색으로 적히고 아래에 고리 모양 도장이 찍힌 인증서",
  altEn: "A certificate with a blue letter E and a ring-shaped seal",
  ground: STONE[100],
  shapes: [
    rect(266, 96, 700, 560, STONE[300]),
    rect(250, 80, 700, 560, WHITE),
    `<rect x="282" y="112" width="636" height="496" fill="none" stroke="${NAVY[500]}" stroke-width="6"/>`,
    stroke("M350 180V280M420 180L366 230L424 282", 18, NAVY[500]),
    stroke("M466 180V280", 18, NAVY[500]),
    stroke("M500 189H590M545 189V280", 18, NAVY[500]),
    stroke("M700 189H629V271H700M629 230H690", 18, SPARK),
    stroke("M817 205A44 44 0 1 0 817 255", 18, NAVY[500]),
    writing(350, 350, 14, 44, [480, 420, 460], NAVY[200]),
    writing(350, 520, 12, 34, [190, 130], NAVY[300]),
    ring(770, 520, 50, 22, SPARK),
    rect(812, 462, 14, 116, NAVY[500]) + rect(826, 513, 26, 14, NAVY[500]),
  ],
};

const SHELF = [46, 34, 58, 40, 30, 52, 44, 36, 60, 32, 48, 38, 54, 42, 34, 50, 46, 40, 56, 36, 44, 52];
const TONES = [NAVY[500], NAVY[300], WHITE, NAVY[700], SKY, NAVY[400], STONE[100]];

/** A shelf of books of different breadth; `seed` only turns the order. */
function shelf(top: number, height: number, seed: number, marked: number): string {
  let x = 60;
  return SHELF.map((_, index) => {
    const width = SHELF[(index * 3 + seed) % SHELF.length] ?? 40;
    const short = ((index * 7 + seed * 5) % 4) * 14;
    const colour = index === marked ? SPARK : (TONES[(index * 2 + seed) % TONES.length] ?? WHITE);
    const book = x + width <= WIDTH - 60 ? rect(x, top + short, width, height - short, colour) : "";
    x += width + 5;
    return book;
  }).join("");
}

const library: Picture = {
  name: "library",
  altKo: "천장까지 책이 꽂힌 서가에서 파란 책 세 권이 눈에 띄는 도서관",
  altEn: "A library wall full of books, three of them blue",
  ground: NAVY[950],
  shapes: [
    ...[20, 258, 496].map(
      (y, row) =>
        shelf(y + 22, 190, row * 2 + 1, [7, 15, 3][row] ?? 0) + rect(30, y + 212, 1140, 16, NAVY[500]),
    ),
    rect(30, 20, 20, 704, NAVY[500]),
    rect(1150, 20, 20, 704, NAVY[500]),
    rect(0, 724, WIDTH, 26, NAVY[700]),
  ],
};

const page: Picture = {
  name: "page",
  altKo: "아와 a가 한 고리를 나누어 쓰는 큰 글자 그림",
  altEn: "Large letters: 아 and a sharing one ring",
  ground: NAVY[500],
  shapes: [
    ...[102, 189, 540, 627].map(
      (y) => `<rect x="0" y="${y}" width="${WIDTH}" height="2" fill="${WHITE}" fill-opacity=".22"/>`,
    ),
    letterA(290, 540, 8.8, { ring: SPARK, latin: SKY, hangul: WHITE }),
  ],
};

const review: Picture = {
  name: "review",
  altKo: "교정 부호가 그려진 원고와 그 위에 놓인 돋보기",
  altEn: "A manuscript with revision marks under a magnifying glass",
  ground: NAVY[100],
  shapes: [
    rect(240, 70, 560, 680, WHITE),
    rect(240, 70, 10, 680, NAVY[300]),
    writing(310, 150, 16, 60, [400, 340, 410, 260, 390, 420, 300, 380, 210], NAVY[200]),
    rect(310, 277, 250, 6, SPARK),
    stroke("M470 338L510 298L550 338", 8, SPARK),
    rect(310, 517, 180, 6, SPARK),
    disc(790, 400, 172, NAVY[50]),
    writing(690, 340, 26, 74, [200, 150], NAVY[500]),
    rect(690, 414, 90, 26, SPARK),
    ring(790, 400, 172, 40, NAVY[950]),
    stroke("M918 528L1060 670", 60, NAVY[950]),
  ],
};

export const things: readonly Picture[] = [
  books,
  desk,
  microphone,
  headset,
  certificate,
  library,
  page,
  review,
];
