// The scenes of the gallery: eight ways to look at a meeting, each drawn with other people, letters and light every time.
import {
  disc,
  HEIGHT,
  headphones,
  NAVY,
  person,
  rect,
  repeat,
  ring,
  SKY,
  SPARK,
  STONE,
  stroke,
  WHITE,
  WIDTH,
  writing,
} from "./picture.ts";

/** The light a scene is in. */
export interface Light {
  readonly ground: string;
  /** What lies behind. */
  readonly far: string;
  readonly main: string;
  readonly pale: string;
  readonly dark: string;
}

export const LIGHTS = {
  stone: { ground: STONE[100], far: STONE[300], main: NAVY[500], pale: WHITE, dark: NAVY[950] },
  mist: { ground: NAVY[100], far: NAVY[200], main: NAVY[500], pale: WHITE, dark: NAVY[950] },
  sky: { ground: SKY, far: NAVY[200], main: NAVY[500], pale: WHITE, dark: NAVY[950] },
  navy: { ground: NAVY[500], far: NAVY[700], main: SKY, pale: WHITE, dark: NAVY[950] },
  night: { ground: NAVY[950], far: NAVY[700], main: NAVY[300], pale: WHITE, dark: NAVY[900] },
} as const satisfies Record<string, Light>;

/** Centre lines of letters in a 60 box, 13 wide. */
const LETTERS = {
  ㄱ: "M0 7H53V60",
  ㄴ: "M7 0V53H60",
  ㄷ: "M60 7H7V53H60",
  ㄹ: "M0 7H53V30H7V53H60",
  ㅁ: "M7 7H53V53H7Z",
  ㅂ: "M7 0V60M53 0V60M7 27H53M7 53H53",
  ㅅ: "M5 58L30 6L55 58",
  ㅇ: "M30 7A23 23 0 1 1 29.9 7Z",
  ㅈ: "M0 7H60M6 58L30 8L54 58",
  A: "M5 58L30 6L55 58M15 42H45",
  E: "M57 7H7V53H57M7 30H50",
  K: "M7 0V60M54 3L12 34M26 24L56 58",
} as const;
type Letter = keyof typeof LETTERS;

/** A letter at a place, `scale` times its 60 box. */
function letter(name: Letter, x: number, y: number, scale: number, colour: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${stroke(LETTERS[name], 13, colour)}</g>`;
}

/** Heads and shoulders seen from behind. */
function backs(y: number, radius: number, gap: number, offset: number, colour: string): string {
  return repeat(Math.ceil(WIDTH / gap) + 1, (index) => {
    const x = offset + index * gap;
    const wide = radius * 1.75;
    return `${disc(x, y, radius, colour)}<path d="M${x - wide} ${y + radius * 4}V${y + radius * 2.9}A${wide} ${wide} 0 0 1 ${x + wide} ${y + radius * 2.9}V${y + radius * 4}Z" fill="${colour}"/>`;
  });
}

/** A screen with a letter and lines of writing, listeners before it. */
export function screen(light: Light, mark: Letter, lengths: readonly number[]): string[] {
  return [
    rect(200, 70, 800, 430, light.pale),
    rect(222, 92, 756, 386, light.dark),
    letter(mark, 280, 160, 3.6, SPARK),
    writing(580, 160, 16, 56, lengths, SKY),
    backs(590, 36, 132, 10, light.main),
    backs(662, 44, 164, -30, light.far),
  ];
}

/** Booths with interpreters; `speaking` is whose microphone is on. */
export function booths(light: Light, count: number, speaking: number): string[] {
  const width = Math.floor(1080 / count);
  const u = count > 2 ? 19 : 26;
  return [
    rect(0, 640, WIDTH, HEIGHT - 640, light.far),
    repeat(count, (index) => {
      const x = 60 + index * width;
      const middle = x + width / 2 - 10;
      const isOn = index === speaking;
      return [
        rect(x, 100, width - 20, 570, light.dark),
        rect(x + 20, 126, width - 60, 350, isOn ? light.pale : NAVY[200]),
        person(middle, 280, u, NAVY[500], WHITE),
        headphones(middle, 280, u, isOn ? SPARK : NAVY[400]),
        rect(x + 20, 476, width - 60, 26, light.main),
        disc(middle, 560, 18, isOn ? SPARK : NAVY[700]),
      ].join("");
    }),
  ];
}

/** Rows of people looking at us, one of them marked. */
export function crowd(light: Light, perRow: number, marked: number): string[] {
  return [0, 1, 2].map((row) =>
    repeat(perRow, (index) => {
      const gap = WIDTH / perRow;
      const x = gap / 2 + index * gap + (row % 2) * (gap / 3) - gap / 6;
      const u = 15 + row * 5;
      const isMarked = row === 2 && index === marked;
      const colour = isMarked ? SPARK : ([light.far, light.main, light.pale][row] ?? light.pale);
      return person(x, 140 + row * 190, u, colour, light.ground);
    }),
  );
}

/** People side by side at a long table with microphones; `speaking` has the ring behind. */
export function panel(light: Light, count: number, speaking: number): string[] {
  const gap = 1000 / count;
  const x = (index: number) => 100 + gap / 2 + index * gap;
  return [
    rect(0, 470, WIDTH, HEIGHT - 470, light.far),
    ring(x(speaking), 290, 118, 34, SPARK),
    repeat(count, (index) => person(x(index), 270, 24, light.dark, WHITE)),
    rect(60, 470, 1080, 34, light.dark),
    rect(90, 504, 1020, 190, light.main),
    repeat(
      count,
      (index) => rect(x(index) + 40, 420, 8, 50, light.dark) + disc(x(index) + 44, 410, 14, light.dark),
    ),
    repeat(count, (index) => rect(x(index) - 60, 548, 120, 52, light.pale)),
    repeat(count, (index) => rect(x(index) - 40, 568, 80, 12, index === speaking ? SPARK : NAVY[300])),
  ];
}

/** A board with letters side by side, one of them marked. */
export function board(light: Light, letters: readonly Letter[], marked: number): string[] {
  const gap = 880 / letters.length;
  return [
    rect(110, 80, 980, 440, light.dark),
    rect(110, 520, 980, 22, light.main),
    ...letters.map((name, index) => {
      const scale = Math.min(3.6, gap / 74);
      const x = 160 + index * gap + (gap - 60 * scale) / 2;
      return letter(
        name,
        x,
        300 - 30 * scale,
        scale,
        index === marked ? SPARK : ([WHITE, SKY][index % 2] ?? WHITE),
      );
    }),
    backs(640, 40, 240, 120, light.main),
  ];
}

/** Books with letters on their spines, one of them blue. */
export function spines(light: Light, letters: readonly Letter[], marked: number): string[] {
  const width = Math.floor(940 / letters.length);
  const heights = [430, 490, 390, 520, 450, 410, 470];
  const tones = [NAVY[500], WHITE, NAVY[700], STONE[50], NAVY[400], light.pale];
  return [
    rect(0, 620, WIDTH, 24, light.dark),
    rect(0, 644, WIDTH, HEIGHT - 644, light.far),
    ...letters.map((name, index) => {
      const height = heights[(index * 3 + marked) % heights.length] ?? 430;
      const tone = index === marked ? SPARK : (tones[(index + marked) % tones.length] ?? WHITE);
      const isLight = tone === WHITE || tone === STONE[50];
      const x = 130 + index * width;
      const ink = isLight ? NAVY[500] : WHITE;
      return [
        rect(x, 620 - height, width - 10, height, tone),
        letter(name, x + width / 2 - 35, 620 - height + 60, 1, ink),
        rect(x, 566, width - 10, 10, isLight ? NAVY[200] : NAVY[300]),
      ].join("");
    }),
  ];
}

/** Name badges laid out on a table, one of them blue. */
export function badges(light: Light, letters: readonly Letter[], marked: number): string[] {
  return letters.map((name, index) => {
    const x = 90 + (index % 4) * 265;
    const y = 110 + Math.floor(index / 4) * 290;
    const isMarked = index === marked;
    return [
      rect(x + 80, y - 60, 64, 70, light.far),
      rect(x, y, 224, 230, isMarked ? SPARK : WHITE),
      rect(x, y, 224, 46, light.dark),
      letter(name, x + 28, y + 74, 1.1, isMarked ? WHITE : NAVY[500]),
      writing(x + 120, y + 84, 12, 34, [76, 56], isMarked ? WHITE : NAVY[200]),
      rect(x + 28, y + 180, 168, 12, isMarked ? SKY : NAVY[300]),
    ].join("");
  });
}

/** Cups on a table from above, one of them blue. */
export function cups(light: Light, columns: number, marked: number): string[] {
  const gap = WIDTH / columns;
  return [
    repeat(columns * 2, (index) => {
      const x = gap / 2 + (index % columns) * gap;
      const y = 205 + Math.floor(index / columns) * 340;
      const isMarked = index === marked;
      return [
        disc(x, y, 132, light.far),
        rect(x + 76, y - 16, 66, 32, isMarked ? SPARK : WHITE),
        ring(x, y, 82, 26, isMarked ? SPARK : WHITE),
        disc(x, y, 66, index % 3 === 0 ? NAVY[400] : light.dark),
      ].join("");
    }),
  ];
}
