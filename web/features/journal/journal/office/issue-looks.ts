// Says how the status of an issue looks.
import { mdiCheckCircleOutline, mdiClockOutline } from "@mdi/js";

export const ISSUE_LOOKS = {
  DRAFT: { icon: null, tone: "quiet" },
  SCHEDULED: { icon: mdiClockOutline, tone: "now" },
  PUBLISHED: { icon: mdiCheckCircleOutline, tone: "ok" },
} as const;
