import type english from './messages/en.json';
import type englishNotices from './notices/en.json';

/** All keys of messages/. Every screen of the app has them. */
export type MessageId = keyof typeof english;

/** All keys of notices/. Only screens that await `loadNoticeTexts` have them; Notice.tsx shows them. */
export type NoticeId = keyof typeof englishNotices;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
