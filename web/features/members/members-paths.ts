// The addresses of this noun, without language.
export const LOGIN_PATH = "/login";
export const FORGOT_PASSWORD_PATH = "/forgot-password";
export const REGISTER_PATH = "/register";
export const MY_ACCOUNT_PATH = "/my-account";
