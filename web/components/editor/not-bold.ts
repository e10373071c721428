// Google Docs wraps what was copied in `<b style="font-weight:normal">`, and says bold and not bold by the
// weight of spans. Here only what is bold stays in `<b>`.

const PLAIN = /(?<![\w-])font-weight:\s*"?(?:normal|lighter|[1-4]00)\b/i;
const UPRIGHT = /(?<![\w-])font-style:\s*"?normal\b/i;

const styleOf = (element: Element) => element.getAttribute("style") ?? "";
const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/** Takes away marks that their own style, or a span inside them, calls off. */
export function unwrapCalledOff(root: Element): void {
  for (const mark of [...root.querySelectorAll("b, strong")]) callOff(mark, PLAIN, "strong");
  for (const mark of [...root.querySelectorAll("i, em")]) callOff(mark, UPRIGHT, "em");
}

function callOff(mark: Element, plain: RegExp, name: string): void {
  const inside = [...mark.querySelectorAll("[style]")].filter((element) => plain.test(styleOf(element)));
  if (plain.test(styleOf(mark))) unwrap(mark);
  else if (inside.length > 0) {
    for (const text of textsOf(mark)) {
      if (inside.some((element) => element.contains(text))) continue;
      const own = mark.ownerDocument.createElement(name);
      text.replaceWith(own);
      own.append(text);
    }
    unwrap(mark);
  }
}

function textsOf(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}
