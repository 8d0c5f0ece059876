import type { Language } from '../languages';

/** What a letter says, before it is laid out as text or HTML. Plain text throughout; the layouts escape. */
export interface Content {
  language: Language;
  subject: string;
  greeting: string;
  /** Paragraphs before the link or the facts. */
  before: string[];
  /** The one thing to do. */
  action?: { label: string; link: string; copyLink: string };
  /** A short table; values may have several lines. */
  facts?: { label: string; value: string }[];
  /** Paragraphs after it. */
  after: string[];
  /** The line at the foot: who sent this. */
  foot: string;
}
