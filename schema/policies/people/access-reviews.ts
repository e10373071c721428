// The monthly review of the access log: anyone who reads the log reviews it and signs.
import { isSuper } from "#schema/policies/viewer.ts";

export const reviewAccess = isSuper;
