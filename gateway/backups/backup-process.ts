// The process that makes and proves backups, started by run-backup-work.ts.
import { answerParent } from "#gateway/processes/answer-parent.ts";
import { type BackupAnswer, type BackupWork, doBackupWork } from "./backup-work.ts";

await answerParent<BackupWork, BackupAnswer>(doBackupWork);
