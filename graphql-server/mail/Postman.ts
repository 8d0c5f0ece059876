import type { Message } from './Letter';

/** Takes letters where they go. */
export interface Postman {
  /**
   * @returns once the letter is out of our hands
   * @throws when it is not, e.g. because the mail server refuses it
   */
  send(message: Message): Promise<void>;
}
