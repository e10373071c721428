// Popups of the office: made for some days, corrected, and deleted by mistake and restored.
import { DAY } from "#schema/validation/core/durations.ts";
import { acknowledge, act, type World } from "#tests/year/world.ts";
import {
  CreatePopupDocument,
  DeletePopupDocument,
  RestorePopupDocument,
  SavePopupDocument,
} from "#web/gql/popups.ts";

const body = (text: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});

/** Shown for a week, to everybody, in both languages. */
export async function showPopup(world: World): Promise<void> {
  const { now, random, office } = world;
  const day = now.toISOString().slice(0, 10);
  const input = (titleKo: string) => ({
    titleKo,
    titleEn: `Popup of ${day}`,
    position: 1,
    bodyKo: body("알려 드립니다."),
    bodyEn: body("Please note."),
    device: "ALL",
    language: "ALL",
    pages: "HOME",
    audience: "ALL",
    hide: "TODAY",
    showsFrom: now.toISOString(),
    showsTo: new Date(now.getTime() + 7 * DAY).toISOString(),
  });
  const made = await act(world, office.content, "make a popup", CreatePopupDocument, {
    input: input(`알림창 오자 ${day}`),
  });
  const { id, version } = Object(made?.createPopup);
  if (!made) return;
  const saved = await act(world, office.content, "correct a popup", SavePopupDocument, {
    id,
    version,
    input: input(`알림창 ${day}`),
    note: null,
  });
  if (saved) acknowledge(world, { table: "popups", id, version: Number(Object(saved.savePopup).version) });
  if (!random.oneIn(3)) return;
  await act(world, office.content, "delete a popup by mistake", DeletePopupDocument, { id });
  await act(world, office.content, "restore a popup", RestorePopupDocument, { id });
}
