/** Why a sign-in with a provider failed. Only for the log: people just return signed out. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  /** One or two words without anything personal. */
  readonly why: string;

  constructor(why: 'unknown provider' | 'bad app_challenge' | 'not begun in this browser, or too old') {
    super(why);
    this.why = why;
  }
}
