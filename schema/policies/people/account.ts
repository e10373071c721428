// The own account: anyone who is signed in looks after it, and after no other.
import { isMember } from "#schema/policies/viewer.ts";

export const readMyAccount = isMember;

export const endMySessions = isMember;

export const chooseNewsletter = isMember;

export const chooseMailLanguage = isMember;

export const followTopics = isMember;

export const agreeToTexts = isMember;

export const cancelMyEmailChange = isMember;
