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
  /** The kind of letter, e.g. resetPassword; never shown. */
  kind: string;
  language: Language;
  /** One e-mail address. */
  to: string;
  /** Who gets the replies; nobody if not set. */
  replyTo?: { name: string; address: string };
}
