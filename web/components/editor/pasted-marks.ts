// Bold, italic and the like, which word processors and spreadsheets write as styles.

/** What a mark of Word or HWP says by its style, as an element that says it. */
const BY_STYLE: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w-])font-weight:\s*"?(?:bold|[6-9]00)/i, "strong"],
  [/(?<![\w-])font-style:\s*"?italic/i, "em"],
  [/text-decoration[^;]*:[^;]*underline/i, "u"],
  [/text-decoration[^;]*:[^;]*line-through/i, "s"],
  [/vertical-align:\s*"?super\b/i, "sup"],
  [/vertical-align:\s*"?sub\b/i, "sub"],
];

/** The content of a styled element in its place, with the marks it means. */
export function unwrapStyled(element: Element): void {
  markContent(element);
  element.replaceWith(...element.childNodes);
}

/** Puts the marks that an element's style means around what is in it. */
export function markContent(element: Element): void {
  const style = element.getAttribute("style") ?? "";
  for (const [, name] of BY_STYLE.filter(([pattern]) => pattern.test(style))) {
    const mark = element.ownerDocument.createElement(name);
    mark.append(...element.childNodes);
    element.append(mark);
  }
}
