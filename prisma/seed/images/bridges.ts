// Between places: a bridge of letters, a map of dots, people at a table, a signpost.
import {
  disc,
  HEIGHT,
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
  shape,
  stroke,
  WHITE,
  WIDTH,
} from "./picture.ts";

const bridge: Picture = {
  name: "bridge",
  altKo: "고리들이 이어져 다리를 이루고 그 위를 두 사람이 마주 걸어오는 그림",
  altEn: "A bridge built of rings, two people walking towards each other on it",
  ground: NAVY[50],
  shapes: [
    rect(0, 560, WIDTH, 190, NAVY[500]),
    repeat(9, (index) => rect(60 + index * 140, 620 + (index % 3) * 36, 90, 8, NAVY[400])),
    rect(0, 380, 180, 200, NAVY[950]),
    rect(1020, 380, 180, 200, NAVY[950]),
    ...[290, 496, 702, 908].map((x, index) => ring(x, 470, 80, 46, index % 2 === 0 ? SPARK : SKY)),
    rect(0, 346, WIDTH, 36, NAVY[950]),
    person(410, 190, 20, NAVY[500], WHITE),
    person(790, 190, 20, SPARK, WHITE),
    ring(600, 130, 44, 14, SKY_DEEP),
  ],
};

/** Columns of dots that make land; each pair is the first row and how many. */
const LAND: readonly (readonly [column: number, row: number, count: number])[] = [
  [2, 4, 3],
  [3, 3, 5],
  [4, 3, 6],
  [5, 2, 8],
  [6, 2, 9],
  [7, 3, 5],
  [7, 10, 3],
  [8, 3, 3],
  [8, 9, 5],
  [9, 10, 4],
  [13, 3, 3],
  [14, 2, 4],
  [14, 8, 4],
  [15, 2, 5],
  [15, 8, 6],
  [16, 3, 4],
  [16, 8, 6],
  [17, 2, 6],
  [17, 9, 4],
  [18, 2, 6],
  [19, 2, 7],
  [20, 1, 7],
  [21, 1, 8],
  [22, 1, 7],
  [23, 2, 6],
  [24, 2, 5],
  [24, 10, 2],
  [25, 2, 4],
  [25, 10, 3],
  [26, 3, 2],
  [26, 10, 3],
  [27, 11, 2],
];

const map: Picture = {
  name: "map",
  altKo: "점으로 그린 세계 지도 위에서 다섯 도시가 파란 고리로 이어진 그림",
  altEn: "A world map made of dots, five cities joined to a blue ring",
  ground: NAVY[950],
  shapes: [
    LAND.map(([column, row, count]) =>
      repeat(count, (index) => disc(60 + column * 38, 90 + (row + index) * 42, 12, NAVY[400])),
    ).join(""),
    ...[
      "M972 300Q700 60 288 258",
      "M972 300Q840 120 630 216",
      "M972 300Q900 420 668 510",
      "M972 300Q1040 440 1048 552",
    ].map((path) => stroke(path, 5, SKY)),
    ...[
      [288, 258],
      [630, 216],
      [668, 510],
      [1048, 552],
    ].map(([x = 0, y = 0]) => disc(x, y, 20, WHITE)),
    ring(972, 300, 34, 20, SPARK),
  ],
};

const table: Picture = {
  name: "table",
  altKo: "둥근 탁자에 여덟 사람이 둘러앉은 모습을 위에서 본 그림",
  altEn: "Eight people around a round table, seen from above",
  ground: STONE[50],
  shapes: [
    ring(600, 375, 190, 70, SPARK),
    repeat(8, (index) => {
      const angle = (index * Math.PI) / 4 + Math.PI / 8;
      const x = Math.round(600 + 300 * Math.cos(angle));
      const y = Math.round(375 + 300 * Math.sin(angle));
      const turn = Math.round((angle * 180) / Math.PI) + 90;
      return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-66" y="-26" width="132" height="52" rx="26" fill="${index % 2 === 0 ? NAVY[500] : NAVY[300]}"/></g>${disc(x, y, 34, NAVY[950])}`;
    }),
    repeat(8, (index) => {
      const angle = (index * Math.PI) / 4 + Math.PI / 8;
      const x = Math.round(600 + 190 * Math.cos(angle));
      const y = Math.round(375 + 190 * Math.sin(angle));
      return `<g transform="translate(${x} ${y}) rotate(${Math.round((angle * 180) / Math.PI) + 90})">${rect(-24, -16, 48, 32, WHITE)}</g>`;
    }),
  ],
};

const signpost: Picture = {
  name: "signpost",
  altKo: "두 방향을 가리키는 이정표에 한글의 획과 로마자의 획이 하나씩 그려진 그림",
  altEn: "A signpost pointing both ways, a Hangul letter on one arm and a Latin letter on the other",
  ground: SKY,
  shapes: [
    shape(`M0 640L300 520L620 600L900 500L${WIDTH} 580V${HEIGHT}H0Z`, NAVY[200]),
    rect(0, 650, WIDTH, 100, NAVY[500]),
    rect(580, 90, 40, 570, NAVY[950]),
    shape("M620 150H920L990 225L920 300H620Z", NAVY[500]),
    ring(720, 225, 32, 16, WHITE) + rect(768, 178, 16, 94, WHITE) + rect(784, 217, 28, 16, WHITE),
    shape("M580 340H280L210 415L280 490H580Z", WHITE),
    ring(430, 415, 32, 16, SPARK) + rect(454, 375, 16, 80, NAVY[500]),
  ],
};

const letters: Picture = {
  name: "letters",
  altKo: "ㄱ부터 ㅎ까지의 자모와 로마자가 격자에 섞여 놓인 활자판",
  altEn: "A type case in which Hangul and Latin letters lie side by side",
  ground: NAVY[950],
  shapes: [
    "M10 17H83V90|M17 10V83H90|M90 17H17V83H90|M50 17A33 33 0 1 1 49.9 17Z|M17 10V90M17 17H60A18 18 0 0 1 60 52H17|M10 17H90M50 17V90".split(
      "|",
    ),
    "M17 17H83V83H17Z|M50 17A33 33 0 1 1 49.9 17ZM83 17V83|M12 90L50 14L88 90|M17 10V90M83 10V90M17 50H83M17 83H83|M17 10V90M17 50H83M83 10V90|M12 17H88M14 90L50 20L86 90".split(
      "|",
    ),
    "M80 25A33 33 0 1 0 80 75|M10 17H83V50H17V83H90|M12 10L50 86L88 10|M50 17A33 33 0 1 1 49.9 17Z|M83 17H17V83H83M17 50H76|M83 83H17V17H83M17 50H76".split(
      "|",
    ),
  ].flatMap((row, line) =>
    row.map((path, column) => {
      const [x, y] = [70 + column * 180, 75 + line * 205];
      const shared = path.startsWith("M50 17A33");
      const ground = (column + line) % 2 === 0 ? NAVY[700] : NAVY[500];
      const colour = shared ? SPARK : (column + line * 2) % 3 === 0 ? SKY : WHITE;
      return `${rect(x, y, 160, 185, ground)}<g transform="translate(${x + 30} ${y + 42})">${stroke(path, 16, colour)}</g>`;
    }),
  ),
};

export const bridges: readonly Picture[] = [bridge, map, table, signpost, letters];
