import type { Language } from '../languages';

/** A letter as it is written, before it has an envelope. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
  /** The one link it is about; null where it has none. */
  link: string | null;
}

/** A letter in its envelope. */
export interface Message extends Letter {
  /** What it is, e.g. resetPassword; never shown. */
  kind: string;
  language: Language;
  /** One e-mail address. */
  to: string;
  /** Whom an answer goes to; absent: nobody. */
  replyTo?: { name: string; address: string };
}
