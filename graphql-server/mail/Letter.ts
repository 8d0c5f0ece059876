import type { Language } from '../languages';

/** A letter without its recipient. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
  /** The main link; null if there is none. */
  link: string | null;
}

/** A letter with its recipient. */
export interface Message extends Letter {
  /** The kind of letter, e.g. resetPassword. The user does not see it. */
  kind: string;
  language: Language;
  /** One e-mail address. */
  to: string;
  /** The recipient of replies, if it is not the sender. */
  replyTo?: { name: string; address: string };
}
