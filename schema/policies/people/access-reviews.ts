// The monthly review of the access log: whoever reads the log reviews it and signs.
import { isSuper } from "#schema/policies/viewer.ts";

export const reviewAccess = isSuper;
