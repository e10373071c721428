// The words of automatic mails reach everybody in the association's name: like the settings they are SUPER's (docs/core.md#mail).
import { isSuper } from "#schema/policies/viewer.ts";

export const writeMailTemplates = isSuper;
