/**
 * Why a sign-in with a provider failed. The error is only logged. The person returns to the site and is not signed in.
 */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  /** A short reason without personal data. */
  readonly why: string;

  constructor(why: 'unknown provider' | 'bad app_challenge' | 'not begun in this browser, or too old') {
    super(why);
    this.why = why;
  }
}
