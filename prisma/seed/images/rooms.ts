// Rooms of the profession: hall, booth, audience, stage, classroom, court.
import {
  disc,
  HEIGHT,
  headphones,
  NAVY,
  type Picture,
  person,
  rect,
  repeat,
  ring,
  SKY,
  SKY_DEEP,
  SPARK,
  STONE,
  stroke,
  WHITE,
  WIDTH,
  writing,
} from "./picture.ts";

/** A row of listeners seen from behind: heads and shoulders in one colour. */
function backs(y: number, radius: number, gap: number, offset: number, colour: string): string {
  return repeat(Math.ceil(WIDTH / gap) + 2, (index) => {
    const x = offset + index * gap;
    return `${disc(x, y, radius, colour)}<path d="M${x - radius * 1.75} ${y + radius * 3.6}V${y + radius * 2.9}A${radius * 1.75} ${radius * 1.75} 0 0 1 ${x + radius * 1.75} ${y + radius * 2.9}V${y + radius * 3.6}Z" fill="${colour}"/>`;
  });
}

const hall: Picture = {
  name: "hall",
  altKo: "큰 화면에 두 언어의 문장이 나란히 비치고, 청중이 화면을 보고 있는 세미나실",
  altEn: "A seminar hall: lines in two languages side by side on a large screen, the audience facing it",
  ground: NAVY[500],
  shapes: [
    rect(250, 90, 700, 400, WHITE),
    rect(274, 114, 652, 352, NAVY[700]),
    writing(320, 170, 16, 58, [210, 250, 170, 230, 120], SKY),
    rect(598, 150, 4, 280, NAVY[400]),
    writing(640, 170, 16, 58, [240, 160, 220, 190, 90], WHITE),
    rect(640, 286, 220, 16, SPARK),
    backs(575, 34, 128, -20, NAVY[700]),
    backs(640, 42, 156, 40, NAVY[950]),
  ],
};

const booth: Picture = {
  name: "booth",
  altKo: "나란히 붙은 동시통역 부스 두 칸에서 통역사가 한 사람씩 헤드폰을 쓰고 일하는 모습",
  altEn: "Two simultaneous interpreting booths side by side, an interpreter with headphones in each",
  ground: STONE[100],
  shapes: [
    rect(0, 640, WIDTH, 110, STONE[300]),
    ...[110, 610].flatMap((x) => [
      rect(x, 110, 480, 560, NAVY[500]),
      rect(x + 26, 136, 428, 330, NAVY[50]),
      person(x + 240, 270, 26, NAVY[500], WHITE),
      headphones(x + 240, 270, 26, SPARK),
      rect(x + 26, 466, 428, 30, NAVY[700]),
      rect(x + 96, 420, 12, 48, NAVY[950]),
      disc(x + 102, 408, 20, NAVY[950]),
      rect(x + 340, 440, 80, 28, SKY_DEEP),
      rect(x + 26, 522, 428, 10, NAVY[400]),
    ]),
    rect(80, 84, 1040, 28, NAVY[950]),
  ],
};

const audience: Picture = {
  name: "audience",
  altKo: "줄지어 앉은 청중 가운데 한 사람만 다른 빛깔로 두드러지는 모습",
  altEn: "Rows of listeners, one of them in a different colour",
  ground: NAVY[950],
  shapes: [
    repeat(7, (index) => person(30 + index * 190, 150, 20, NAVY[400], NAVY[950])),
    repeat(6, (index) => person(125 + index * 190, 310, 24, NAVY[300], NAVY[950])),
    repeat(5, (index) => {
      const x = 120 + index * 240;
      return index === 2
        ? person(x, 500, 30, SPARK, NAVY[950]) + headphones(x, 500, 30, SKY)
        : person(x, 500, 30, WHITE, NAVY[950]);
    }),
    rect(0, HEIGHT - 14, WIDTH, 14, NAVY[700]),
  ],
};

const stage: Picture = {
  name: "stage",
  altKo: "두 사람이 연단에 마주 서고 사이에 파란 고리가 걸려 있는 무대",
  altEn: "A stage with two speakers at lecterns and a blue ring between them",
  ground: SKY,
  shapes: [
    rect(0, 560, WIDTH, 190, NAVY[500]),
    rect(0, 540, WIDTH, 22, NAVY[950]),
    ring(600, 290, 150, 56, SPARK),
    person(250, 270, 30, NAVY[950], WHITE),
    person(950, 270, 30, NAVY[950], WHITE),
    rect(150, 420, 200, 140, WHITE),
    rect(150, 420, 200, 26, NAVY[950]),
    rect(850, 420, 200, 140, NAVY[700]),
    rect(850, 420, 200, 26, NAVY[950]),
    rect(0, 0, 70, 540, NAVY[500]),
    rect(1130, 0, 70, 540, NAVY[500]),
    rect(70, 0, 34, 540, NAVY[700]),
    rect(1096, 0, 34, 540, NAVY[700]),
  ],
};

const classroom: Picture = {
  name: "classroom",
  altKo: "칠판에 아와 a가 겹쳐 그려져 있고 학생들이 앞을 보고 앉은 교실",
  altEn: "A classroom: the letters 아 and a drawn over each other on the board, students facing it",
  ground: STONE[50],
  shapes: [
    rect(160, 80, 880, 380, NAVY[700]),
    rect(160, 460, 880, 20, NAVY[400]),
    rect(486, 190, 34, 200, SKY),
    ring(403, 290, 83, 34, SPARK),
    rect(548, 140, 34, 300, WHITE),
    rect(582, 273, 56, 34, WHITE),
    writing(720, 190, 14, 52, [230, 170, 210, 120], NAVY[300]),
    ...[220, 600, 980].map(
      (x) =>
        rect(x - 140, 640, 280, 20, NAVY[500]) +
        rect(x - 120, 660, 16, 90, NAVY[500]) +
        rect(x + 104, 660, 16, 90, NAVY[500]),
    ),
    ...[150, 290, 530, 670, 910, 1050].map(
      (x, index) =>
        disc(x, 560, 36, index === 3 ? SPARK : NAVY[500]) +
        `<path d="M${x - 58} 640V640A58 46 0 0 1 ${x + 58} 640Z" fill="${index === 3 ? SPARK : NAVY[500]}"/>`,
    ),
  ],
};

const court: Picture = {
  name: "court",
  altKo: "재판장의 법대와 증인석 사이에서 두 사람의 말을 잇는 통역인",
  altEn: "A courtroom: an interpreter between the bench and the witness stand",
  ground: NAVY[100],
  shapes: [
    rect(0, 600, WIDTH, 150, NAVY[300]),
    rect(70, 60, 20, 540, NAVY[200]),
    rect(500, 60, 20, 540, NAVY[200]),
    rect(680, 60, 20, 540, NAVY[200]),
    rect(1110, 60, 20, 540, NAVY[200]),
    rect(40, 40, 1120, 26, NAVY[400]),
    person(300, 230, 28, NAVY[950], WHITE),
    rect(130, 380, 340, 300, NAVY[500]),
    rect(100, 360, 400, 34, NAVY[950]),
    ring(300, 530, 60, 22, SKY),
    person(620, 350, 28, SPARK, WHITE),
    stroke("M545 350H470M695 350H770", 10, SPARK),
    person(940, 300, 28, NAVY[700], WHITE),
    rect(840, 450, 200, 230, NAVY[700]),
    rect(820, 436, 240, 24, NAVY[950]),
    rect(506, 600, 228, 80, WHITE),
    rect(490, 588, 260, 22, NAVY[950]),
  ],
};

export const rooms: readonly Picture[] = [hall, booth, audience, stage, classroom, court];
