// Bars over days, drawn in SVG in per cent, so that they fit any width while their words keep their size. The last bar is now
// and takes the spark (look, Admin: no legend where a label fits).
import styles from "./BarChart.module.css";
import { scaleOf } from "./chart-scale.ts";

const HEIGHT = 150;
const TOP = 20;
const LABELS = 24;
/** Per cent of the width left for the numbers of the scale. */
const SCALE_WIDTH = 7;

interface Bar {
  readonly key: string;
  readonly value: number;
  /** Under the bar; most bars have none. */
  readonly label?: string;
}

/** `name` says what the picture says; the figures themselves stand in a table. */
export function BarChart({ bars, name }: { bars: readonly Bar[]; name: string }) {
  const lines = scaleOf(Math.max(...bars.map(({ value }) => value)));
  const top = lines.at(-1) ?? 1;
  const y = (value: number) => TOP + HEIGHT * (1 - value / top);
  const slot = (100 - SCALE_WIDTH) / bars.length;
  return (
    <svg className={styles.chart} height={TOP + HEIGHT + LABELS} role="img" aria-label={name}>
      {lines.map((line) => (
        <g key={line} className={line === 0 ? styles.ground : styles.line}>
          <line x1="0" x2={`${100 - SCALE_WIDTH}%`} y1={y(line)} y2={y(line)} />
          <text x="100%" y={y(line) + 4} textAnchor="end">
            {line}
          </text>
        </g>
      ))}
      {bars.map(({ key, value, label }, index) => {
        const last = index === bars.length - 1;
        const middle = `${slot * (index + 0.5)}%`;
        return (
          <g key={key} className={last ? styles.now : styles.bar}>
            <rect
              x={`${slot * (index + 0.15)}%`}
              width={`${slot * 0.7}%`}
              y={y(value)}
              height={y(0) - y(value)}
            />
            {last && value > 0 ? (
              <text className={styles.value} x={middle} y={y(value) - 6} textAnchor="middle">
                {value}
              </text>
            ) : null}
            {label === undefined ? null : (
              <text
                x={index === 0 ? 0 : middle}
                y={TOP + HEIGHT + 18}
                textAnchor={index === 0 ? "start" : "middle"}
              >
                {label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
