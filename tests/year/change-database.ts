// The site moves: a backup of the running site is restored into the other kind of database, and people go on there.
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { differences, restoreInto, writeMeasured } from "./backup.ts";
import type { World } from "./world.ts";

/** What differs afterwards is among the wrong answers of the day. */
export async function changeDatabase(world: World): Promise<void> {
  const { site, places, now } = world;
  const left = site.place;
  const place = await places.make(left.kind === "SERVER" ? "EMBEDDED" : "SERVER");
  const file = join(places.folder("backup"), "move.backup");
  const measured = await writeMeasured(world, file);
  await site.moveInto(place, now, async () => {
    site.wrong.push(...differences(measured, await restoreInto(place, file)));
  });
  for (const folder of [dirname(file), left.dataDir, left.filesDir])
    await rm(folder, { recursive: true, force: true });
}
