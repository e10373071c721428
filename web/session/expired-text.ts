// The one sentence that is Korean whatever the page's language (specification 8); English is beside it on English
// pages (docs/sign-in.md#the-meaning-of-a-401). A constant and not a message: an English page does not load the Korean messages.
import type { UiLanguage } from "#web/i18n/language.ts";

const KOREAN = "세션이 만료되었습니다. 다시 로그인해 주세요.";
const ENGLISH = "The session has expired. Please log in again.";

/** The text of the alert. */
export function expiredText(language: UiLanguage): string {
  return language === "en" ? `${KOREAN}\n${ENGLISH}` : KOREAN;
}

/**
 * Said when the view of an account has ended (docs/core.md#access-to-peoples-data). A constant as well: only
 * a tab with a view ever says it.
 */
export function viewEndedText(language: UiLanguage): string {
  return language === "en"
    ? "Viewing as the member has ended. You are yourself again."
    : "회원으로 보기가 끝났습니다. 이제 본인 계정으로 돌아갑니다.";
}
