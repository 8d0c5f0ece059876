import type english from './messages/en.json';
import type englishNotices from './notices/en.json';

/** Every key that has a message in messages/: there on every screen once the app is. */
export type MessageId = keyof typeof english;

/** Every key of notices/: there on screens that await `showNotices`; said with Notice.tsx. */
export type NoticeId = keyof typeof englishNotices;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
