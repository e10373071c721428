import type { MyApplicationFragment } from "#web/gql/applications.ts";

/** An exam asks for a photo, and this application has none: the admission slip needs it while it can still be added. */
export const lacksPhoto = ({
  photo,
  examResult,
  viewerCanReplacePhoto,
}: Pick<MyApplicationFragment, "photo" | "examResult" | "viewerCanReplacePhoto">): boolean =>
  photo === null && examResult === null && viewerCanReplacePhoto;
