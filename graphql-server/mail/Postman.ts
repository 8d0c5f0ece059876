import type { Message } from './Letter';

/** Sends letters. */
export interface Postman {
  /**
   * @returns a promise that resolves when the letter is accepted
   * @throws when the letter is not accepted, e.g. because the mail server refuses it
   */
  send(message: Message): Promise<void>;
}
