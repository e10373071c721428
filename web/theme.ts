// The look of Mantine's parts (docs/look.md 1, 3 and 5). Only forms, toasts and dialogs are Mantine, so this is loaded with
// them, never with a public page. What a colour or size cannot say, such as the focus of a field, is in theme.module.css.
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from "@mantine/core";
import "./mantine.css";
import css from "./theme.module.css";

/** The primary colour of the specification with five lighter and five darker steps; the base is step 5. */
const navy: MantineColorsTuple = [
  "#F2F4FA",
  "#E3E8F4",
  "#C9D3EC",
  "#A9B6D8",
  "#50659F",
  "#2B4285",
  "#263B79",
  "#22366E",
  "#1B2A57",
  "#16234B",
  "#131D40",
];

/** The secondary colour, in the same way. As text on white only step 7 and darker are readable (6.49). */
const spark: MantineColorsTuple = [
  "#EAF3FF",
  "#CFE3FF",
  "#9DC4FF",
  "#6FAEFF",
  "#3D8FFF",
  "#006eff",
  "#0063E6",
  "#0057CC",
  "#0049AB",
  "#003A89",
  "#002C68",
];

const fontFamily =
  '"Pretendard Page", "Pretendard Variable", Pretendard, "Pretendard Fallback", system-ui, -apple-system, "Apple SD Gothic Neo", "Noto Sans KR", "Malgun Gothic", sans-serif';

export const theme = createTheme({
  colors: { navy, spark },
  primaryColor: "navy",
  primaryShade: 5,
  white: "#ffffff",
  black: "#171B26",
  fontFamily,
  headings: { fontFamily, fontWeight: "700", textWrap: "balance" },
  defaultRadius: 2,
  radius: { xs: "2px", sm: "2px", md: "2px", lg: "2px", xl: "2px" },
  fontSizes: { xs: "0.8125rem", sm: "0.875rem", md: "1rem", lg: "1.125rem", xl: "1.25rem" },
  lineHeights: { xs: "1.4", sm: "1.6", md: "1.7", lg: "1.7", xl: "1.5" },
  spacing: { xs: "0.5rem", sm: "0.75rem", md: "1rem", lg: "1.5rem", xl: "2rem" },
  shadows: {
    xs: "none",
    sm: "none",
    md: "0 8px 24px rgba(19, 29, 64, 0.16)",
    lg: "0 8px 24px rgba(19, 29, 64, 0.22)",
    xl: "0 8px 24px rgba(19, 29, 64, 0.28)",
  },
  respectReducedMotion: true,
  cursorType: "pointer",
  components: {
    Input: {
      classNames: { wrapper: css.inputWrapper, input: css.input, section: css.inputSection },
      vars: () => ({ wrapper: { "--input-height": "48px", "--input-fz": "1rem" } }),
    },
    Checkbox: { defaultProps: { size: "md" }, classNames: { input: css.check } },
    Radio: { defaultProps: { size: "md" }, classNames: { radio: css.check } },
    Notification: {
      classNames: {
        root: css.toast,
        icon: css.toastIcon,
        title: css.toastTitle,
        description: css.toastText,
        closeButton: css.toastClose,
      },
    },
  },
});

/** Mantine's own grey text, links, borders and errors fail contrast or the look; these take their place. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-dimmed": "var(--ink-3)",
    "--mantine-color-anchor": "var(--spark-text)",
    "--mantine-color-placeholder": "var(--ink-3)",
    "--mantine-color-error": "var(--bad)",
    "--mantine-color-success": "var(--ok)",
    "--mantine-color-default-border": "var(--control)",
    "--mantine-color-disabled": "var(--stone-100)",
    "--mantine-color-disabled-color": "var(--ink-3)",
    "--mantine-color-disabled-border": "var(--line)",
  },
  dark: {},
});
