const MINUTE = 60_000;

/** How long a person has to sign in at the provider and come back, in milliseconds. */
export const ATTEMPT_MS = 10 * MINUTE;

/** How long a sign-in token works, in milliseconds. The time is short because the page uses the token immediately. */
export const TOKEN_MS = MINUTE;

/** How long a sign-in token works, in milliseconds, if the person must type a password before the token is used. */
export const LINK_TOKEN_MS = 10 * MINUTE;
