// The state of emails, background jobs and backups, for the people who run the site.
import { builder } from "#schema/builder.ts";
import { manageSettings } from "#schema/policies/core/settings.ts";
import type { Waiting } from "./read-waiting.ts";

const sum = (
  rows: readonly { readonly state: string; readonly count: number }[],
  states: readonly string[],
) => rows.reduce((total, { state, count }) => total + (states.includes(state) ? count : 0), 0);

const WAITING_JOBS = ["created", "retry", "active"];

export const SystemHealthRef = builder.objectRef<Waiting>("SystemHealth").implement({
  description: "Emails, background jobs and backups, as they are now.",
  authScopes: { can: manageSettings },
  fields: (t) => ({
    mailsWaiting: t.int({
      description: "Not sent yet.",
      resolve: ({ mails }) => sum(mails, ["waiting"]),
    }),
    mailsFailed: t.int({
      description: "Given up after every try.",
      resolve: ({ mails }) => sum(mails, ["failed"]),
    }),
    jobsWaiting: t.int({
      description: "Waiting for their time, or being done.",
      resolve: ({ jobs }) => sum(jobs, WAITING_JOBS),
    }),
    jobsFailed: t.int({
      description: "Given up after every try, of the last days.",
      resolve: ({ jobs }) => sum(jobs, ["failed"]),
    }),
    backupMadeAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When the newest backup was made; null: there is none.",
      resolve: ({ backups }) => backups.made,
    }),
    backupProvedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When one was last restored into a scratch database and was equal; null: none ever was.",
      resolve: ({ backups }) => backups.proved,
    }),
  }),
});
