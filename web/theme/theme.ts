// The theme: every colour and size of the drawn direction (docs/look.md, docs/look-parts.md#parts), said
// once. Mantine's parts read it from the provider at the root; style sheets read the same values as CSS
// variables (theme-variables.ts). What a value cannot say, such as the focus of a field, is in
// mantine-look.css.

import { createTheme, type MantineColorsTuple } from "@mantine/core";
import { mdiChevronDown } from "@mdi/js";
import { createElement } from "react";
import button from "#web/components/button.module.css";
import { Icon } from "#web/components/Icon.tsx";
import scroll from "#web/components/ScrollRegion.module.css";

/** The primary colour of the specification with five lighter and five darker steps; the base is step 5. */
const navy: MantineColorsTuple = [
  "#f2f4fa",
  "#e3e8f4",
  "#c9d3ec",
  "#a9b6d8",
  "#50659f",
  "#2b4285",
  "#263b79",
  "#22366e",
  "#1b2a57",
  "#16234b",
  "#131d40",
];

/**
 * The secondary colour, in the same way. The base is 4.49:1 on white: art, rings, dots and bars only, never
 * words. As text on white step 7 and darker are readable (6.49).
 */
const spark: MantineColorsTuple = [
  "#eaf3ff",
  "#cfe3ff",
  "#9dc4ff",
  "#6faeff",
  "#3d8fff",
  "#006eff",
  "#0063e6",
  "#0057cc",
  "#0049ab",
  "#003a89",
  "#002c68",
];

/** Warm stone for grounds and lines (0 to 4), cool ink for words (6 to 9). */
const gray: MantineColorsTuple = [
  "#f6f4ef",
  "#ede9e1",
  "#e4dfd6",
  "#dbd6cc",
  "#857f74",
  "#6f6d70",
  "#5c6270",
  "#454b5a",
  "#2c313d",
  "#171b26",
];

/** What went well; 6.5:1 on white, as the two after it. */
const green: MantineColorsTuple = [
  "#eaf4ee",
  "#d0e6d9",
  "#a4cdb5",
  "#6fae8a",
  "#3f8c62",
  "#1b6b43",
  "#175d3a",
  "#135032",
  "#0f4028",
  "#0b301e",
];

const orange: MantineColorsTuple = [
  "#fff4e0",
  "#ffe6ba",
  "#f6cb83",
  "#dca14c",
  "#b57420",
  "#8a4b00",
  "#7a4200",
  "#693900",
  "#563000",
  "#402300",
];

const red: MantineColorsTuple = [
  "#fdf1ef",
  "#fadfdb",
  "#f2b8b2",
  "#e58a82",
  "#cc524a",
  "#b3261e",
  "#a1221b",
  "#8f1e18",
  "#75170f",
  "#5b120b",
];

/** The palettes there are; Mantine's other ones are not used. */
export const PALETTES = { navy, spark, gray, green, orange, red };

const fontFamily =
  '"Pretendard Page", "Pretendard Variable", Pretendard, "Pretendard Fallback", -apple-system, BlinkMacSystemFont, system-ui, "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", sans-serif';

const FLOATING = "0 8px 24px rgb(19 29 64 / 0.2)";

export const theme = createTheme({
  colors: PALETTES,
  primaryColor: "navy",
  primaryShade: 5,
  white: "#ffffff",
  black: "#171b26",
  fontFamily,
  headings: {
    fontFamily,
    textWrap: "balance",
    sizes: {
      h1: { fontSize: "1.625rem", lineHeight: "1.35", fontWeight: "700" },
      h2: { fontSize: "1.375rem", lineHeight: "1.5", fontWeight: "600" },
      h3: { fontSize: "1.25rem", lineHeight: "1.5", fontWeight: "600" },
      h4: { fontSize: "1.125rem", lineHeight: "1.5", fontWeight: "600" },
      h5: { fontSize: "1.0625rem", lineHeight: "1.5", fontWeight: "600" },
    },
  },
  defaultRadius: 2,
  radius: { xs: "2px", sm: "2px", md: "2px", lg: "2px", xl: "2px" },
  fontSizes: { xs: "0.8125rem", sm: "0.875rem", md: "1rem", lg: "1.125rem", xl: "1.25rem" },
  lineHeights: { xs: "1.4", sm: "1.6", md: "1.7", lg: "1.7", xl: "1.5" },
  spacing: { xs: "0.5rem", sm: "0.75rem", md: "1rem", lg: "1.5rem", xl: "2rem" },
  shadows: { xs: "none", sm: "none", md: FLOATING, lg: FLOATING, xl: FLOATING },
  respectReducedMotion: true,
  cursorType: "pointer",
  breakpoints: { xs: "480px", sm: "600px", md: "900px", lg: "1080px", xl: "1280px" },
  components: {
    Button: { defaultProps: { size: "md" }, classNames: { root: button.button } },
    ActionIcon: {
      defaultProps: { variant: "subtle", size: 44 },
      vars: () => ({ root: { "--ai-color": "var(--ink-2)", "--ai-hover": "var(--navy-50)" } }),
    },
    // It is beside the work: what has to be heard at once says so where it is used.
    Alert: { defaultProps: { variant: "info", role: "note" } },
    Badge: {
      defaultProps: { variant: "outline", color: "gray.5", size: "lg", radius: 2, tt: "none", fw: 500 },
    },
    Anchor: { defaultProps: { underline: "always" } },
    TableScrollContainer: { classNames: { scrollContainer: scroll.across } },
    Table: { defaultProps: { fz: "sm", verticalSpacing: 10, borderColor: "var(--line)" } },
    SegmentedControl: { defaultProps: { radius: 2, color: "navy" } },
    Input: { vars: () => ({ wrapper: { "--input-height": "48px", "--input-fz": "1rem" } }) },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ["label", "input", "error", "description"], withAsterisk: false },
    },
    NativeSelect: { defaultProps: { rightSection: createElement(Icon, { path: mdiChevronDown }) } },
    Text: { defaultProps: { inherit: true } },
    Textarea: { defaultProps: { resize: "vertical" } },
    Checkbox: { defaultProps: { size: "md" } },
    Radio: { defaultProps: { size: "md" } },
    ModalRoot: {
      defaultProps: {
        size: 520,
        padding: 28,
        centered: true,
        closeOnClickOutside: false,
        xOffset: 12,
        // Toasts are above a dialog, never over its title or buttons (web/components/toasts/ToastStack.tsx).
        yOffset: "calc(12px + var(--toasts-height, 0px))",
      },
    },
    ModalOverlay: { defaultProps: { color: navy[10], backgroundOpacity: 0.62 } },
  },
});
