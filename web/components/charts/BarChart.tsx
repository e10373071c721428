// Bars over days or months, drawn in SVG in per cent, so that they fit any width while their words keep their
// size. The last bar is the present. The figures are in a table beside the chart, so the picture is
// decoration.
import styles from "./BarChart.module.css";
import { scaleOf } from "./chart-scale.ts";

const HEIGHT = 180;
const TOP = 20;
const LABELS = 24;

interface Bar {
  readonly key: string;
  /** Stacked from the ground up; what is below 0 hangs from it. */
  readonly parts: readonly { readonly key: string; readonly value: number; readonly color: string }[];
  /** Under the bar; many bars have none. */
  readonly label?: string | undefined;
  /** Said when the pointer rests on it. */
  readonly title: string;
}

interface BarChartProps {
  bars: readonly Bar[];
  /** The number of a line of the scale, and of the last bar. */
  format: (value: number) => string;
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const heightOf = ({ parts }: Bar) => sumOf(parts.map(({ value }) => Math.max(value, 0)));
const depthOf = ({ parts }: Bar) => sumOf(parts.map(({ value }) => Math.min(value, 0)));

export function BarChart({ bars, format }: BarChartProps) {
  const lines = scaleOf(Math.max(...bars.map(heightOf)), Math.min(...bars.map(depthOf)));
  const [bottom = 0, top = 1] = [lines[0], lines.at(-1)];
  const y = (value: number) => TOP + (HEIGHT * (top - value)) / (top - bottom);
  const slot = 100 / bars.length;
  return (
    <svg className={styles.chart} height={TOP + HEIGHT + LABELS} aria-hidden="true">
      {lines.map((line) => (
        <g key={line} className={line === 0 ? styles.ground : styles.line}>
          <line x2="100%" y1={y(line)} y2={y(line)} />
          <text className={styles.scale} x="100%" y={y(line) + 4}>
            {format(line)}
          </text>
        </g>
      ))}
      {bars.map((bar, index) => {
        const middle = `${slot * (index + 0.5)}%`;
        const isNow = index === bars.length - 1;
        const total = sumOf(bar.parts.map(({ value }) => value));
        return (
          <g key={bar.key}>
            <title>{bar.title}</title>
            <rect className={styles.slot} x={`${slot * index}%`} y={TOP} width={`${slot}%`} height={HEIGHT} />
            {stacked(bar).map(({ key, color, from, to }) => (
              <rect
                key={key}
                x={`${slot * (index + 0.15)}%`}
                width={`${slot * 0.7}%`}
                y={y(to)}
                height={y(from) - y(to)}
                fill={color}
              />
            ))}
            {isNow && total > 0 ? (
              <text className={styles.now} x={middle} y={y(heightOf(bar)) - 6}>
                {format(total)}
              </text>
            ) : null}
            {bar.label === undefined ? null : (
              <text
                className={index === 0 ? styles.first : undefined}
                x={index === 0 ? 0 : middle}
                y={TOP + HEIGHT + 18}
              >
                {bar.label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Where each part of a bar begins and ends. */
function stacked({ parts }: Bar) {
  let above = 0;
  let below = 0;
  return parts.map(({ key, value, color }) => {
    const from = value < 0 ? below + value : above;
    if (value < 0) below = from;
    else above += value;
    return { key, color, from, to: from + Math.abs(value) };
  });
}
