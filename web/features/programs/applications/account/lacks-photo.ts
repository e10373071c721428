import type { MyApplicationFragment } from "#web/gql/applications.ts";

/** An exam asks for a photo, and this one has none: the admission slip needs it while it can still be put in. */
export const lacksPhoto = ({ program, photo, viewerCanChange }: MyApplicationFragment): boolean =>
  program.kind === "KITEC" && photo === null && viewerCanChange;
