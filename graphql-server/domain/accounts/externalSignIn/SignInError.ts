/** Why an attempt to sign in with another provider came to nothing; for the log, people only come back signed out. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  /** One or two words without anything personal. */
  readonly why: string;

  constructor(why: 'unknown provider' | 'bad app_challenge' | 'not begun in this browser, or too old') {
    super(why);
    this.why = why;
  }
}
