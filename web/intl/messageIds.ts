import type english from './messages/en.json';

/** Every key that has a message. */
export type MessageId = keyof typeof english;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
