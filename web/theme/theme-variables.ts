// The theme as CSS variables: Mantine's own, and the short names that the style sheets use. Made once and
// written into every document, so that no page and no browser makes them again.
import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from "@mantine/core";
import { PALETTES, theme } from "./theme.ts";

/** What style sheets call a step of a palette. */
const NAMES = {
  navy: [
    "navy-50",
    "navy-100",
    "navy-200",
    "navy-300",
    "navy-600",
    "primary",
    "",
    "primary-hover",
    "navy-900",
    "",
    "navy-950",
  ],
  spark: ["spark-50", "spark-100", "sky", "spark-300", "", "spark", "", "spark-text", "spark-text-hover"],
  gray: ["stone-50", "stone-100", "", "line", "control", "", "ink-3", "ink-2", "", "ink"],
  green: ["ok-tint", "", "", "", "", "ok"],
  orange: ["warn-tint", "", "", "", "", "warn"],
  red: ["bad-tint", "", "", "", "", "bad"],
} as const satisfies Record<keyof typeof PALETTES, readonly string[]>;

/** Mantine's own grey text, links, hovers and errors fail contrast or the look; these take their place. */
const MANTINE = {
  "--mantine-color-dimmed": "var(--ink-3)",
  "--mantine-color-anchor": "var(--spark-text)",
  "--mantine-color-placeholder": "var(--ink-3)",
  "--mantine-color-error": "var(--bad)",
  "--mantine-color-success": "var(--ok)",
  "--mantine-color-default-border": "var(--control)",
  "--mantine-color-disabled": "var(--stone-100)",
  "--mantine-color-disabled-color": "var(--ink-3)",
  "--mantine-color-disabled-border": "var(--line)",
};

/** Mantine's own palettes: nothing is drawn in them. */
const UNUSED = new RegExp(
  `-color-(?:${Object.keys(DEFAULT_THEME.colors)
    .filter((name) => !(name in PALETTES))
    .join("|")})-`,
);

type Variables = Readonly<Record<string, string>>;

/** The rules as text: what differs from Mantine's defaults, which are in mantine.css, and our names. */
function variablesOfTheme(): string {
  const ours = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  const defaults = defaultCssVariablesResolver(DEFAULT_THEME);
  const variables = { ...differing(ours.variables, defaults.variables), ...named() };
  const light = { ...differing(ours.light, defaults.light), ...MANTINE };
  return convertCssVariables({ variables, light, dark: {} }, ":root");
}

function differing(ours: Variables, defaults: Variables): Variables {
  const isOurs = ([name, value]: [string, string]) => defaults[name] !== value && !UNUSED.test(name);
  return Object.fromEntries(Object.entries(ours).filter(isOurs));
}

function named(): Variables {
  const steps = Object.entries(NAMES).flatMap(([palette, names]) =>
    names.map((name, step) => [`--${name}`, `var(--mantine-color-${palette}-${step})`]),
  );
  return Object.fromEntries(steps.filter(([name]) => name !== "--"));
}

export const THEME_VARIABLES = variablesOfTheme();
