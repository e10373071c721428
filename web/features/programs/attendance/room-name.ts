import type { CheckInListFragment } from "#web/gql/check-in.ts";

/** The name of a room, with its site where another site has a room of the same name; null without a room. */
export function roomName(rooms: CheckInListFragment["rooms"], id: number | null): string | null {
  const room = rooms.find((one) => one.id === id);
  if (!room) return null;
  const { name, site } = room;
  const isOne = rooms.filter((one) => one.name.text === name.text).length === 1;
  return isOne ? name.text : `${site.text} ${name.text}`;
}
