// The words of automatic mails reach everybody in the association's name: like the settings they are SUPER's (decision 169).
import { isSuper } from "#schema/policies/viewer.ts";

export const writeMailTemplates = isSuper;
