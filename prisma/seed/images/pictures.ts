// All pictures the demo draws. Posts name them.
import { bridges } from "./bridges.ts";
import { gallery } from "./gallery.ts";
import type { Picture } from "./picture.ts";
import { rooms } from "./rooms.ts";
import { things } from "./things.ts";

export const pictures: readonly Picture[] = [...rooms, ...things, ...bridges, ...gallery];
