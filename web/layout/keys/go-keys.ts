// Says where g and a letter lead, and the key of the palette.
import {
  AUDIT_PATH,
  BANK_PATH,
  DASHBOARD_PATH,
  DUES_PATH,
  FILES_PATH,
  GLOSSARY_OFFICE_PATH,
  MEMBERS_PATH,
  OUTBOX_PATH,
  PAYMENTS_PATH,
  POPUPS_PATH,
  POST_OFFICE_PATH,
  PROGRAM_OFFICE_PATHS,
  SETTINGS_PATH,
} from "#web/paths.ts";

/** By address of a page of the office's menu. */
export const GO_KEYS: Readonly<Record<string, string>> = {
  [DASHBOARD_PATH]: "d",
  [PAYMENTS_PATH]: "p",
  [BANK_PATH]: "b",
  [DUES_PATH]: "y",
  [PROGRAM_OFFICE_PATHS.education.list]: "e",
  [PROGRAM_OFFICE_PATHS.evaluation.list]: "k",
  [PROGRAM_OFFICE_PATHS.seminars.list]: "s",
  [POST_OFFICE_PATH]: "n",
  [GLOSSARY_OFFICE_PATH]: "w",
  [POPUPS_PATH]: "u",
  [FILES_PATH]: "f",
  [MEMBERS_PATH]: "m",
  [OUTBOX_PATH]: "o",
  [AUDIT_PATH]: "l",
  [SETTINGS_PATH]: "t",
};

/** As keyboards have it printed. */
export const PALETTE_KEY = "Ctrl K";
