import type { Message } from './Letter';

/** Sends letters. */
export interface Postman {
  /**
   * @returns when the letter is handed over
   * @throws when it could not be handed over, e.g. the mail server refuses it
   */
  send(message: Message): Promise<void>;
}
