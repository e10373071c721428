// What two people wrote of one popup, side by side, in words.
import type { MessageId } from "#web/i18n/message-ids.ts";
import { LABELS, type PopupValues } from "./popup-values.ts";
import type { PopupConflict } from "./use-popup-form.ts";

/** The parts that both changed. */
export function differingPopupParts(
  { settled, mine, theirs }: PopupConflict,
  say: (id: MessageId) => string,
) {
  return (Object.keys(mine) as (keyof PopupValues)[])
    .filter((key) => settled.asked.includes(key))
    .map((key) => ({ key, label: say(labelOf(key)), mine: tell(mine[key]), theirs: tell(theirs[key]) }));
}

function labelOf(key: keyof PopupValues): MessageId {
  if (key === "image") return LABELS.imageId;
  return key === "imageEn" ? LABELS.imageEnId : LABELS[key];
}

function tell(value: PopupValues[keyof PopupValues]): string {
  if (value === null || typeof value === "string") return value ?? "";
  return "name" in value ? value.name : textOf(value);
}

/** The letters of a text, for telling two apart. */
function textOf(node: object): string {
  const { text = "", content = [] } = node as { text?: string; content?: readonly object[] };
  return text + content.map(textOf).join(" ");
}
