// What a mark does that is typed at the beginning of a line: "1. ", "가. " and "- " begin a list; in an item
// of a list they say which level it is of, as in a notice that is typed as plain text. A mark that does not
// count on stays the text it is.
import { Extension, InputRule, wrappingInputRule } from "@tiptap/core";
import type { NodeType } from "@tiptap/pm/model";
import { readMark } from "./list-marks.ts";
import { moveByMark } from "./move-by-mark.ts";

type Handler = InputRule["handler"];

const NUMBERED = /^((?:\d{1,2}|[가-힣])[.)]|\((?:\d{1,2}|[가-힣])\)|[①-⑳㉮-㉻])\s$/u;
const BULLET = /^([-+*])\s$/;

/** "1." with any number begins a list, the other marks with their first. */
function numberRule(type: NodeType): InputRule {
  const find = NUMBERED;
  const numberIn = ([, mark = ""]: RegExpMatchArray) => readMark(mark)?.number;
  const markerIn = ([, mark = ""]: RegExpMatchArray) => readMark(mark)?.marker;
  const plain = wrappingInputRule({
    find,
    type,
    getAttributes: (match) => ({ start: numberIn(match) }),
    joinPredicate: (match, { attrs, childCount }) =>
      attrs.marker === null && childCount + attrs.start === numberIn(match),
  });
  const counted = wrappingInputRule({
    find,
    type,
    getAttributes: (match) => ({ marker: markerIn(match) }),
    joinPredicate: (match, { attrs }) => attrs.marker === markerIn(match),
  });
  const handler: Handler = (props) => {
    const read = readMark(props.match[1] ?? "");
    if (!read) return null;
    const { marker: kind, number } = read;
    const moved = moveByMark(props, { kind, number });
    if (moved !== "BEGIN") return moved === "MOVED" ? undefined : null;
    if (kind === "1.") return plain.handler(props);
    return number === 1 ? counted.handler(props) : null;
  };
  return new InputRule({ find, handler });
}

function bulletRule(type: NodeType): InputRule {
  const plain = wrappingInputRule({ find: BULLET, type });
  const handler: Handler = (props) => {
    const moved = moveByMark(props, { kind: "•", number: 1 });
    if (moved === "BEGIN") return plain.handler(props);
    return moved === "MOVED" ? undefined : null;
  };
  return new InputRule({ find: BULLET, handler });
}

export const TypedMarks = Extension.create({
  name: "typedMarks",

  addInputRules() {
    const { orderedList, bulletList } = this.editor.schema.nodes;
    return orderedList && bulletList ? [numberRule(orderedList), bulletRule(bulletList)] : [];
  },
});
