import type { Language } from '../languages';

/** The content of a letter, before it becomes text or HTML. All values are plain text. layHtml escapes them. */
export interface Content {
  language: Language;
  subject: string;
  greeting: string;
  /** Paragraphs before the link or the facts. */
  before: string[];
  /** The main link, which is a button in HTML. */
  action?: { label: string; link: string; copyLink: string };
  /** A short table. Values may have several lines. */
  facts?: { label: string; value: string }[];
  /** Paragraphs after the link or the facts. */
  after: string[];
  /** The last line, which states who sent the letter. */
  foot: string;
}
